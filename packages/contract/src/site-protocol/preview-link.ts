/**
 * The link to a draft on the site, for one record and path, for a short time. The content host
 * creates it, the site checks it and passes it on with each request; both have the secret and trust
 * no unsigned data.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import * as v from "valibot";
import { languageCode } from "#site-settings/language.ts";

export interface PreviewTarget {
  kind: string;
  id?: number | string;
  /** BCP 47, of a translation: visitors may not see its language yet. */
  language?: string;
  /** Only pages of this origin may frame the preview. */
  admin: string;
  /** Milliseconds of the clock. */
  until: number;
}

/** `expired`: signed correctly, so the visitor may learn the reason. */
export type PreviewReading = { is: "good" | "expired"; target: PreviewTarget } | { is: "wrong" };

/** The site's request headers with the link and the page's path. */
export const PREVIEW_HEADERS = { link: "x-preview", path: "x-preview-path" } as const;
export { PREVIEW_PARAMETER } from "#site-protocol/preview-parameter.ts";

const MINUTE = 60_000;
/** Links of this period are equal, so that an open preview keeps its address over saves. */
const SAME = 10 * MINUTE;
/** Minimum validity of a link. */
const GOOD = 20 * MINUTE;

/** In 20 to 30 minutes. */
export const previewEnd = (now: number): number => Math.ceil(now / SAME) * SAME + GOOD;

/** Spelled as by browsers, for a header: WordPress's may have capitals or other scripts. */
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
  v.optional(languageCode),
]);
const LONGEST = 600;

function sign(secret: string, path: string, payload: string): Buffer {
  // A separate key: a signature for one purpose is invalid for another.
  const key = createHmac("sha256", secret).update("meridian preview link").digest();
  return createHmac("sha256", key).update(`${path}\n${payload}`).digest();
}

export function previewLink(
  secret: string,
  path: string,
  { kind, id, admin, until, language }: PreviewTarget,
): string {
  const payload = Buffer.from(
    JSON.stringify([until, kind, id ?? null, admin, ...(language ? [language] : [])]),
  ).toString("base64url");
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
  const [until, kind, id, admin, language] = read.output;
  return {
    is: now < until ? "good" : "expired",
    target: { kind, admin, until, ...(id !== null && { id }), ...(language && { language }) },
  };
}
