/** A self-signed certificate for 127.0.0.1 and some names, written as DER with Node only. */
import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const size =
    body.length < 128
      ? [body.length]
      : body.length < 256
        ? [0x81, body.length]
        : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
};
const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, "hex"));
const time = (date: Date): Buffer =>
  der(
    0x17,
    Buffer.from(
      `${date
        .toISOString()
        .replace(/[-:T]|\.\d+/g, "")
        .slice(2)}`,
    ),
  );

const ECDSA_SHA256 = sequence(oid("2a8648ce3d040302"));
const NAME = sequence(der(0x31, sequence(oid("550403"), der(0x0c, Buffer.from("localhost")))));
/** subjectAltName: DNS names, and IP 127.0.0.1. */
const extensions = (names: string[]): Buffer =>
  der(
    0xa3,
    sequence(
      sequence(
        oid("551d11"),
        der(
          0x04,
          sequence(
            ...names.map((name) => der(0x82, Buffer.from(name))),
            der(0x87, Buffer.from([127, 0, 0, 1])),
          ),
        ),
      ),
    ),
  );

const pem = (label: string, body: Buffer): string =>
  `-----BEGIN ${label}-----\n${body.toString("base64").replace(/.{64}/g, "$&\n")}\n-----END ${label}-----\n`;

export function selfSigned(names = ["localhost"]): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const now = Date.now();
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    ECDSA_SHA256,
    NAME,
    sequence(time(new Date(now - 3_600_000)), time(new Date(now + 86_400_000))),
    NAME,
    publicKey.export({ type: "spki", format: "der" }),
    extensions(names),
  );
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign("sha256", body, privateKey)]));
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: pem("CERTIFICATE", sequence(body, ECDSA_SHA256, signature)),
  };
}
