/** Replies of the content host, kept on disk by call, and watched by render: what a page was made from purges it. */
import { tagsOf, type GetCallName } from "@meridian/contract";
import { BentoCache, bentostore } from "bentocache";
import { createAbsences } from "#server/content/absences.ts";
import { contentFiles } from "#server/content/content-files.ts";
import { createFetcher, type CallParams, type FetcherOptions, type Kept } from "#server/content/fetcher.ts";
import { pathOn } from "#server/content/own-pictures.ts";
import { createRenderContent, keyOf, type RenderContent } from "#server/content/render-content.ts";
import { EVERYTHING } from "#server/purges.ts";

export interface ContentOptions extends FetcherOptions {
  /** Of this host and this contract alone. */
  directory: string;
  /** Milliseconds a reply is fresh. */
  ttl: number;
  /** Milliseconds a render waits for a fresh reply when there is an old one. */
  patience?: number;
}

export interface Content {
  forRender(): RenderContent;
  /** Whatever carries one of these tags is asked anew before it is used; if the host fails, the old is used all the same. */
  purge(tags: readonly string[]): Promise<void>;
  /** Removes from the disk what is too old or too much. */
  prune(): Promise<void>;
}

const ABSENT_FOR = 30_000;
/** Milliseconds an answer may take to come: an entry's time to live begins when it is there. */
const ANSWER_SLACK = 6000;
/** Milliseconds a reply is kept for when the host is down. */
const KEEP = 30 * 86_400_000;
/** Replies that are kept in memory as well. */
const IN_MEMORY = 500;

/**
 * BentoCache gives single flight, tags and grace; a render waits at most `patience` for a fresh reply when there is
 * an old one. What it does not know is added here: absent records, the breaker, and purges that come while the host
 * is answering.
 */
export function createContent(options: ContentOptions): Content {
  const { directory, log, purges, patience = 2000 } = options;
  // For BentoCache no time at all means for ever.
  const ttl = Math.max(options.ttl, 1);
  const store = bentostore({ ttl, grace: KEEP, graceBackoff: 0, timeout: patience, suppressL2Errors: true }).useL2Layer(contentFiles({ directory, log, keep: KEEP }));
  const cache = new BentoCache({ default: "content", stores: { content: store } });
  const absences = createAbsences(purges.now, ABSENT_FOR);
  const fetcher = createFetcher(options);
  const tagged = (name: GetCallName, params: CallParams) => ({ key: keyOf(name, params), tags: [...tagsOf(name, params), EVERYTHING] });
  const nothing = (): Kept => ({ value: null, at: purges.now(), isUnkept: true });
  // As they were read: from the disk a list of 1,000 records takes 35 ms, its checksum and its JSON.
  const read = new Map<string, Kept>();
  const isFresh = (tags: readonly string[], { at }: Kept): boolean => purges.now() - at < ttl && !purges.since(tags, at);

  async function find(name: GetCallName, params: CallParams): Promise<Kept> {
    const { key, tags } = tagged(name, params);
    if (absences.has(key)) return nothing();
    const known = read.get(key);
    if (known && isFresh(tags, known)) return known;
    const factory = async ({ skip }: { skip: () => undefined }): Promise<Kept | undefined> => {
      const fresh = await fetcher.fetch(name, params, key);
      if (fresh.value !== null) return fresh;
      // Withdrawn: the old reply must not come back when the host fails later.
      absences.add(key);
      await cache.delete({ key });
      return skip();
    };
    const kept = await cache.getOrSet({ key, tags, factory }).catch((error: Error) => Promise.reject(error.cause ?? error));
    read.delete(key);
    if (!kept) return nothing();
    // What is absent may be there soon, though nobody says so.
    if (kept.value === null) return kept;
    if (read.size >= IN_MEMORY) read.delete(read.keys().next().value ?? "");
    read.set(key, kept);
    return kept;
  }

  return {
    forRender: () =>
      createRenderContent({
        ownPath: (address) => pathOn(options.origins, address),
        find,
        isOld: (tags, at) => purges.since(tags, at) || purges.now() - at > ttl + ANSWER_SLACK,
        keepAbsent: async (name, params, at) => void (await cache.set({ ...tagged(name, params), value: { value: null, at }, ttl: Math.min(ttl, ABSENT_FOR) })),
        leftOut: (band, error) => log.warn({ band }, `band left out of the page: ${error instanceof Error ? error.message : String(error)}`),
      }),
    async purge(tags) {
      absences.clear();
      fetcher.heard();
      await cache.deleteByTag({ tags: [...tags] });
    },
    prune: () => cache.prune(),
  };
}
