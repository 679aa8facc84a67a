import { boundedFetch } from "@meridian/contract/http";
import { PictureError } from "#server/pictures/picture-error.ts";

/** A picture as the host has it. */
export interface FetchedSource {
  bytes: Buffer;
  /** Content type without parameters, such as `image/png`. */
  type: string;
  etag: string | undefined;
  lastModified: string | undefined;
}

export interface Validators {
  etag?: string | undefined;
  lastModified?: string | undefined;
}

const MAX_BYTES = 25 * 2 ** 20;
const TIMEOUT = 10_000;
const TYPES = new Set([
  "image/avif",
  "image/gif",
  "image/jpeg",
  "image/png",
  "image/svg+xml",
  "image/webp",
]);

/** The address of a source on its host, or `null` where it would lead elsewhere. */
export function sourceUrl(origin: string, source: string): URL | null {
  const url = URL.canParse(origin + source) ? new URL(origin + source) : null;
  return url && url.origin === origin && url.pathname + url.search === source ? url : null;
}

/**
 * Fetches a picture of the content host, and of no other: redirects are not followed, and time,
 * bytes and types are bounded. `"unchanged"` when the validators still hold. Throws `PictureError`.
 */
export async function fetchSource(
  origin: string,
  source: string,
  { etag, lastModified }: Validators = {},
): Promise<FetchedSource | "unchanged"> {
  const url = sourceUrl(origin, source);
  if (!url) throw new PictureError(404, `${source} is no address on ${origin}`);
  const conditional = {
    ...(etag && { "if-none-match": etag }),
    ...(!etag && lastModified && { "if-modified-since": lastModified }),
  };
  const reply = await boundedFetch(url.href, {
    timeoutMs: TIMEOUT,
    most: MAX_BYTES,
    headers: { accept: [...TYPES].join(", "), ...conditional },
    onHead: (response) => check(response, url.href),
  }).catch((error: Error) => {
    throw error instanceof PictureError
      ? error
      : new PictureError(502, `picture ${url.href}: ${error.message}`, { cause: error });
  });
  if (reply.status === 304 && (etag || lastModified)) return "unchanged";
  // The only ones that are not looked at before they are read.
  if (reply.status !== 200)
    throw new PictureError(502, `picture ${url.href}: the host answers ${reply.status}`);
  return {
    bytes: reply.body,
    type: typeOf(reply),
    etag: reply.headers.get("etag") ?? undefined,
    lastModified: reply.headers.get("last-modified") ?? undefined,
  };
}

const typeOf = (response: Pick<Response, "headers">): string =>
  (response.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

function check(response: Response, href: string): void {
  if ([401, 403, 404, 410].includes(response.status))
    throw new PictureError(404, `picture ${href}: the host answers ${response.status}`);
  if (response.status !== 200)
    throw new PictureError(502, `picture ${href}: the host answers ${response.status}`);
  if (!TYPES.has(typeOf(response)))
    throw new PictureError(
      404,
      `picture ${href}: it is ${typeOf(response) || "of no type"}, not one of ${[...TYPES].join(", ")}`,
    );
}
