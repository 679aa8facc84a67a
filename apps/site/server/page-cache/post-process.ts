/** From what was rendered to what is sent: hashed, compressed, with every header. */
import type { Cdn } from "#server/cdn/cdn.ts";
import { brotli, gzipped, isCompressible } from "#server/http/compress.ts";
import { pagePolicy, PLAIN_POLICY, securityHeaders } from "#server/http/headers.ts";
import { inlineHashes } from "#server/http/inline-hashes.ts";
import { versioned, type Versions } from "#server/page-cache/versioned.ts";
import {
  hashOf,
  prepareResponse,
  type Bodies,
  type FlatHeaders,
  type PreparedResponse,
  type PreparedResponseParts,
} from "#server/http/prepared-response.ts";
import type { Rendered } from "#server/page-cache/render.ts";

export interface PostProcessOptions {
  isHttps: boolean;
  /** `false` in development, where a policy would forbid Vite's scripts. */
  hasPolicy: boolean;
  /** What the site's own drawings and icons are versions of. */
  versions?: { [Files in keyof Versions]: () => string };
  /** Which may keep pages until it is told. */
  cdn?: Pick<Cdn, "maxAge" | "cacheControl" | "pageHeaders"> | undefined;
}

/**
 * Browsers and shared caches ask each time, so that a publish is seen at once; while we fail they
 * may show what they have.
 */
const ALWAYS_ASK = "public, max-age=0, stale-if-error=86400";
const NEVER_KEEP = "no-store";
const PREVIEW_ONLY = "private, no-store";
/** Seconds after which a visitor, or a crawler, may ask again for a page that failed. */
const RETRY_AFTER = "10";

/** Of what the route said; the rest is decided here. */
const DECIDED = new Set([
  "content-type",
  "content-length",
  "content-encoding",
  "cache-control",
  "transfer-encoding",
  "content-security-policy",
]);

/** Whether the route keeps its answer out of every cache, as for one visitor's team. */
const isForOne = (headers: Headers): boolean =>
  /\b(?:private|no-store)\b/.test(headers.get("cache-control") ?? "");

/** The answer without its compressed forms: what must be known before it is worth compressing. */
export interface PostProcessed extends Omit<PreparedResponseParts, "bodies"> {
  bytes: Buffer;
  hash: string;
  /** Headers for the CDN; empty where it must not keep the page. */
  shared: FlatHeaders;
}

/** `previewIn`: it is a draft's, for the admin at that origin alone. */
export type PostProcess = (
  rendered: Pick<Rendered, "status" | "headers" | "body"> &
    Partial<Pick<Rendered, "outside" | "tags" | "isDegraded" | "until">>,
  previewIn?: string,
) => PostProcessed;

export function createPostProcess({
  isHttps,
  hasPolicy,
  versions,
  cdn,
}: PostProcessOptions): PostProcess {
  return (rendered, previewIn) => {
    const { status, headers, body, outside } = rendered;
    const contentType = headers.get("content-type") ?? "text/plain; charset=utf-8";
    const isPage = contentType.startsWith("text/html");
    const html = isPage
      ? versioned(body.toString("utf8"), {
          drawings: versions?.drawings() ?? "",
          icons: versions?.icons() ?? "",
        })
      : "";
    const bytes = isPage ? Buffer.from(html) : body;
    const policy = hasPolicy ? pagePolicy(inlineHashes(html), isHttps, outside, previewIn) : null;
    const security = securityHeaders({ isHttps, policy: isPage ? policy : PLAIN_POLICY });
    const { shared, cacheControl } = sharingOf(rendered, previewIn, cdn);
    // Whom a page may talk to is part of what it is: a browser that has the same bytes must not go
    // on by the old policy, nor a CDN by old tags.
    const mark = shared.join();
    return {
      status,
      bytes,
      shared,
      hash: hashOf(isPage ? html + (policy ?? "") + mark : bytes),
      contentType,
      cacheControl,
      headers: [
        ...security,
        ...(previewIn ? ["X-Robots-Tag", "noindex, nofollow"] : []),
        ...(status >= 500 ? ["Retry-After", RETRY_AFTER] : []),
        ...routeHeaders(headers),
      ],
    };
  };
}

/** What browsers and caches are told, and what the CDN alone. */
function sharingOf(
  rendered: Parameters<PostProcess>[0],
  previewIn: string | undefined,
  cdn: PostProcessOptions["cdn"],
): Pick<PostProcessed, "shared" | "cacheControl"> {
  if (previewIn) return { shared: [], cacheControl: PREVIEW_ONLY };
  if (rendered.status !== 200 || isForOne(rendered.headers))
    return { shared: [], cacheControl: NEVER_KEEP };
  if (!cdn || !isGoodFor(rendered, cdn.maxAge)) return { shared: [], cacheControl: ALWAYS_ASK };
  return {
    shared: cdn.pageHeaders(rendered.tags ?? []),
    cacheControl: ALWAYS_ASK + cdn.cacheControl,
  };
}

/** Longer than a page is shown by a site beyond its own time (pages.ts). */
const SHOWN_FOR = 15 * 60_000;

/** Whether it lacks nothing, and will not be wrong by itself while a CDN keeps it. */
const isGoodFor = (
  { isDegraded = false, until = Infinity }: Partial<Pick<Rendered, "isDegraded" | "until">>,
  maxAge: number,
): boolean => !isDegraded && until - Date.now() > maxAge + SHOWN_FOR;

const routeHeaders = (headers: Headers): FlatHeaders =>
  [...headers].flatMap(([name, value]) => (DECIDED.has(name) ? [] : [name, value]));

/** For one visitor: compressed as cheaply as may be. */
export const once = async (processed: PostProcessed): Promise<PreparedResponse> =>
  ready(
    processed,
    isCompressible(processed.contentType) ? { gzip: await gzipped(processed.bytes, 6) } : {},
  );

/** Compressed quickly, for the first to ask. */
export async function quickly(processed: PostProcessed): Promise<PreparedResponse> {
  if (!isCompressible(processed.contentType)) return ready(processed, {});
  const [br, gzip] = await Promise.all([brotli(processed.bytes, 5), gzipped(processed.bytes, 6)]);
  return ready(processed, { br, gzip }, "br5");
}

/** Compressed as small as it gets, for all who ask later. */
export async function thoroughly(processed: PostProcessed): Promise<PreparedResponse> {
  if (!isCompressible(processed.contentType)) return ready(processed, {});
  const [br, gzip] = await Promise.all([brotli(processed.bytes, 11), gzipped(processed.bytes, 9)]);
  return ready(processed, { br, gzip });
}

const ready = (
  { bytes, headers, shared, ...parts }: PostProcessed,
  compressed: Omit<Bodies, "identity">,
  brotliMark?: string,
): PreparedResponse =>
  prepareResponse({
    ...parts,
    headers: [...headers, ...shared],
    bodies: { identity: bytes, ...compressed },
    brotliMark,
  });
