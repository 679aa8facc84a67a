/** A shown but unconfirmed secret, encrypted in the browser for one user and 15 minutes. */
import { encrypt, decrypt } from "@meridian/contract/site-protocol/encryption";

const LIFE_MS = 15 * 60_000;

export const ticketFor = (user: number, secret: string, key: string, now: number): string =>
  encrypt(JSON.stringify({ user, secret, until: now + LIFE_MS }), key);

/** `null` for another user's, an expired or an altered ticket. */
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
