import { sourceUrl, fetchSource } from "#server/pictures/fetch-source.ts";
import { PictureError } from "#server/pictures/picture-error.ts";

const FORWARDED_HEADERS = ["range", "if-range", "if-none-match", "if-modified-since"];
const FORWARDED = ["content-length", "content-range", "accept-ranges", "etag", "last-modified"];
const ACCEPT = { media: "video/*, audio/*", document: "application/pdf" };
const STATUSES = new Set([200, 206, 304, 416]);
/** Ogg files have a type of their own. */
const PLAYABLE = /^(?:(?:video|audio)\/|application\/ogg\b)/i;
const DOCUMENT = /^application\/pdf\b/i;
/** Milliseconds until the response must begin. */
const BEGIN = 10_000;

/**
 * Streams a video, recording or PDF of the host in the ranges that its player or reader requests.
 * `added`: headers for the host.
 * Throws `PictureError`.
 */
export async function streamMedia(
  origin: string,
  source: string,
  request: Request,
  kind: "media" | "document" = "media",
  added: Record<string, string> = {},
): Promise<Response> {
  const accepted = kind === "media" ? PLAYABLE : DOCUMENT;
  const url = sourceUrl(origin, source);
  if (!url) throw new PictureError(404, `${source} is no address on ${origin}`);
  const begin = new AbortController();
  const late = setTimeout(() => begin.abort(), BEGIN);
  const forwarded = Object.fromEntries(
    FORWARDED_HEADERS.flatMap((name) =>
      request.headers.has(name) ? [[name, request.headers.get(name) ?? ""]] : [],
    ),
  );
  // The visitor's disconnect aborts the transfer; our own timeout only its beginning.
  const response = await fetch(url, {
    method: request.method,
    redirect: "error",
    signal: AbortSignal.any([request.signal, begin.signal]),
    headers: { accept: ACCEPT[kind], "accept-encoding": "identity", ...forwarded, ...added },
  })
    .catch((error: Error) =>
      Promise.reject(
        new PictureError(
          502,
          `media ${url.href}: ${begin.signal.aborted ? `no response within ${BEGIN} ms` : error.message}`,
          { cause: error },
        ),
      ),
    )
    .finally(() => clearTimeout(late));
  const type = response.headers.get("content-type") ?? "";
  const hasBody = response.status === 200 || response.status === 206;
  if (!STATUSES.has(response.status) || (hasBody && !accepted.test(type))) {
    await response.body?.cancel();
    throw new PictureError(
      response.status >= 500 ? 502 : 404,
      `media ${url.href}: the host responded with ${response.status}, ${type || "without a type"}`,
    );
  }
  const headers = new Headers(
    FORWARDED.flatMap((name): [string, string][] => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  if (hasBody) headers.set("content-type", type);
  // A document may go behind a form later.
  headers.set("cache-control", `public, max-age=${kind === "document" ? 300 : 3600}`);
  return new Response(response.body, { status: response.status, headers });
}

/** Web servers often have no type for these files: the first bytes decide. */
const TRACK = {
  name: "caption track",
  most: 2 * 1024 * 1024,
  types: new Set(["text/vtt", "text/plain", "application/octet-stream"]),
};
const CUE_FILE = /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/;

/** Captions of a video of the host. Throws `PictureError`. */
export async function captionTrack(origin: string, source: string): Promise<Response> {
  const fetched = await fetchSource(origin, source, {}, TRACK);
  if (fetched === "unchanged" || !CUE_FILE.test(fetched.bytes.toString("utf8", 0, 16)))
    throw new PictureError(404, `caption track ${source} is no WebVTT`);
  return new Response(new Uint8Array(fetched.bytes), {
    headers: {
      "content-type": "text/vtt; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });
}
