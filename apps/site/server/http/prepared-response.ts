/**
 * An answer whose every byte is made before anyone asks: written straight to the socket, as often
 * as it is asked for.
 */
import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";

export type Encoding = "br" | "gzip" | "identity";
export type Bodies = Partial<Record<Encoding, Buffer>> & { identity: Buffer };

interface Variant {
  body: Buffer;
  headers: string[];
  notModified: string[];
}

export interface PreparedResponse {
  status: number;
  /** Names the content, whatever its encoding. */
  hash: string;
  /** Bytes of all its encodings and headers, about. */
  size: number;
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
}

/** Names and values in turn, as `writeHead` takes them. */
export type FlatHeaders = readonly string[];

export interface PreparedResponseParts {
  status: number;
  bodies: Bodies;
  contentType: string;
  cacheControl: string;
  /**
   * Sent with a 304 too: a browser puts a 304's headers in the place of those that it kept with the
   * body (RFC 9111, 4.3.4).
   */
  headers: FlatHeaders;
  /** Known already; made from the identity bytes otherwise. */
  hash?: string;
  /** Tells brotli bytes of one quality from those of another. */
  brotliMark?: string;
}

export const hashOf = (bytes: Buffer | string): string =>
  createHash("sha256").update(bytes).digest("base64url").slice(0, 22);

export function prepareResponse({
  status,
  bodies,
  contentType,
  cacheControl,
  headers,
  hash = hashOf(bodies.identity),
  brotliMark = "br",
}: PreparedResponseParts): PreparedResponse {
  // Bodies of one encoding only do not vary; saying so would split a cache in front of us for
  // nothing.
  const vary = bodies.br || bodies.gzip ? ["Vary", "Accept-Encoding"] : [];
  const variant = (encoding: Encoding, body: Buffer): Variant => {
    // Strong, and another for each encoding, for their bytes differ.
    const validator =
      status === 200 ? ["ETag", `"${hash}-${encoding === "br" ? brotliMark : encoding}"`] : [];
    const notModified = ["Cache-Control", cacheControl, ...validator, ...vary, ...headers];
    const encoded = encoding === "identity" ? [] : ["Content-Encoding", encoding];
    return {
      body,
      headers: [
        "Content-Type",
        contentType,
        "Content-Length",
        String(body.length),
        ...encoded,
        ...notModified,
      ],
      notModified,
    };
  };
  const { identity, br, gzip } = bodies;
  return {
    status,
    hash,
    size: identity.length + (br?.length ?? 0) + (gzip?.length ?? 0) + 4096,
    variants: {
      identity: variant("identity", identity),
      ...(br && { br: variant("br", br) }),
      ...(gzip && { gzip: variant("gzip", gzip) }),
    },
  };
}

/** What a request says about the form it wants its answer in. */
export interface Wanted {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  isHead: boolean;
}

export interface Selected {
  status: number;
  headers: FlatHeaders;
  body: Buffer | null;
}

export function select(
  ready: PreparedResponse,
  { acceptEncoding, ifNoneMatch, isHead }: Wanted,
): Selected {
  const accepted = acceptedEncodings(acceptEncoding);
  const variant =
    (accepted.br && ready.variants.br) ||
    (accepted.gzip && ready.variants.gzip) ||
    ready.variants.identity;
  // Any encoding's tag will do: whoever has one of them has this content.
  if (
    ifNoneMatch !== undefined &&
    ready.status === 200 &&
    (ifNoneMatch === "*" || ifNoneMatch.includes(`"${ready.hash}-`))
  )
    return { status: 304, headers: variant.notModified, body: null };
  return { status: ready.status, headers: variant.headers, body: isHead ? null : variant.body };
}

// A Buffer's bytes are never shared with another thread here, which its type leaves open.
export const toResponse = ({ status, headers, body }: Selected): Response =>
  new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers: pairs(headers) });

const pairs = (flat: FlatHeaders): [string, string][] =>
  flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ""]] : []));

/** Writes to the socket; returns the bytes of the body. */
export function write(outgoing: ServerResponse, { status, headers, body }: Selected): number {
  // Node only reads them.
  outgoing.writeHead(status, headers as string[]);
  outgoing.end(body ?? undefined);
  return body?.length ?? 0;
}

const readings = new Map<string, { br: boolean; gzip: boolean }>();
const NOTHING = { br: false, gzip: false };

/** Browsers send one of a handful of texts: each is read once. */
function acceptedEncodings(header: string | undefined): { br: boolean; gzip: boolean } {
  if (header === undefined) return NOTHING;
  const known = readings.get(header);
  if (known) return known;
  const weights = new Map(
    header.split(",").map((part) => {
      const [name = "", ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      return [
        name,
        Number(parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? 1),
      ];
    }),
  );
  const accepts = (name: string): boolean => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  const reading = { br: accepts("br"), gzip: accepts("gzip") };
  if (readings.size < 200) readings.set(header, reading);
  return reading;
}
