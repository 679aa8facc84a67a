import { createFlights } from "@meridian/http/flights";
import { brotli, gzipped } from "#server/http/compress.ts";
import type { RenderContent } from "#server/content/render-content.ts";
import { DEGRADED_FOR } from "#server/page-cache/store-page.ts";
import { prepareResponse, type PreparedResponse } from "#server/http/prepared-response.ts";
import type { Uses } from "#server/services.ts";

export interface Text {
  text: string;
  /** Without charset. */
  type: string;
}

interface CachedText {
  ready: PreparedResponse;
  tags: ReadonlySet<string>;
  /** On the purges' clock. */
  at: number;
  freshUntil: number;
  /** When it becomes invalid by itself: a vacancy closes. */
  until: number;
}

/** Milliseconds until a request for a text fails: many calls of the host. */
const LIMIT_MS = 60_000;
const CACHE_CONTROL = "public, max-age=300, stale-while-revalidate=3600";

/**
 * Sitemaps and similar texts, generated once per change of their content and cached as sent: a
 * sitemap of 1,000 records takes half a second of CPU. An expired one is served and regenerated in
 * the background. Rejects with the host's failure if there is no earlier text.
 */
export function createCachedTexts({
  content,
  invalidations,
  ttl,
  cdn,
  log,
}: Uses<
  "ttl",
  {
    content: "forRender";
    invalidations: "now" | "since";
    cdn: "tagHeaders";
    log: "warn";
  }
>): (path: string, make: (content: RenderContent) => Promise<Text>) => Promise<PreparedResponse> {
  const cached = new Map<string, CachedText>();
  const flights = createFlights<CachedText>({ name: "texts", limitMs: LIMIT_MS, log });

  async function made(make: (content: RenderContent) => Promise<Text>): Promise<CachedText> {
    const [at, source] = [invalidations.now(), content.forRender()];
    const { text, type } = await make(source);
    const identity = Buffer.from(text);
    // The text also contains the site's name.
    const tags = new Set([...source.tags, "settings"]);
    const [br, gzip] = await Promise.all([brotli(identity, 5), gzipped(identity, 6)]);
    const ready = prepareResponse({
      status: 200,
      bodies: { identity, br, gzip },
      contentType: `${type}; charset=utf-8`,
      cacheControl: CACHE_CONTROL,
      headers: cdn?.tagHeaders(tags) ?? [],
    });
    return {
      ready,
      tags,
      at,
      freshUntil: Date.now() + (source.isDegraded ? DEGRADED_FOR : ttl),
      until: source.until,
    };
  }

  return async (path, make) => {
    const old = cached.get(path);
    const isWrong =
      !old || ttl === 0 || old.until <= Date.now() || invalidations.since(old.tags, old.at);
    if (!isWrong && old.freshUntil > Date.now()) return old.ready;
    const next = flights
      .share(path, () => made(make))
      .then((fresh) => (cached.set(path, fresh), fresh.ready));
    if (!old) return next;
    const orOld = next.catch(() => old.ready);
    return isWrong ? orOld : old.ready;
  };
}
