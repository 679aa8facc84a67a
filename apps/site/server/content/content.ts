/**
 * Replies of the content host, kept on disk by call, and watched by render: what a page was made
 * from purges it.
 */
import { tagsOf, type GetCallName } from "@meridian/contract";
import { BentoCache, bentostore } from "bentocache";
import type { PageCall } from "#app/page-calls.server.ts";
import { createAbsences } from "#server/content/absences.ts";
import { createColdReads } from "#server/content/cold-reads.ts";
import { contentFiles } from "#server/content/disk/content-files.ts";
import {
  createFetcher,
  type CallParams,
  type FetcherOptions,
  type Kept,
} from "#server/content/fetcher.ts";
import { pathOn } from "#server/content/own-pictures.ts";
import { createInMemory } from "#server/content/in-memory.ts";
import { isUnlisted } from "#server/content/listed.ts";
import {
  createKnownPermalinks,
  type KnownPermalinks,
  type PermalinksOptions,
} from "#server/content/known-permalinks.ts";
import { createListSerializer } from "#server/content/disk/list-serializer.ts";
import { createRenderContent, keyOf, type RenderContent } from "#server/content/render-content.ts";
import {
  createSiteLinks,
  type SiteLinks,
  type SiteLinksOptions,
} from "#server/content/site-links.ts";
import { EVERYTHING } from "#server/content/invalidations.ts";

export interface ContentOptions extends FetcherOptions {
  /** Of this host and this contract alone. */
  directory: string;
  /** Milliseconds a reply is fresh. */
  ttl: number;
  /** Whether the host tells of its changes: then its lists are true until it does. */
  isNotified?: () => boolean;
  /** Milliseconds a render waits for a fresh reply when there is an old one. */
  timeoutMs?: number;
  /** Milliseconds a call may take. */
  callTimeoutMs?: number;
  /** What the site's links are told by; without it links stay as the host wrote them. */
  links?: Pick<SiteLinksOptions, "origins" | "routes">;
}

export interface Content {
  forRender(): RenderContent;
  /**
   * Starts a call whose reply will be read soon; whoever reads it meanwhile waits for the same
   * reply. With `isWanted` the reply is stored only where that comes to `true`: an address that
   * anyone can make up must not fill the disk. Never rejects.
   */
  start(call: PageCall, isWanted?: Promise<boolean>): Promise<void>;
  /** Links to the company's own pages, for replies that are read elsewhere. */
  siteLinks?: SiteLinks | undefined;
  /** Where the host shows its records; without `links` there is nothing to lead from. */
  permalinks?: KnownPermalinks | undefined;
  /**
   * Whatever carries one of these tags is asked anew before it is used; if the host fails, the old
   * is used all the same.
   */
  purge(tags: readonly string[]): Promise<void>;
  /** Removes from the disk what is too old or too much. */
  prune(): Promise<void>;
}

const ABSENT_FOR = 30_000;
/**
 * Milliseconds beyond the call's own that an answer may take to come: an entry's time to live
 * begins when it is there.
 */
const ANSWER_SLACK = 1000;
/** Milliseconds a reply is kept for when the host is down. */
const KEEP = 30 * 86_400_000;
const sayLeftOut =
  (log: ContentOptions["log"]) =>
  (band: string, error: unknown): void =>
    log.warn(
      { band },
      `band left out of the page: ${error instanceof Error ? error.message : String(error)}`,
    );

const openCache = ({ directory, log, timeoutMs = 2000 }: ContentOptions, ttl: number) =>
  new BentoCache({
    default: "content",
    stores: {
      content: bentostore({
        ttl,
        grace: KEEP,
        graceBackoff: 0,
        timeout: timeoutMs,
        suppressL2Errors: true,
      }).useL2Layer(contentFiles({ directory, log, keep: KEEP })),
    },
    serializer: createListSerializer(),
  });

/**
 * BentoCache gives single flight, tags and grace; a render waits at most `timeoutMs` for a fresh
 * reply when there is an old one. What it does not know is added here: absent records, the breaker,
 * and purges that come while the host is answering.
 */
export function createContent(options: ContentOptions): Content {
  const { log, invalidations, timeoutMs = 2000, callTimeoutMs = 5000, links } = options;
  const slack = callTimeoutMs + ANSWER_SLACK;
  // For BentoCache no time at all means for ever.
  const ttl = Math.max(options.ttl, 1);
  const cache = openCache(options, ttl);
  const absences = createAbsences(invalidations.now, ABSENT_FOR);
  const fetcher = createFetcher(options);
  const tagged = (name: GetCallName, params: CallParams) => ({
    key: keyOf(name, params),
    tags: [...tagsOf(name, params), EVERYTHING],
  });
  const nothing = (): Kept => ({ value: null, at: invalidations.now(), isUnkept: true });
  const isFresh = (tags: readonly string[], { at }: Kept): boolean =>
    invalidations.now() - at < ttl && !invalidations.since(tags, at);
  // Withdrawn: the old reply must not come back when the host fails later.
  const withdraw = async (key: string): Promise<void> => (
    absences.add(key),
    void (await cache.delete({ key }))
  );
  const memory = createInMemory({
    fetch: (...asked) => fetcher.fetch(...asked),
    write: (name, params, value) => cache.set({ ...tagged(name, params), value }),
    withdraw,
    timeoutMs,
  });
  const freshList = (name: GetCallName): unknown => {
    const { key, tags } = tagged(name, {});
    const kept = memory.get(key);
    return kept && isFresh(tags, kept) ? kept.value : undefined;
  };

  const readCold = createColdReads({ cache, fetcher, absences, invalidations, withdraw });

  async function find(
    name: GetCallName,
    params: CallParams,
    isWanted?: Promise<boolean>,
  ): Promise<Kept> {
    const { key, tags } = tagged(name, params);
    if (absences.has(key)) return nothing();
    const known = memory.get(key);
    if (known && isFresh(tags, known)) return known;
    if (known) return (await memory.renew(known, name, params, key)) ?? nothing();
    if (options.isNotified?.() && isUnlisted(name, params, freshList)) return nothing();
    const kept = await readCold({ name, params, key, tags, isWanted });
    // What is absent may be there soon, though nobody says so.
    if (kept && kept.value !== null) memory.set(key, kept);
    return kept ?? nothing();
  }

  const list: PermalinksOptions["list"] = async (name) => (await find(name, {})).value;
  const { host } = options;
  const permalinks = createKnownPermalinks({ list, invalidations, timeoutMs });
  const siteLinks = links && createSiteLinks({ ...links, host, permalinks });
  return {
    siteLinks,
    ...(links && { permalinks }),
    forRender: () =>
      createRenderContent({
        siteLinks,
        ownPath: (address) => pathOn(options.origins, address),
        find,
        isOld: (tags, at) =>
          invalidations.since(tags, at) || invalidations.now() - at > ttl + slack,
        keepAbsent: async (name, params, at) =>
          void (await cache.set({
            ...tagged(name, params),
            value: { value: null, at },
            ttl: Math.min(ttl, ABSENT_FOR),
          })),
        leftOut: sayLeftOut(log),
      }),
    async start([name, params], isWanted) {
      await find(name, params ?? {}, isWanted).catch(() => undefined);
    },
    async purge(tags) {
      absences.clear();
      fetcher.heard();
      await cache.deleteByTag({ tags: [...tags] });
    },
    prune: () => cache.prune(),
  };
}
