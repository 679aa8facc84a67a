/**
 * A secret that was shown and is not yet confirmed, stored in the browser: encrypted, for one user,
 * for a quarter of an hour.
 */
import { encrypt, decrypt } from "#accounts/second-factor/encryption.ts";

const LIFE_MS = 15 * 60_000;

export const ticketFor = (user: number, secret: string, key: string, now: number): string =>
  encrypt(JSON.stringify({ user, secret, until: now + LIFE_MS }), key);

/** The secret of this user's ticket; `null` for another user's, an expired or an altered one. */
export function secretOf(ticket: string, user: number, key: string, now: number): string | null {
  const text = decrypt(ticket, key);
  if (text === null) return null;
  try {
    const held: { user: number; secret: string; until: number } = JSON.parse(text);
    return held.user === user && held.until > now ? held.secret : null;
  } catch {
    // Another value that this host encrypted.
    return null;
  }
}
