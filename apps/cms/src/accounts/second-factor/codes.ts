/**
 * Time-based codes (RFC 6238, as authenticator apps make them) and the codes for the day the
 * telephone is gone.
 */
import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { markOf } from "#accounts/second-factor/encryption.ts";

const PERIOD = 30;
/** Steps of 30 seconds a telephone's clock may be off, each way. */
const TOLERANCE = 1;
const RECOVERY_CODES = 10;
/** Letters and digits nobody mistakes for one another. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789".slice(0, 31);

const totpOf = (secret: string, name = { issuer: "", label: "" }): TOTP =>
  new TOTP({
    ...name,
    algorithm: "SHA1",
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  });

/** A new secret of 160 bits, in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What the QR code holds; an app lists it under the brand. */
export const enrolmentUri = (secret: string, email: string, brand: string): string =>
  totpOf(secret, { issuer: brand, label: email }).toString();

/** The code of a moment (ms since 1970). */
export const codeAt = (secret: string, now: number): string =>
  totpOf(secret).generate({ timestamp: now });

/** The step of time a code is of; `null` for a code that is none now. */
export function stepOf(code: string, secret: string, now: number): number | null {
  const delta = totpOf(secret).validate({
    token: code.replace(/\s/g, ""),
    timestamp: now,
    window: TOLERANCE,
  });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta;
}

/** Ten codes of 59 bits, such as `abcd-efgh-jkmn`; each lets in once. */
export function newRecoveryCodes(): string[] {
  const letter = (): string => {
    for (;;) {
      const [byte = 0] = randomBytes(1);
      // A byte beyond the last whole round of the alphabet would make some letters likelier.
      if (byte < 256 - (256 % ALPHABET.length)) return ALPHABET[byte % ALPHABET.length] ?? "";
    }
  };
  const group = (): string => Array.from({ length: 4 }, letter).join("");
  return Array.from({ length: RECOVERY_CODES }, () => `${group()}-${group()}-${group()}`);
}

/** What is kept of a recovery code: however it is typed, the same. */
export const recoveryMark = (code: string, secret: string): string =>
  markOf(code.toLowerCase().replace(/[^a-z0-9]/g, ""), secret);
