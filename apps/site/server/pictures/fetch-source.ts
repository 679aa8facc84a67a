import { boundedFetch } from "@meridian/http/bounded-fetch";
import { LARGEST_FILE } from "@meridian/files/pictures/limits";
import { PictureError } from "#server/pictures/picture-error.ts";

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

export interface SourceKind {
  name: string;
  /** Bytes. */
  most: number;
  types: ReadonlySet<string>;
}

const TIMEOUT = 10_000;
const PICTURE: SourceKind = {
  name: "picture",
  most: LARGEST_FILE,
  types: new Set([
    "image/avif",
    "image/gif",
    "image/jpeg",
    "image/png",
    "image/svg+xml",
    "image/webp",
  ]),
};

/** The address of a source on its host, or `null` if it is on another host. */
export function sourceUrl(origin: string, source: string): URL | null {
  const url = URL.canParse(origin + source) ? new URL(origin + source) : null;
  return url && url.origin === origin && url.pathname + url.search === source ? url : null;
}

/**
 * Fetches a picture only from the content host: redirects are not followed; time, bytes and types
 * are limited. `"unchanged"` on 304. Throws `PictureError`.
 */
export async function fetchSource(
  origin: string,
  source: string,
  { etag, lastModified }: Validators = {},
  kind = PICTURE,
): Promise<FetchedSource | "unchanged"> {
  const url = sourceUrl(origin, source);
  if (!url) throw new PictureError(404, `${source} is no address on ${origin}`);
  const conditional = {
    ...(etag && { "if-none-match": etag }),
    ...(!etag && lastModified && { "if-modified-since": lastModified }),
  };
  const reply = await boundedFetch(url.href, {
    timeoutMs: TIMEOUT,
    most: kind.most,
    headers: { accept: [...kind.types].join(", "), ...conditional },
    onHead: (response) => check(response, url.href, kind),
  }).catch((error: Error) => {
    throw error instanceof PictureError
      ? error
      : new PictureError(502, `${kind.name} ${url.href}: ${error.message}`, { cause: error });
  });
  if (reply.status === 304 && (etag || lastModified)) return "unchanged";
  // Statuses that need no check of the body.
  if (reply.status !== 200)
    throw new PictureError(
      502,
      `${kind.name} ${url.href}: the host responded with ${reply.status}`,
    );
  return {
    bytes: reply.body,
    type: typeOf(reply),
    etag: reply.headers.get("etag") ?? undefined,
    lastModified: reply.headers.get("last-modified") ?? undefined,
  };
}

const typeOf = (response: Pick<Response, "headers">): string =>
  (response.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

function check(response: Response, href: string, { name, types }: SourceKind): void {
  if ([401, 403, 404, 410].includes(response.status))
    throw new PictureError(404, `${name} ${href}: the host responded with ${response.status}`);
  if (response.status !== 200)
    throw new PictureError(502, `${name} ${href}: the host responded with ${response.status}`);
  if (!types.has(typeOf(response)))
    throw new PictureError(
      404,
      `${name} ${href}: its type is ${typeOf(response) || "missing"}, not one of ${[...types].join(", ")}`,
    );
}
