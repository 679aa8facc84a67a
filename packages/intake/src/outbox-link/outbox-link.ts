/**
 * Access to the page of undelivered messages: `npm run outbox -- link` prints a short-lived address
 * that is valid once and opens a visit, which the browser stores as a cookie. Both are signed with
 * the site's secret, with a key per purpose.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

export const OUTBOX_PATH = "/outbox";
export const LINK_PARAMETER = "key";

/** How long a link may be opened. */
export const LINK_GOOD_MS = 15 * 60_000;
/** How long the page then stays open. */
export const VISIT_GOOD_MS = 60 * 60_000;

/** `link`: opens a visit, once. `visit`: the page. `form`: one visit's forms on it. */
export type Purpose = "link" | "visit" | "form";

/** The content of a signed text: its id and expiry (ms since 1970). */
export interface Pass {
  id: string;
  until: number;
}

const LONGEST = 200;
const PAYLOAD = /^([\w-]{10,60})\.(\d{1,15})$/;

function sign(secret: string, purpose: Purpose, payload: string): Buffer {
  // A key per purpose: a signature for one must not be valid for another.
  const key = createHmac("sha256", secret).update(`meridian outbox ${purpose}`).digest();
  return createHmac("sha256", key).update(payload).digest();
}

export function issuePass(secret: string, purpose: Purpose, { id, until }: Pass): string {
  const payload = `${id}.${until}`;
  return `${payload}.${sign(secret, purpose, payload).toString("base64url")}`;
}

/** `null` when it is invalid or expired. */
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

/** The address that opens the page, for `LINK_GOOD_MS`. */
export const outboxLink = (siteUrl: string, secret: string, now: number): string =>
  `${siteUrl}${OUTBOX_PATH}?${LINK_PARAMETER}=${issuePass(secret, "link", { id: newId(), until: now + LINK_GOOD_MS })}`;
