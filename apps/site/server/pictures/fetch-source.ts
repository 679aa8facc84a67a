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
 * Fetches a picture of the content host, and of no other: redirects are not followed, and time, bytes and types are
 * bounded. `"unchanged"` when the validators still hold. Throws `PictureError`.
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
  const response = await fetch(url, {
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT),
    headers: { accept: [...TYPES].join(", "), ...conditional },
  }).catch((error: Error) => {
    throw new PictureError(502, `picture ${url.href}: ${reasonOf(error)}`, { cause: error });
  });
  if (response.status === 304 && (etag || lastModified)) return "unchanged";
  try {
    check(response, url.href);
    return {
      bytes: await bounded(response, url.href),
      type: typeOf(response),
      etag: response.headers.get("etag") ?? undefined,
      lastModified: response.headers.get("last-modified") ?? undefined,
    };
  } catch (error) {
    await response.body?.cancel().catch(() => {});
    throw error;
  }
}

const typeOf = (response: Response): string =>
  (response.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

const reasonOf = (error: Error): string => {
  if (error.name === "TimeoutError") return `no answer within ${TIMEOUT} ms`;
  const { cause } = error;
  return cause instanceof Error
    ? ((cause as NodeJS.ErrnoException).code ?? cause.message)
    : error.message;
};

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

async function bounded(response: Response, href: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read().catch((error: Error) => {
      throw new PictureError(502, `picture ${href}: ${reasonOf(error)}`, { cause: error });
    })) ?? { done: true, value: undefined };
    if (done) return Buffer.concat(chunks);
    length += value.length;
    if (length > MAX_BYTES) {
      await reader?.cancel();
      throw new PictureError(502, `picture ${href}: larger than ${MAX_BYTES / 2 ** 20} MB`);
    }
    chunks.push(value);
  }
}
