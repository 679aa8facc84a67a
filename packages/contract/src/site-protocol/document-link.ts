/**
 * A document behind a form (OWN-158), between site and content host: the link in the visitor's mail,
 * `POST /api/meridian/v1/documents` of the content host, by which the site reads what the document is
 * now, and the header of the site's request for its file. A host without such documents replies 404.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import * as v from "valibot";
import { isTimely } from "#site-protocol/signature.ts";

/** Of the site, for a person with a link. */
export const DOCUMENT_PAGE = "/requested-document";
export const DOCUMENTS_PATH = "/api/meridian/v1/documents";
/** Of the site's request for the file of a document behind a form. */
export const DOCUMENT_HEADER = "x-document-signature";

/** How long a link is valid. A link that is used stays valid: programs of mail servers open links. */
export const LINK_DAYS = 14;
const DAY = 86_400_000;

export interface DocumentTarget {
  /** Number of its record in the library: a replaced file keeps it, and no other record gets it. */
  id: string;
  /** Path of the page with the form, which gives a new link. */
  page: string;
  /** Milliseconds since 1970. */
  until: number;
}

/** `expired`: signed correctly, so the visitor may learn the reason. */
export type DocumentLinkReading =
  | { is: "good" | "expired"; target: DocumentTarget }
  | { is: "wrong" };

const LONGEST_LINK = 1500;
const LONGEST_PAGE = 600;

/** Of a library's record. Larger numbers fail in PostgreSQL. */
export const documentNumber = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,9}$/),
  v.check((number) => Number(number) <= 2_147_483_647),
);

const parts = v.tuple([
  v.number(),
  documentNumber,
  v.pipe(v.string(), v.startsWith("/"), v.maxLength(LONGEST_PAGE)),
]);

function sign(secret: string, purpose: string, text: string): Buffer {
  // A separate key: a signature for one purpose is invalid for another.
  const key = createHmac("sha256", secret).update(`meridian ${purpose}`).digest();
  return createHmac("sha256", key).update(text).digest();
}

const isSame = (right: Buffer, given: string): boolean => {
  const claimed = Buffer.from(given, "base64url");
  return claimed.length === right.length && timingSafeEqual(claimed, right);
};

/** For a document from `now` on. */
export function documentLink(
  secret: string,
  { id, page }: Omit<DocumentTarget, "until">,
  now: number,
): { link: string; until: number } {
  const until = now + LINK_DAYS * DAY;
  const own = page.length <= LONGEST_PAGE ? page : "/";
  const payload = Buffer.from(JSON.stringify([until, id, own])).toString("base64url");
  return {
    link: `${payload}.${sign(secret, "document link", payload).toString("base64url")}`,
    until,
  };
}

export function readDocumentLink(secret: string, link: string, now: number): DocumentLinkReading {
  const [payload = "", mac = "", more] = link.split(".");
  if (link.length > LONGEST_LINK || more !== undefined) return { is: "wrong" };
  if (!isSame(sign(secret, "document link", payload), mac)) return { is: "wrong" };
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), parts),
    Buffer.from(payload, "base64url").toString("utf8"),
  );
  if (!read.success) return { is: "wrong" };
  const [until, id, page] = read.output;
  return { is: now < until ? "good" : "expired", target: { id, page, until } };
}

/** The site signs a document that a page offers: no other is sent to a visitor. */
export const documentMark = (secret: string, { id, name }: { id: string; name: string }): string =>
  sign(secret, "document offer", `${id}\n${name}`).toString("base64url");

export const isOffered = (
  secret: string,
  { id, name, mark }: { id: string; name: string; mark: string },
): boolean => isSame(sign(secret, "document offer", `${id}\n${name}`), mark);

/** The header's value for a path of the content host, such as `/media/prices.pdf`. */
export const fileSignature = (secret: string, path: string, at: number): string =>
  `${at}.${sign(secret, "document file", `${at}\n${path}`).toString("base64url")}`;

export function isFileSigned(secret: string, path: string, given: string, now: number): boolean {
  const [at = "", mac = "", more] = given.split(".");
  return (
    more === undefined &&
    /^\d{1,16}$/.test(at) &&
    isTimely(Number(at), now) &&
    isSame(sign(secret, "document file", `${at}\n${path}`), mac)
  );
}

export const documentCall = v.object({
  for: v.literal("document"),
  at: v.number(),
  id: documentNumber,
});
export type DocumentCall = v.InferOutput<typeof documentCall>;

/** `unknown`: it was removed, or it is no PDF. */
export const documentAnswer = v.variant("is", [
  v.object({ is: v.literal("unknown") }),
  v.object({
    is: v.literal("known"),
    name: v.pipe(v.string(), v.minLength(1)),
    /** Path of its file on the content host, as it is now. */
    path: v.pipe(v.string(), v.startsWith("/media/")),
    /** 0: not known. */
    bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
    pages: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
]);
export type DocumentAnswer = v.InferOutput<typeof documentAnswer>;
