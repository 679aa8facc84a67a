/** The search over the site's pages: an index that follows the host's changes. */
import { isOff } from "@meridian/contract";
import { createFlights } from "@meridian/http/flights";
import { within } from "@meridian/http/within";
import { NOTHING_FOUND, type SiteSearch } from "#app/content/site-search.ts";
import { SEARCH } from "#app/shell/search/search-address.ts";
import { queryWords } from "#app/text/search-words.ts";
import type { Uses } from "#server/services.ts";
import { SEARCH_GROUPS } from "#server/search/read-documents.ts";
import { createSearchIndex } from "#server/search/search-index.ts";
import { resultsOf } from "#server/search/shown-results.ts";
import { updateIndex } from "#server/search/update-index.ts";

type Used = Uses<
  "routes" | "timeoutMs",
  {
    content: "forRender";
    siteSettings: "of" | "languages";
    invalidations: "now" | "since";
    /** Gets the words of a search of the whole index that found nothing. */
    visitStore: "add";
    log: "info" | "warn";
  }
>;

/** A search for each language of the site, opened with its first use. */
export interface Searches {
  /** `undefined`: the site's first language. */
  of(language: string | undefined): SiteSearch;
  /** Builds the index of the first language. Never rejects. */
  build(): Promise<void>;
  close(): void;
}

export function openSearches(services: Used): Searches {
  const opened = new Map<string | undefined, Search>();
  const searchOf = (language: string | undefined): Search => {
    const known = opened.get(language) ?? openSearch({ ...services, language });
    opened.set(language, known);
    return known;
  };
  return {
    of: searchOf,
    build: () => searchOf(undefined).build(),
    close() {
      for (const search of opened.values()) search.close();
    },
  };
}

export interface Search extends SiteSearch {
  /** Builds the index ahead of the first search. Never rejects. */
  build(): Promise<void>;
  close(): void;
}

/** Milliseconds, for hosts that do not report changes: reading the lists is some hundred calls. */
const UNCHANGED_FOR = 10 * 60_000;
const RETRY_AFTER = 10_000;
/** Milliseconds until an update starts anew; a search does not wait for it. */
const LIMIT_MS = 5 * 60_000;

interface Built {
  /** On the purges' clock. */
  at: number;
  tags: ReadonlySet<string>;
  until: number;
  isWhole: boolean;
  /** Milliseconds; short after stale replies, of an unreachable host. */
  unchangedFor: number;
}

interface OneSearch extends Used {
  language?: string | undefined;
  createIndex?: typeof createSearchIndex;
}

/** `language`: of the pages; `undefined`: the site's first. */
export function openSearch(options: OneSearch): Search {
  const { invalidations, timeoutMs, language, log, createIndex = createSearchIndex } = options;
  const create = () => createIndex(language ?? options.siteSettings.languages().first);
  let index = create();
  /** Paths by the list's place: after a failed read a list's pages stay. */
  const listed = new Map<number, Set<string>>();
  let built: Built | undefined;
  const updates = createFlights<void>({ name: "search", limitMs: LIMIT_MS, log });
  /** The number of the last update: an overdue one must not change the index of its successor. */
  let started = 0;
  let isClosed = false;

  const isCurrent = (): boolean =>
    built !== undefined && built.until > Date.now() && !invalidations.since(built.tags, built.at);
  const isOld = (): boolean =>
    built !== undefined && invalidations.now() - built.at > built.unchangedFor;

  async function update(): Promise<void> {
    const number = ++started;
    const isOver = (): boolean => isClosed || number !== started;
    try {
      await readLists(isOver);
    } catch (error) {
      // Some withdrawn pages may be in the index still.
      if (!isOver()) startOver();
      throw error;
    }
  }

  function startOver(): void {
    index.close();
    index = create();
    listed.clear();
    built = undefined;
  }

  async function readLists(isOver: () => boolean): Promise<void> {
    const content = options.content.forRender(language);
    const at = invalidations.now();
    const [site, routes] = await Promise.all([
      options.siteSettings.of(content, { language }),
      options.routes(),
    ]);
    // No visitor searches.
    if (isOff(SEARCH, site.pages.off)) return;
    const { prefixes } = options.siteSettings.languages();
    const reading = { content, site, routes, prefixes };
    const isWhole = await updateIndex({ index, listed, reading, isOver, log });
    if (isWhole === undefined) return;
    if (!built) log.info({ pages: index.count }, "search: the index is ready");
    built = {
      at,
      tags: new Set([...content.tags, "settings"]),
      until: content.until,
      isWhole,
      unchangedFor: isWhole && !content.isDegraded ? UNCHANGED_FOR : RETRY_AFTER,
    };
  }

  const refresh = (): Promise<void> =>
    updates
      .share("index", update)
      .catch((error: unknown) => log.warn({ err: error }, "search: the index is built anew"));

  /** Once more if the content changed meanwhile. */
  async function current(): Promise<void> {
    for (let attempt = 0; attempt < 2 && !isCurrent(); attempt++) await refresh();
  }

  return {
    async build() {
      if (!isCurrent()) await refresh();
    },
    hasGroup: (name) => SEARCH_GROUPS.has(name),
    async find(request) {
      const code = language ?? options.siteSettings.languages().first;
      const { words, isCommon } = queryWords(request.query, code);
      if (words.length === 0) return { ...NOTHING_FOUND, isCommon };
      if (!isCurrent()) await within(timeoutMs, current());
      else if (isOld()) void refresh();
      const state = !built ? "preparing" : built.isWhole ? "ready" : "partly";
      const { documents, words: found, ...how } = index.find(words);
      if (documents.length === 0 && state === "ready" && isImpersonal(request.query))
        options.visitStore.add({ missed: words.join(" ") });
      return { ...NOTHING_FOUND, ...how, ...resultsOf(index, documents, found, request), state };
    },
    close() {
      isClosed = true;
      // Not under a search that is still running.
      void (updates.has("index") ? refresh() : Promise.resolve()).finally(() => index.close());
    },
  };
}

/** No email addresses or phone numbers: editors see the counted words. */
const isImpersonal = (query: string): boolean =>
  !query.includes("@") && (query.match(/\p{N}/gu)?.length ?? 0) < 7;
