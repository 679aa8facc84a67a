import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import { createHash } from "node:crypto";
import type { Payload, PayloadRequest } from "payload";
import { readBrand } from "#admin-ui/read-brand.ts";
import { challengeOf, ticketOf } from "#accounts/passkeys/challenge.ts";
import { placeOf, type Place } from "#accounts/passkeys/place.ts";
import { readAnswer, readNew } from "#accounts/passkeys/read-response.ts";
import type { Passkey, User } from "#payload-types.ts";

const collection = "passkeys";
export const MOST_PASSKEYS = 20;

/** Ed25519, ES256, RS256: every device supports one, and no runtime calls them experimental. */
const ALGORITHMS = [-8, -7, -257];

const ownerOf = ({ user }: Passkey): number => (typeof user === "object" ? user.id : user);

export async function passkeysOf(payload: Payload, user: number): Promise<Passkey[]> {
  const { docs } = await payload.db.find<Passkey>({
    collection,
    where: { user: { equals: user } },
    sort: "id",
    pagination: false,
  });
  return docs;
}

const transportsOf = ({ transports }: Passkey): string[] =>
  Array.isArray(transports) ? transports.filter((one) => typeof one === "string") : [];
const named = (keys: Passkey[]) =>
  keys.map((key) => ({ id: key.credential, transports: transportsOf(key) }));

/** Options for a browser; the ticket is sent back with its response. */
export interface Question<Options = PublicKeyCredentialRequestOptionsJSON> {
  options: Options;
  ticket: string;
}

export async function registrationOptions(
  payload: Payload,
  { rpID }: Place,
  user: Pick<User, "id" | "email" | "name">,
): Promise<Question<PublicKeyCredentialCreationOptionsJSON>> {
  const options = await generateRegistrationOptions({
    rpName: (await readBrand(payload)).name,
    rpID,
    userName: user.email,
    userDisplayName: user.name ?? user.email,
    // The same for all passkeys of a user; no personal data.
    userID: new Uint8Array(createHash("sha256").update(`meridian user ${user.id}`).digest()),
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: named(await passkeysOf(payload, user.id)),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const { challenge } = options;
  return { options, ticket: ticketOf(payload, { challenge, purpose: "add", user: user.id }) };
}

/** Returns the passkey's number; `null` for an invalid response. */
export async function storeNew(
  payload: Payload,
  { rpID, origin }: Place,
  {
    user,
    ticket,
    response,
    name,
  }: { user: number; ticket: unknown; response: unknown; name: string },
): Promise<number | null> {
  const given = readNew(response);
  const challenge = await challengeOf(payload, ticket, { purpose: "add", user });
  if (challenge === null || !given) return null;
  const { registrationInfo: info } = await verifyRegistrationResponse({
    response: given,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!info) return null;
  const { id: credential, publicKey, counter, transports = [] } = info.credential;
  const data = {
    user,
    credential,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports,
    name,
  };
  // The column is unique: the database refuses a registered passkey.
  const stored = await payload.db.create({ collection, data }).catch(() => null);
  return stored ? Number(stored.id) : null;
}

/**
 * `user`: options for their passkey, as a second factor; without it for anyone's, as the only one.
 */
export async function loginOptions(
  payload: Payload,
  { rpID }: Place,
  user?: number,
): Promise<Question> {
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: user === undefined ? "required" : "preferred",
    ...(user !== undefined && { allowCredentials: named(await passkeysOf(payload, user)) }),
  });
  const requested =
    user === undefined
      ? ({ purpose: "enter", user: 0 } as const)
      : ({ purpose: "second", user } as const);
  return { options, ticket: ticketOf(payload, { challenge: options.challenge, ...requested }) };
}

export type Verdict = { user: number; passkey: Passkey } | "wrong" | "cloned";

/** Returns the passkey's user. Refuses a counter that goes back: the key is a clone. */
export async function verifyResponse(
  payload: Payload,
  { rpID, origin }: Place,
  { ticket, response, user }: { ticket: unknown; response: unknown; user?: number },
): Promise<Verdict> {
  const given = readAnswer(response);
  const requested =
    user === undefined
      ? { purpose: "enter" as const, user: 0 }
      : { purpose: "second" as const, user };
  const challenge = await challengeOf(payload, ticket, requested);
  if (challenge === null || !given) return "wrong";
  const where = { credential: { equals: given.id } };
  const passkey = await payload.db.findOne<Passkey>({ collection, where });
  if (!passkey || (user !== undefined && ownerOf(passkey) !== user)) return "wrong";
  const { verified, authenticationInfo: info } = await verifyAuthenticationResponse({
    response: given,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: user === undefined,
    // Compared below, with a separate reason.
    credential: {
      id: passkey.credential,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: 0,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !info) return "wrong";
  const { newCounter: counter } = info;
  if ((counter > 0 || passkey.counter > 0) && counter <= passkey.counter) return "cloned";
  const isFirst: unknown = await payload.db.updateOne({
    collection,
    where: { and: [{ id: { equals: passkey.id } }, { counter: { equals: passkey.counter } }] },
    data: { counter, lastUsed: new Date().toISOString() },
    options: { atomic: true },
  });
  return isFirst === null ? "wrong" : { user: ownerOf(passkey), passkey };
}

/** One, or all. Returns their names. `req`: part of its transaction. */
export async function removePasskeys(
  payload: Payload,
  user: number,
  id?: number,
  req?: PayloadRequest,
): Promise<string[]> {
  const gone = (await passkeysOf(payload, user)).filter((key) => id === undefined || key.id === id);
  for (const key of gone)
    await payload.db.deleteMany({ collection, where: { id: { equals: key.id } }, req });
  return gone.map(({ name }) => name);
}

/** `null` unless the server has a host name and the user a passkey. */
export async function questionFor(payload: Payload, user: number): Promise<Question | null> {
  const place = placeOf(payload);
  if (!place || (await passkeysOf(payload, user)).length === 0) return null;
  return loginOptions(payload, place, user);
}
