/**
 * Access to the page of undelivered messages. `npm run outbox -- link` prints a short-lived
 * address, valid once, that opens a visit, which the browser stores as a cookie. The site's secret
 * signs both, with a key per purpose.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

export const OUTBOX_PATH = "/outbox";
export const LINK_PARAMETER = "key";

export const LINK_GOOD_MS = 15 * 60_000;
export const VISIT_GOOD_MS = 60 * 60_000;

/** `link`: opens a visit once; `visit`: the page; `form`: the visit's forms. */
export type Purpose = "link" | "visit" | "form";

/** Id and expiry (ms since 1970) of a signed text. */
export interface Pass {
  id: string;
  until: number;
}

const LONGEST = 200;
const PAYLOAD = /^([\w-]{10,60})\.(\d{1,15})$/;

function sign(secret: string, purpose: Purpose, payload: string): Buffer {
  // A signature for one purpose must be invalid for another.
  const key = createHmac("sha256", secret).update(`meridian outbox ${purpose}`).digest();
  return createHmac("sha256", key).update(payload).digest();
}

export function issuePass(secret: string, purpose: Purpose, { id, until }: Pass): string {
  const payload = `${id}.${until}`;
  return `${payload}.${sign(secret, purpose, payload).toString("base64url")}`;
}

/** `null` if invalid or expired. */
export function readPass(
  secret: string,
  purpose: Purpose,
  given: string,
  now: number,
): Pass | null {
  const at = given.lastIndexOf(".");
  if (given.length > LONGEST || at < 0) return null;
  const payload = given.slice(0, at);
  const claimed = Buffer.from(given.slice(at + 1), "base64url");
  const right = sign(secret, purpose, payload);
  // Compares the text, too: base64 has several spellings of the same bytes.
  if (claimed.length !== right.length || claimed.toString("base64url") !== given.slice(at + 1))
    return null;
  if (!timingSafeEqual(claimed, right)) return null;
  const [, id, until] = PAYLOAD.exec(payload) ?? [];
  return id !== undefined && Number(until) > now ? { id, until: Number(until) } : null;
}

export const newId = (): string => randomBytes(18).toString("base64url");

/** Opens the page, for `LINK_GOOD_MS`. */
export const outboxLink = (siteUrl: string, secret: string, now: number): string =>
  `${siteUrl}${OUTBOX_PATH}?${LINK_PARAMETER}=${issuePass(secret, "link", { id: newId(), until: now + LINK_GOOD_MS })}`;
