/** Serves the library: public, stable addresses, video ranges; only from this folder or bucket. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FileStore } from "@meridian/files/store/file-store";
import { DOCUMENT_HEADER, isFileSigned } from "@meridian/contract/site-protocol/document-link";
import { MEDIA_TYPES } from "@meridian/files/store/media-types";

/** No folder, no leading dot. */
const NAME = /^[^./\\\0][^/\\\0]*$/;
const YEAR = 31_536_000;
const MINUTES = 5 * 60;

/** `null` for anything outside the library. */
export function mediaName(pathname: string): string | null {
  try {
    const name = decodeURIComponent(pathname.slice("/media/".length));
    return NAME.test(name) && extname(name).toLowerCase() in MEDIA_TYPES ? name : null;
  } catch {
    return null;
  }
}

/** First and last byte; `null`: the whole file; `"unfit"`: the range cannot be satisfied. */
export function readRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | "unfit" | null {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return null;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end && start < size ? { start, end } : "unfit";
}

export interface Serving {
  files: Pick<FileStore, "find">;
  url: URL;
  /** Whether only the site gets this PDF (OWN-157). Rejects if that is not known now. */
  isClosed?: ((name: string) => Promise<boolean>) | undefined;
  /** Of the site's requests. */
  secret?: string;
}

const PDF = ".pdf";
const isPdf = (name: string): boolean => extname(name).toLowerCase() === PDF;

/** `closed`: for others than the site there is no such file. */
async function accessTo(
  name: string,
  { headers }: IncomingMessage,
  { url, isClosed, secret = "" }: Serving,
): Promise<"open" | "closed" | "site" | "unknown"> {
  if (!isClosed || !isPdf(name)) return "open";
  const given = headers[DOCUMENT_HEADER];
  if (typeof given === "string" && secret !== "")
    if (isFileSigned(secret, url.pathname, given, Date.now())) return "site";
  try {
    return (await isClosed(name)) ? "closed" : "open";
  } catch {
    return "unknown";
  }
}

/** A document may go behind a form later: caches forget it soon. */
const cacheFor = (name: string, url: URL): string =>
  url.searchParams.has("v") && !isPdf(name)
    ? `public, max-age=${YEAR}, immutable`
    : `public, max-age=${MINUTES}`;

/** `GET /media/{name}`. With a version (`?v=`) the content never changes. */
export async function serveMedia(
  request: IncomingMessage,
  response: ServerResponse,
  serving: Serving,
): Promise<void> {
  const { files, url } = serving;
  const name = mediaName(url.pathname);
  const file = name === null ? null : await files.find(name);
  if (name === null || !file) return finish(response, 404);
  const access = await accessTo(name, request, serving);
  if (access === "closed" || access === "unknown") {
    response.setHeader("cache-control", "no-store");
    return finish(response, access === "closed" ? 404 : 503);
  }
  response.setHeader(
    "content-type",
    MEDIA_TYPES[extname(name).toLowerCase()] ?? "application/octet-stream",
  );
  response.setHeader("cross-origin-resource-policy", "cross-origin");
  response.setHeader("cache-control", access === "site" ? "no-store" : cacheFor(name, url));
  response.setHeader("etag", file.etag);
  response.setHeader("accept-ranges", "bytes");
  if (request.headers["if-none-match"] === file.etag) return finish(response, 304);
  const range = readRange(request.headers.range, file.size);
  if (range === "unfit") {
    response.setHeader("content-range", `bytes */${file.size}`);
    return finish(response, 416);
  }
  response.statusCode = range ? 206 : 200;
  if (range) response.setHeader("content-range", `bytes ${range.start}-${range.end}/${file.size}`);
  response.setHeader("content-length", range ? range.end - range.start + 1 : file.size);
  if (request.method === "HEAD") return void response.end();
  // A visitor who leaves during a video causes no error.
  await file
    .read(range)
    .then((bytes) => pipeline(bytes, response))
    .catch(() => response.destroy());
}

function finish(response: ServerResponse, status: number): void {
  response.statusCode = status;
  response.end();
}
