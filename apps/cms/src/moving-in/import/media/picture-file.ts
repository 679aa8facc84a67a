/** Fetches a whole picture or PDF, or returns why it cannot be stored. */
import { createHash } from "node:crypto";
import { beginsDrawing } from "@meridian/files/drawings/begins-drawing";
import { boundedFetch, FetchError } from "@meridian/http/bounded-fetch";
import { LARGEST_FILE } from "@meridian/files/pictures/limits";
import { PDF } from "#library/prepared-file.ts";

export interface Fetched {
  bytes: Buffer;
  mimeType: string;
  name: string;
  etag?: string;
  modified?: string;
}

export type FetchPicture = (
  address: string,
  known?: { etag?: string; modified?: string },
) => Promise<Fetched | "not modified">;

/** The message is for the report. */
export class NoPicture extends Error {
  /** The host is the cause: its other pictures will fail, too. */
  readonly unreachable: boolean;
  /** Too many failures: the host gets no more requests. */
  readonly isGone: boolean;

  constructor(message: string, { unreachable = false, isGone = false } = {}) {
    super(message);
    this.unreachable = unreachable;
    this.isGone = isGone;
  }
}

/** Failed connections to an origin before it is skipped. */
const FAILURES = 5;

/** Skips an origin that was unreachable a few times in a row. */
export function pictureFetcher({
  timeout = 30_000,
  limit = LARGEST_FILE,
  fetch = globalThis.fetch,
}: { timeout?: number; limit?: number; fetch?: typeof globalThis.fetch } = {}): FetchPicture {
  const failures = new Map<string, number>();
  return async (address, known) => {
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
      throw new NoPicture("not a web address");
    const { origin } = new URL(address);
    if ((failures.get(origin) ?? 0) >= FAILURES)
      throw new NoPicture(`${origin} could not be reached ${FAILURES} times in a row`, {
        unreachable: true,
        isGone: true,
      });
    try {
      const fetched = await fetchOne(address, { timeout, limit, fetch, known });
      failures.delete(origin);
      return fetched;
    } catch (error) {
      const isAway =
        error instanceof FetchError && ["unreachable", "timeout"].includes(error.problem);
      if (isAway) failures.set(origin, (failures.get(origin) ?? 0) + 1);
      else failures.delete(origin);
      if (error instanceof NoPicture) throw error;
      throw new NoPicture(error instanceof Error ? error.message : String(error), {
        unreachable: isAway,
      });
    }
  };
}

const REDIRECTS = 5;

async function fetchOne(
  address: string,
  {
    timeout,
    limit,
    fetch,
    known,
  }: {
    timeout: number;
    limit: number;
    fetch: typeof globalThis.fetch;
    known?: { etag?: string; modified?: string };
  },
): Promise<Fetched | "not modified"> {
  const conditions = {
    ...(known?.etag && { "if-none-match": known.etag }),
    ...(known?.modified && { "if-modified-since": known.modified }),
  };
  const reply = await boundedFetch(address, {
    timeoutMs: timeout,
    most: limit - 1,
    redirects: REDIRECTS,
    fetch,
    headers: { accept: "image/*,video/*,application/pdf", ...conditions },
    onHead: refuseOthers(limit),
  });
  if (reply.status === 304 && known) return "not modified";
  if (reply.status !== 200) throw new NoPicture(`answered HTTP ${reply.status}`);
  const { body: bytes, headers } = reply;
  const mimeType = typeOf(bytes);
  if (!mimeType)
    throw new NoPicture(
      `not a picture or video, but ${headers.get("content-type") ?? "a reply without a type"}`,
    );
  return {
    bytes,
    mimeType,
    name: nameOf(address, mimeType),
    etag: headers.get("etag") ?? undefined,
    modified: headers.get("last-modified") ?? undefined,
  };
}

/** Refuses before the response's body is read. */
const refuseOthers =
  (limit: number) =>
  ({ ok, status, headers }: Response): void => {
    if (!ok) throw new NoPicture(`answered HTTP ${status}`);
    if (Number(headers.get("content-length") ?? 0) >= limit)
      throw new NoPicture(`larger than ${Math.round(limit / 2 ** 20)} MB`);
  };

const ENDINGS: Record<string, string> = {
  [PDF]: "pdf",
  "image/avif": "avif",
  "image/gif": "gif",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/svg+xml": "svg",
  "image/webp": "webp",
  "video/mp4": "mp4",
  "video/webm": "webm",
};

/** Reads the first bytes: name and header may be wrong. Payload checks the type again. */
function typeOf(bytes: Buffer): string | undefined {
  const head = bytes.toString("latin1", 0, 12);
  if (head.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (head.startsWith("\x89PNG")) return "image/png";
  if (head.startsWith("%PDF-")) return PDF;
  if (head.startsWith("GIF8")) return "image/gif";
  if (head.startsWith("RIFF") && head.endsWith("WEBP")) return "image/webp";
  if (head.startsWith("\x1a\x45\xdf\xa3")) return "video/webm";
  if (head.slice(4, 8) === "ftyp")
    return /^avi[fs]/.test(head.slice(8)) ? "image/avif" : "video/mp4";
  return beginsDrawing(bytes.toString("utf8", 0, 2000)) ? "image/svg+xml" : undefined;
}

/** File name and hash of the address: two folders may each have a `hero.jpg`. */
function nameOf(address: string, mimeType: string): string {
  const last = decoded(new URL(address).pathname.split("/").at(-1) ?? "");
  const plain =
    last
      .replace(/\.\w+$/, "")
      .normalize("NFKD")
      .replace(/[^\w-]+/g, "-")
      .replace(/^[-_]+|[-_]+$/g, "")
      .slice(0, 60)
      .toLowerCase() || "picture";
  return `${plain}-${createHash("sha256").update(address).digest("hex").slice(0, 8)}.${ENDINGS[mimeType] ?? "bin"}`;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
