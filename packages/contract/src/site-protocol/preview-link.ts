/**
 * The link by which an editor sees a draft on the site: good for one record at one path, for a
 * short time. The content host makes it and the site checks it, both from the secret they share;
 * the site shows it to the host again with each question, so that neither has to believe anything
 * the other does not sign.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import * as v from "valibot";

/** The record that is shown as it is being written. */
export interface PreviewTarget {
  /** The host's own name for its kind. */
  kind: string;
  /** Its number; a record that there is only one of has none. */
  id?: number | string;
  /** Origin of the admin: the only one whose pages may frame the preview. */
  admin: string;
  /** Milliseconds of the clock until which the link is good. */
  until: number;
}

/** `expired`: it was right, and may be told so. */
export type PreviewReading = { is: "good" | "expired"; target: PreviewTarget } | { is: "wrong" };

/** Headers by which the site shows the host the link and the path it was opened at. */
export const PREVIEW_HEADERS = { link: "x-preview", path: "x-preview-path" } as const;
export { PREVIEW_PARAMETER } from "#site-protocol/preview-parameter.ts";

const MINUTE = 60_000;
/**
 * Links made within this time are the same, so that a preview that is open need not change its
 * address with every save.
 */
const SAME = 10 * MINUTE;
/** How long a link is good at least. */
const GOOD = 20 * MINUTE;

/** When a link that is made now ends: in 20 to 30 minutes. */
export const previewEnd = (now: number): number => Math.ceil(now / SAME) * SAME + GOOD;

/** It is written into a header of the page, as a browser spells it: WordPress's may have capitals or other letters. */
const origin = v.pipe(
  v.string(),
  v.check((text) => /^https?:\/\/[^/?#@\s]+$/i.test(text) && URL.canParse(text)),
  v.transform((text) => new URL(text).origin),
  v.regex(/^https?:\/\/[\w.:[\]-]+$/),
);

const parts = v.tuple([
  v.number(),
  v.string(),
  v.nullable(v.union([v.number(), v.string()])),
  origin,
]);
const LONGEST = 600;

function sign(secret: string, path: string, payload: string): Buffer {
  // A key of its own: what is signed for one purpose must not pass for another.
  const key = createHmac("sha256", secret).update("meridian preview link").digest();
  return createHmac("sha256", key).update(`${path}\n${payload}`).digest();
}

export function previewLink(
  secret: string,
  path: string,
  { kind, id, admin, until }: PreviewTarget,
): string {
  const payload = Buffer.from(JSON.stringify([until, kind, id ?? null, admin])).toString(
    "base64url",
  );
  return `${payload}.${sign(secret, path, payload).toString("base64url")}`;
}

export function readPreviewLink(
  secret: string,
  path: string,
  link: string,
  now: number,
): PreviewReading {
  const [payload = "", mac = "", more] = link.split(".");
  const claimed = Buffer.from(mac, "base64url");
  const right = sign(secret, path, payload);
  if (
    link.length > LONGEST ||
    more !== undefined ||
    claimed.length !== right.length ||
    !timingSafeEqual(claimed, right)
  )
    return { is: "wrong" };
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), parts),
    Buffer.from(payload, "base64url").toString("utf8"),
  );
  if (!read.success) return { is: "wrong" };
  const [until, kind, id, admin] = read.output;
  return {
    is: now < until ? "good" : "expired",
    target: { kind, admin, until, ...(id !== null && { id }) },
  };
}
