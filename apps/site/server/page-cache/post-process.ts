/** Turns a render into a response: hashed, compressed, with every header. */
import { brotli, gzipped, isCompressible } from "#server/http/compress.ts";
import { pagePolicy, PLAIN_POLICY, securityHeaders } from "#server/http/headers.ts";
import { inlineHashes } from "#server/http/inline-hashes.ts";
import { withLanguages, withoutMarks } from "#server/page-cache/fallback-words.ts";
import { withMixedBlocks } from "#server/page-cache/mixed-blocks.ts";
import { versioned } from "#server/page-cache/versioned.ts";
import {
  hashOf,
  prepareResponse,
  type Bodies,
  type FlatHeaders,
  type PreparedResponse,
  type PreparedResponseParts,
} from "#server/http/prepared-response.ts";
import type { Rendered } from "#server/page-cache/render.ts";
import type { Uses } from "#server/services.ts";

type Used = Uses<
  "isHttps",
  {
    stage: "mode";
    themedFiles: "version" | "isDark";
    brandFiles: "version";
    cdn: "maxAge" | "cacheControl" | "pageHeaders";
  }
>;

/** Caches revalidate each time: a publish is visible at once. Stale only while the site fails. */
const REVALIDATE = "public, max-age=0, stale-if-error=86400";
const NO_STORE = "no-store";
const PREVIEW_ONLY = "private, no-store";
/** Seconds after which visitors and crawlers may retry a failed page. */
const RETRY_AFTER = "10";

/** Headers of the route that are decided here instead. */
const DECIDED = new Set([
  "content-type",
  "content-length",
  "content-encoding",
  "cache-control",
  "transfer-encoding",
  "content-security-policy",
]);

/** Whether the route forbids all caching, as for one visitor's team. */
export const isForOne = (headers: Headers): boolean =>
  /\b(?:private|no-store)\b/.test(headers.get("cache-control") ?? "");

/** The response before compression, for the checks that precede it. */
export interface PostProcessed extends Omit<PreparedResponseParts, "bodies"> {
  bytes: Buffer;
  hash: string;
  /** Headers for the CDN; empty if it must not cache the page. */
  shared: FlatHeaders;
}

/** `previewIn`: a draft's page, only for the admin at that origin. */
export type PostProcess = (
  rendered: Pick<Rendered, "status" | "headers" | "body"> &
    Partial<Pick<Rendered, "outside" | "tags" | "isDegraded" | "until">>,
  previewIn?: string,
) => PostProcessed;

export function createPostProcess({
  isHttps,
  stage,
  themedFiles,
  brandFiles,
  cdn,
}: Used): PostProcess {
  // In development it would block Vite's scripts.
  const hasPolicy = stage.mode === "production";
  return (rendered, previewIn) => {
    const { status, headers, body, outside } = rendered;
    const contentType = headers.get("content-type") ?? "text/plain; charset=utf-8";
    const isPage = contentType.startsWith("text/html");
    const html = isPage
      ? versioned(withMixedBlocks(withLanguages(body.toString("utf8"))), {
          drawings: themedFiles.version(),
          dark: themedFiles.isDark(),
          icons: brandFiles.version(),
        })
      : "";
    const bytes = isPage ? Buffer.from(html) : withoutMarks(body);
    const policy = hasPolicy ? pagePolicy(inlineHashes(html), isHttps, outside, previewIn) : null;
    const security = securityHeaders({ isHttps, policy: isPage ? policy : PLAIN_POLICY });
    const { shared, cacheControl } = sharingOf(rendered, previewIn, cdn);
    // CDN tags and policy are part of the identity, or a 304 would leave old ones in caches.
    const mark = (isPage ? (policy ?? "") : "") + shared.join();
    return {
      status,
      bytes,
      shared,
      hash: hashOf(mark ? Buffer.concat([bytes, Buffer.from(mark)]) : bytes),
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

/** Headers for browsers and caches, and those for the CDN only. */
function sharingOf(
  rendered: Parameters<PostProcess>[0],
  previewIn: string | undefined,
  cdn: Used["cdn"],
): Pick<PostProcessed, "shared" | "cacheControl"> {
  if (previewIn) return { shared: [], cacheControl: PREVIEW_ONLY };
  if (rendered.status !== 200 || isForOne(rendered.headers))
    return { shared: [], cacheControl: NO_STORE };
  if (!cdn || !isGoodFor(rendered, cdn.maxAge)) return { shared: [], cacheControl: REVALIDATE };
  return {
    shared: cdn.pageHeaders(rendered.tags ?? []),
    cacheControl: REVALIDATE + cdn.cacheControl,
  };
}

/** Longer than a page is served past its time (pages.ts). */
const SHOWN_FOR = 15 * 60_000;

/** Whether the page is complete and stays valid while a CDN caches it. */
const isGoodFor = (
  { isDegraded = false, until = Infinity }: Partial<Pick<Rendered, "isDegraded" | "until">>,
  maxAge: number,
): boolean => !isDegraded && until - Date.now() > maxAge + SHOWN_FOR;

const routeHeaders = (headers: Headers): FlatHeaders =>
  [...headers].flatMap(([name, value]) => (DECIDED.has(name) ? [] : [name, value]));

/** For one visitor: the cheapest compression. */
export const once = async (processed: PostProcessed): Promise<PreparedResponse> =>
  ready(
    processed,
    isCompressible(processed.contentType) ? { gzip: await gzipped(processed.bytes, 6) } : {},
  );

/** Fast compression, for the first request. */
export async function quickly(processed: PostProcessed): Promise<PreparedResponse> {
  if (!isCompressible(processed.contentType)) return ready(processed, {});
  const [br, gzip] = await Promise.all([brotli(processed.bytes, 5), gzipped(processed.bytes, 6)]);
  return ready(processed, { br, gzip }, "br5");
}

/** Best compression, for later requests. */
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
