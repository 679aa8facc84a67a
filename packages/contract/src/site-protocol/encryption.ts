/** Encrypts what must be readable again (a TOTP secret, a password of another server). */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

// What is stored was encrypted under this name: it stays.
const keyFor = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", `meridian second factor: ${use}`, 32));
const IV = 12;
const TAG = 16;

/** AES-256-GCM, key from `secret` (PAYLOAD_SECRET, PURGE_SECRET); URL-safe. Decrypts only for the same `use`. */
export function encrypt(text: string, secret: string, use = "seal"): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv("aes-256-gcm", keyFor(secret, use), iv);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/** `null` if the text was altered or encrypted with another secret. */
export function decrypt(encrypted: string, secret: string, use = "seal"): string | null {
  const bytes = Buffer.from(encrypted, "base64url");
  if (bytes.length < IV + TAG) return null;
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyFor(secret, use), bytes.subarray(0, IV));
    decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
    return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString(
      "utf8",
    );
  } catch {
    return null;
  }
}

/** A keyed hash: identifies a text without revealing it. */
export const markOf = (text: string, secret: string): string =>
  createHmac("sha256", keyFor(secret, "mark")).update(text).digest("hex");
