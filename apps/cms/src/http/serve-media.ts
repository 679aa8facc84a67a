/**
 * The library's files, for all: stable addresses, right types, ranges for video; nothing but this
 * one folder.
 */
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { pipeline } from "node:stream/promises";

const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".mp4": "video/mp4",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webm": "video/webm",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
/** A file's name as Payload writes it: no folder, no dot in front. */
const NAME = /^[^./\\\0][^/\\\0]*$/;
const YEAR = 31_536_000;
const MINUTES = 5 * 60;

/** Name of the file that is asked for, or `null`. Only what lies in the library can be named. */
export function mediaName(pathname: string): string | null {
  try {
    const name = decodeURIComponent(pathname.slice("/media/".length));
    return NAME.test(name) && extname(name).toLowerCase() in TYPES ? name : null;
  } catch {
    return null;
  }
}

/**
 * First and last byte of a single range, `null` where the whole file is to be sent, `"unfit"` where
 * there is no such range.
 */
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

/** Answers `GET /media/{name}`. With a version (`?v=`) the address means one content for good. */
export async function serveMedia(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, url }: { folder: string; url: URL },
): Promise<void> {
  const name = mediaName(url.pathname);
  const path = name === null ? "" : join(folder, name);
  const file = name === null ? undefined : await stat(path).catch(() => undefined);
  if (name === null || !file?.isFile()) return finish(response, 404);
  const ending = extname(name).toLowerCase();
  const etag = `"${file.size.toString(36)}-${Math.trunc(file.mtimeMs).toString(36)}"`;
  response.setHeader("content-type", TYPES[ending] ?? "application/octet-stream");
  response.setHeader("cross-origin-resource-policy", "cross-origin");
  response.setHeader(
    "cache-control",
    url.searchParams.has("v") ? `public, max-age=${YEAR}, immutable` : `public, max-age=${MINUTES}`,
  );
  response.setHeader("etag", etag);
  response.setHeader("accept-ranges", "bytes");
  if (request.headers["if-none-match"] === etag) return finish(response, 304);
  const range = readRange(request.headers.range, file.size);
  if (range === "unfit") {
    response.setHeader("content-range", `bytes */${file.size}`);
    return finish(response, 416);
  }
  response.statusCode = range ? 206 : 200;
  if (range) response.setHeader("content-range", `bytes ${range.start}-${range.end}/${file.size}`);
  response.setHeader("content-length", range ? range.end - range.start + 1 : file.size);
  if (request.method === "HEAD") return void response.end();
  // A visitor who leaves in the middle of a video is no failure.
  await pipeline(createReadStream(path, range ?? {}), response).catch(() => response.destroy());
}

function finish(response: ServerResponse, status: number): void {
  response.statusCode = status;
  response.end();
}
