/**
 * The link by which an editor sees a draft on the site: valid for one record at one path, for a
 * short time. The content host creates it and the site checks it, both with their shared secret;
 * the site passes it to the host with each request, so that neither must trust unsigned data.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import * as v from "valibot";

/** The record that is shown as a draft. */
export interface PreviewTarget {
  /** The host's own name for its kind. */
  kind: string;
  /** Its number; a single record has none. */
  id?: number | string;
  /** Origin of the admin: only its pages may frame the preview. */
  admin: string;
  /** Expiry, in milliseconds of the clock. */
  until: number;
}

/** `expired`: it was valid, so the visitor may learn that. */
export type PreviewReading = { is: "good" | "expired"; target: PreviewTarget } | { is: "wrong" };

/** Headers by which the site sends the host the link and the path of the page. */
export const PREVIEW_HEADERS = { link: "x-preview", path: "x-preview-path" } as const;
export { PREVIEW_PARAMETER } from "#site-protocol/preview-parameter.ts";

const MINUTE = 60_000;
/**
 * Links created within this time are equal, so that an open preview need not change its address
 * with every save.
 */
const SAME = 10 * MINUTE;
/** Minimum validity of a link. */
const GOOD = 20 * MINUTE;

/** The expiry of a new link: in 20 to 30 minutes. */
export const previewEnd = (now: number): number => Math.ceil(now / SAME) * SAME + GOOD;

/**
 * It is written into a header of the page in a browser's spelling: WordPress's may have capitals or
 * other letters.
 */
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
  // A separate key: a signature for one purpose must not be valid for another.
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
