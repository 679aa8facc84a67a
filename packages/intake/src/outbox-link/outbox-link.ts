/**
 * How an owner comes to the page of undelivered messages: `npm run outbox -- link` prints an
 * address that is good once and for a short time, and opens a visit, which the browser keeps as a
 * cookie. Both are signed with the site's own secret, each for its purpose alone.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Path of the page on the site. */
export const OUTBOX_PATH = "/outbox";
/** Parameter of the address that opens it. */
export const LINK_PARAMETER = "key";

/** Milliseconds in which a link may be opened. */
export const LINK_GOOD_MS = 15 * 60_000;
/** Milliseconds that the page stays open then. */
export const VISIT_GOOD_MS = 60 * 60_000;

/** `link`: opens a visit, once. `visit`: the page. `form`: one visit's forms on it. */
export type Purpose = "link" | "visit" | "form";

/** What a signed text says: who it was made for, and until when (ms since 1970). */
export interface Pass {
  id: string;
  until: number;
}

const LONGEST = 200;
const PAYLOAD = /^([\w-]{10,60})\.(\d{1,15})$/;

function sign(secret: string, purpose: Purpose, payload: string): Buffer {
  // A key for each purpose: what is signed for one must not pass for another.
  const key = createHmac("sha256", secret).update(`meridian outbox ${purpose}`).digest();
  return createHmac("sha256", key).update(payload).digest();
}

export function issuePass(secret: string, purpose: Purpose, { id, until }: Pass): string {
  const payload = `${id}.${until}`;
  return `${payload}.${sign(secret, purpose, payload).toString("base64url")}`;
}

/** What a signed text says; `null` when it is wrong or its time is over. */
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
  // Not by its bytes alone: base64 has several spellings of the same.
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
