/** The host's replies, stored by call and recorded per render: a purge also purges pages. */
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
  type StoredReply,
  levelOf,
} from "#server/content/fetcher.ts";
import { pathOn } from "#server/content/own-pictures.ts";
import { createInMemory, type InMemory } from "#server/content/in-memory.ts";
import { isUnlisted } from "#server/content/listed.ts";
import {
  permalinksByLanguage,
  type KnownPermalinks,
  type ListIn,
} from "#server/content/known-permalinks.ts";
import { createListSerializer } from "#server/content/disk/list-serializer.ts";
import {
  callIn,
  createRenderContent,
  keyOf,
  type RenderContent,
} from "#server/content/render-content.ts";
import {
  createSiteLinks,
  type SiteLinks,
  type SiteLinksOptions,
} from "#server/content/site-links.ts";
import { EVERYTHING } from "#server/content/invalidations.ts";

export interface ContentOptions extends FetcherOptions {
  /** For this host and this version of the contract only. */
  directory: string;
  /** Milliseconds for which a reply is fresh. */
  ttl: number;
  /** Whether the host notifies the site of changes: then its lists are true until it does. */
  isNotified?: () => boolean;
  /** Milliseconds that a render waits for a fresh reply if there is an old one. */
  timeoutMs?: number;
  /** Milliseconds until a call times out. */
  callTimeoutMs?: number;
  /** Milliseconds until a read that does not end starts anew; default: some calls. */
  limitMs?: number;
  /** Prefixes of all languages but the first, such as `/de`. */
  prefixes?: (() => readonly string[]) | undefined;
  /** Recognizes the site's own links; without it links stay as the host wrote them. */
  links?: Pick<SiteLinksOptions, "origins" | "routes">;
}

export interface Content {
  /** `language`: of the page, if it is not the site's first. */
  forRender(language?: string): RenderContent;
  /**
   * Starts a call that is read soon; readers share it. With `isWanted` the reply is stored only if
   * that resolves to `true`: made-up addresses must not fill the disk. Never rejects.
   */
  start(call: PageCall, isWanted?: Promise<boolean>, language?: string): Promise<void>;
  /** Rewrites links to the company's own pages, for replies that are read elsewhere. */
  siteLinks?: SiteLinks | undefined;
  /** The host's permalinks; without `links` there are none. */
  permalinks?: KnownPermalinks | undefined;
  /** The same of records in another language than the site's first. */
  permalinksIn?: ((language: string) => KnownPermalinks) | undefined;
  /** Requests everything with these tags again before use; on failure the old reply stays. */
  purge(tags: readonly string[]): Promise<void>;
  /** Removes expired and excess files from disk. */
  prune(): Promise<void>;
}

const ABSENT_FOR = 30_000;
/** Calls of one reply that a purge makes repeat, and milliseconds of disk around them. */
const CALLS = 3;
const DISK_MS = 5000;
/** Milliseconds after a call's timeout at which an entry's time to live begins. */
const ANSWER_SLACK = 1000;
/** How long a reply is stored, in milliseconds, for when the host is down. */
const STORED_FOR = 30 * 86_400_000;
const logOmitted =
  (log: ContentOptions["log"]) =>
  (band: string, error: unknown): void =>
    log[levelOf(error)](
      { band },
      `band omitted from the page: ${error instanceof Error ? error.message : String(error)}`,
    );

const limitOf = ({ callTimeoutMs = 5000, limitMs }: ContentOptions): number =>
  limitMs ?? CALLS * callTimeoutMs + DISK_MS;

const openCache = (options: ContentOptions, ttl: number) =>
  new BentoCache({
    default: "content",
    stores: {
      content: bentostore({
        ttl,
        grace: STORED_FOR,
        graceBackoff: 0,
        timeout: options.timeoutMs ?? 2000,
        hardTimeout: limitOf(options),
        suppressL2Errors: true,
      }).useL2Layer(contentFiles({ ...options, keep: STORED_FOR })),
    },
    serializer: createListSerializer(),
  });

function openLinks(
  { host, links, invalidations, timeoutMs = 2000, log }: ContentOptions,
  lists: {
    list: ListIn;
    isFresh: (...call: Parameters<ListIn>) => boolean;
    limitMs: number;
  },
) {
  const permalinksIn = permalinksByLanguage({ ...lists, invalidations, timeoutMs, log });
  const siteLinks = links && createSiteLinks({ ...links, host, permalinks: permalinksIn() });
  return { permalinksIn, siteLinks };
}

const tagged = (name: GetCallName, params: CallParams) => ({
  key: keyOf(name, params),
  tags: [...tagsOf(name, params), EVERYTHING],
});

/** A list if it is fresh; `null` for an absent one, which is not in memory. */
const listsInMemory =
  (memory: InMemory, isFresh: (tags: readonly string[], reply: StoredReply) => boolean) =>
  (name: GetCallName, language: string | undefined): unknown => {
    const { key, tags } = tagged(name, callIn(language));
    const stored = memory.get(key);
    return !stored ? null : isFresh(tags, stored) ? stored.value : undefined;
  };

/**
 * BentoCache provides single flight, tags and grace: with an old reply a render waits at most
 * `timeoutMs`. Added here: absent records, the circuit breaker, and purges during a response.
 */
export function createContent(options: ContentOptions): Content {
  const { log, invalidations, timeoutMs = 2000, callTimeoutMs = 5000, links } = options;
  const limitMs = limitOf(options);
  // For BentoCache 0 means forever.
  const ttl = Math.max(options.ttl, 1);
  const cache = openCache(options, ttl);
  const absences = createAbsences(invalidations.now, ABSENT_FOR);
  const fetcher = createFetcher(options);
  const nothing = (): StoredReply => ({ value: null, at: invalidations.now(), isUnstored: true });
  const isFresh = (tags: readonly string[], { at }: StoredReply): boolean =>
    invalidations.now() - at < ttl && !invalidations.since(tags, at);
  // Withdrawn: the old reply must not return when the host fails later.
  const withdraw = async (key: string): Promise<void> => (
    absences.add(key),
    void (await cache.delete({ key }))
  );
  const memory = createInMemory({
    fetch: (...call) => fetcher.fetch(...call),
    write: (name, params, value) => cache.set({ ...tagged(name, params), value }),
    withdraw,
    timeoutMs,
    limitMs,
    log,
  });
  const inMemory = listsInMemory(memory, isFresh);

  const readCold = createColdReads({ ...options, cache, fetcher, absences, withdraw, limitMs });

  async function find(
    name: GetCallName,
    params: CallParams,
    isWanted?: Promise<boolean>,
  ): Promise<StoredReply> {
    const { key, tags } = tagged(name, params);
    if (absences.has(key)) return nothing();
    const known = memory.get(key);
    if (known && isFresh(tags, known)) return known;
    if (known) return (await memory.renew(known, name, params, key)) ?? nothing();
    if (options.isNotified?.() && isUnlisted(name, params, inMemory)) return nothing();
    const stored = await readCold({ name, params, key, tags, isWanted });
    // An absent record can appear without a notification, so it is not held here.
    if (stored && stored.value !== null) memory.set(key, stored);
    return stored ?? nothing();
  }

  const { permalinksIn, siteLinks } = openLinks(options, {
    list: async (name, language) => (await find(name, callIn(language))).value,
    isFresh: (name, language) => inMemory(name, language) !== undefined,
    limitMs: limitMs + DISK_MS,
  });
  return {
    siteLinks,
    ...(links && { permalinks: permalinksIn() }),
    permalinksIn,
    forRender: (language) =>
      createRenderContent({
        siteLinks,
        language,
        prefixes: options.prefixes,
        ownPath: (address) => pathOn(options.origins, address),
        find,
        isOld: (tags, at) =>
          invalidations.since(tags, at) ||
          invalidations.now() - at > ttl + callTimeoutMs + ANSWER_SLACK,
        keepAbsent: async (name, params, at) =>
          void (await cache.set({
            ...tagged(name, params),
            value: { value: null, at },
            ttl: Math.min(ttl, ABSENT_FOR),
          })),
        onOmitted: logOmitted(log),
      }),
    async start([name, params], isWanted, language) {
      await find(name, callIn(language, params), isWanted).catch(() => undefined);
    },
    async purge(tags) {
      absences.clear();
      fetcher.callReceived();
      await cache.deleteByTag({ tags: [...tags] });
    },
    prune: () => cache.prune(),
  };
}
