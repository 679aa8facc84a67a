import { POSTED } from "@meridian/contract/forms";
import {
  createChallenge,
  randomInt,
  verifySolution,
  type Challenge,
  type Payload,
} from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as v from "valibot";
import type { Captcha, Verdict } from "#captcha/captcha.ts";
import type { Clock } from "#clock.ts";
import { derive } from "#secrets.ts";

const ALGORITHM = "PBKDF2/SHA-256";
/** PBKDF2 rounds per guess: about 1.5 ms on a laptop. */
const COST = 5000;
/** Average guesses of the visitor's machine; each challenge draws a new number. */
const WORK = 250;
/** A challenge is solved at the end of a form and spent within seconds. */
const LIFETIME_MS = 20 * 60_000;

const hex = v.pipe(v.string(), v.maxLength(400));
const payloadSchema = v.looseObject({
  challenge: v.looseObject({
    parameters: v.looseObject({
      algorithm: v.literal(ALGORITHM),
      nonce: hex,
      salt: hex,
      keyLength: v.number(),
      keyPrefix: hex,
      cost: v.literal(COST),
      keySignature: hex,
      expiresAt: v.number(),
    }),
    signature: hex,
  }),
  solution: v.looseObject({ counter: v.number(), derivedKey: hex }),
});

/** ALTCHA, self-hosted: half a second of work for the visitor's machine and no third party. */
export function createAltcha(secret: string, clock: Clock, work = WORK): Captcha<Challenge> {
  const guesses = { least: Math.ceil(work * 0.4), most: Math.ceil(work * 1.6) };
  const secrets = {
    hmacSignatureSecret: derive(secret, "altcha"),
    hmacKeySignatureSecret: derive(secret, "altcha key"),
  };
  return {
    provider: "altcha",
    issue: () =>
      createChallenge({
        algorithm: ALGORITHM,
        cost: COST,
        counter: randomInt(guesses.most, guesses.least),
        expiresAt: new Date(clock.now() + LIFETIME_MS),
        deriveKey,
        ...secrets,
      }),
    issuedAt(posted) {
      const expiresAt = read(posted[POSTED.captcha] ?? "")?.challenge.parameters.expiresAt;
      return expiresAt === undefined ? null : Number(expiresAt) * 1000 - LIFETIME_MS;
    },
    async verify(posted): Promise<Verdict> {
      const given = posted[POSTED.captcha] ?? "";
      if (given === "") return { outcome: "absent" };
      const payload = read(given);
      if (!payload) return { outcome: "wrong" };
      const { challenge, solution } = payload;
      const until = Number(challenge.parameters.expiresAt) * 1000;
      if (until <= clock.now()) return { outcome: "expired" };
      const { verified, expired } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        ...secrets,
      });
      if (!verified) return { outcome: expired ? "expired" : "wrong" };
      // The library accepts replays, so the signature is stored until the challenge expires.
      return { outcome: "passed", spend: { token: `altcha:${challenge.signature}`, until } };
    },
  };
}

/** The browser's payload: JSON in base64. `null` for anything else. */
function read(given: string): Payload | null {
  if (given.length > 4000) return null;
  try {
    const parsed = v.safeParse(
      payloadSchema,
      JSON.parse(Buffer.from(given, "base64").toString("utf8")),
    );
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
