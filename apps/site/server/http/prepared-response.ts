/** A response whose bytes are all prepared: written straight to the socket for every request. */
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
  /** Identifies the content in any encoding. */
  hash: string;
  /** Approximate bytes of all encodings and headers. */
  size: number;
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
}

/** Alternating names and values, as `writeHead` accepts them. */
export type FlatHeaders = readonly string[];

export interface PreparedResponseParts {
  status: number;
  bodies: Bodies;
  contentType: string;
  cacheControl: string;
  /** Also sent with a 304: browsers replace the cached headers by a 304's (RFC 9111, 4.3.4). */
  headers: FlatHeaders;
  /** If known; otherwise computed from the identity bytes. */
  hash?: string;
  /** Distinguishes brotli bytes of different qualities. */
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
  // Without compressed encodings there is no Vary, which would needlessly split caches in front.
  const vary = bodies.br || bodies.gzip ? ["Vary", "Accept-Encoding"] : [];
  const variant = (encoding: Encoding, body: Buffer): Variant => {
    // Strong, and different for each encoding, because their bytes differ.
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

export interface Wanted {
  acceptEncoding?: string | undefined;
  ifNoneMatch?: string | undefined;
  isHead?: boolean;
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
  // The ETag of any encoding matches: the content is the same.
  if (
    ifNoneMatch !== undefined &&
    ready.status === 200 &&
    (ifNoneMatch === "*" || ifNoneMatch.includes(`"${ready.hash}-`))
  )
    return { status: 304, headers: variant.notModified, body: null };
  return { status: ready.status, headers: variant.headers, body: isHead ? null : variant.body };
}

// A Buffer's memory is never shared with another thread here, which its type allows.
export const toResponse = ({ status, headers, body }: Selected): Response =>
  new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers: headerPairs(headers) });

/** In an encoding that the request accepts, or a 304. */
export const responseTo = ({ headers, method }: Request, ready: PreparedResponse): Response =>
  toResponse(
    select(ready, {
      acceptEncoding: headers.get("accept-encoding") ?? undefined,
      ifNoneMatch: headers.get("if-none-match") ?? undefined,
      isHead: method === "HEAD",
    }),
  );

export const headerPairs = (flat: FlatHeaders): [string, string][] =>
  flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ""]] : []));

/** Writes to the socket; returns the number of body bytes. */
export function write(outgoing: ServerResponse, { status, headers, body }: Selected): number {
  // Node only reads them.
  outgoing.writeHead(status, headers as string[]);
  outgoing.end(body ?? undefined);
  return body?.length ?? 0;
}

const readings = new Map<string, { br: boolean; gzip: boolean }>();
const NOTHING = { br: false, gzip: false };

/** Browsers send only a few different values: each is parsed once. */
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
