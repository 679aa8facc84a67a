/** Time-based codes (RFC 6238) and recovery codes for a lost telephone. */
import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { markOf } from "@meridian/contract/site-protocol/encryption";

const PERIOD = 30;
/** Allowed difference of a telephone's clock, each way, in steps of 30 seconds. */
const TOLERANCE = 1;
const RECOVERY_CODES = 10;
/** Without characters that are easily confused. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789".slice(0, 31);

const totpOf = (secret: string, name = { issuer: "", label: "" }): TOTP =>
  new TOTP({
    ...name,
    algorithm: "SHA1",
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  });

/** 160 bits in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address in the QR code; apps list it under the brand. */
export const enrolmentUri = (secret: string, email: string, brand: string): string =>
  totpOf(secret, { issuer: brand, label: email }).toString();

/** `now`: ms since 1970. */
export const codeAt = (secret: string, now: number): string =>
  totpOf(secret).generate({ timestamp: now });

/** The code's time step; `null` if it is not valid now. */
export function stepOf(code: string, secret: string, now: number): number | null {
  const delta = totpOf(secret).validate({
    token: code.replace(/\s/g, ""),
    timestamp: now,
    window: TOLERANCE,
  });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta;
}

/** Ten codes of 59 bits, such as `abcd-efgh-jkmn`. */
export function newRecoveryCodes(): string[] {
  const letter = (): string => {
    for (;;) {
      const [byte = 0] = randomBytes(1);
      // Without this limit some letters would be more likely.
      if (byte < 256 - (256 % ALPHABET.length)) return ALPHABET[byte % ALPHABET.length] ?? "";
    }
  };
  const group = (): string => Array.from({ length: 4 }, letter).join("");
  return Array.from({ length: RECOVERY_CODES }, () => `${group()}-${group()}-${group()}`);
}

/** The stored hash, the same for all ways to type the code. */
export const recoveryMark = (code: string, secret: string): string =>
  markOf(code.toLowerCase().replace(/[^a-z0-9]/g, ""), secret);
