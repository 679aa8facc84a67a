/** A software authenticator: the browser's messages for registering and using a passkey. */
import { isoCBOR } from "@simplewebauthn/server/helpers";
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const ATTESTED = 64;

export interface Challenge {
  challenge: string;
  rpId?: string;
  rp?: { id?: string };
}

export interface Device {
  /** Increments with each response; a copied device lacks the other's count. */
  counter: number;
  isVerifying: boolean;
  origin: string;
  id: string;
  make(options: Challenge): object;
  use(options: Challenge): object;
}

const sha256 = (data: Buffer | string): Buffer => createHash("sha256").update(data).digest();

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** COSE: EC2, ES256, P-256, x, y. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
  return Buffer.from(
    isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    ),
  );
}

export function newDevice(origin: string): Device {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credential = randomBytes(16);
  const id = credential.toString("base64url");
  const count = (): Buffer => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(device.counter);
    return bytes;
  };
  const head = (rpId: string, flags: number): Buffer =>
    Buffer.concat([
      sha256(rpId),
      Buffer.from([flags | USER_PRESENT | (device.isVerifying ? USER_VERIFIED : 0)]),
      count(),
    ]);
  const shown = { id, rawId: id, type: "public-key", clientExtensionResults: {} };
  const device: Device = {
    counter: 0,
    isVerifying: true,
    origin,
    id,
    make({ challenge, rp }) {
      const data = Buffer.concat([
        head(rp?.id ?? "", ATTESTED),
        Buffer.alloc(16),
        Buffer.from([0, credential.length]),
        credential,
        coseKey(publicKey),
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", new Uint8Array(data)],
        ]),
      );
      const client = clientData("webauthn.create", challenge, device.origin);
      return {
        ...shown,
        response: {
          clientDataJSON: client.toString("base64url"),
          attestationObject: Buffer.from(attestation).toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    use({ challenge, rpId = "" }) {
      device.counter += 1;
      const data = head(rpId, 0);
      const client = clientData("webauthn.get", challenge, device.origin);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...shown,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
        },
      };
    },
  };
  return device;
}
