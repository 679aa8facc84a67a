/**
 * Time-based codes (RFC 6238, as authenticator apps make them) and recovery codes for a lost
 * telephone.
 */
import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { markOf } from "#accounts/second-factor/encryption.ts";

const PERIOD = 30;
/** Steps of 30 seconds that a telephone's clock may differ, each way. */
const TOLERANCE = 1;
const RECOVERY_CODES = 10;
/** Letters and digits that are not easily confused. */
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

/** The content of the QR code; an app lists it under the brand. */
export const enrolmentUri = (secret: string, email: string, brand: string): string =>
  totpOf(secret, { issuer: brand, label: email }).toString();

/** The code at a time (ms since 1970). */
export const codeAt = (secret: string, now: number): string =>
  totpOf(secret).generate({ timestamp: now });

/** The time step of a code; `null` for a code that is not valid now. */
export function stepOf(code: string, secret: string, now: number): number | null {
  const delta = totpOf(secret).validate({
    token: code.replace(/\s/g, ""),
    timestamp: now,
    window: TOLERANCE,
  });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta;
}

/** Ten codes of 59 bits, such as `abcd-efgh-jkmn`; each is valid once. */
export function newRecoveryCodes(): string[] {
  const letter = (): string => {
    for (;;) {
      const [byte = 0] = randomBytes(1);
      // A byte beyond the last whole multiple of the alphabet would make some letters more likely.
      if (byte < 256 - (256 % ALPHABET.length)) return ALPHABET[byte % ALPHABET.length] ?? "";
    }
  };
  const group = (): string => Array.from({ length: 4 }, letter).join("");
  return Array.from({ length: RECOVERY_CODES }, () => `${group()}-${group()}-${group()}`);
}

/** The stored hash of a recovery code; the same for every way to type it. */
export const recoveryMark = (code: string, secret: string): string =>
  markOf(code.toLowerCase().replace(/[^a-z0-9]/g, ""), secret);
