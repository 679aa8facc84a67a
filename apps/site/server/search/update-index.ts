/** Brings a search index in line with the lists of the site's pages. */
import { setImmediate as afterOthers } from "node:timers/promises";
import type { Log } from "#server/observability/log.ts";
import type { SiteConfig } from "#app/site-config.ts";
import { documentOf, SEARCH_LISTS } from "#server/search/read-documents.ts";
import type { SearchDocument, SearchIndex } from "#server/search/search-index.ts";
import type { Reading } from "#server/seo/site-pages.ts";

export interface IndexUpdate {
  index: SearchIndex;
  /** Paths by the list's place: after a failed read a list's pages stay. */
  listed: Map<number, Set<string>>;
  reading: Reading & { site: SiteConfig };
  /** Whether this update was replaced or the search closed. */
  isOver(): boolean;
  log: Pick<Log, "warn">;
}

/** Milliseconds of work after which other requests have their turn. */
const TURN_MS = 10;

/**
 * Whether every page is in the index; `undefined`: the update is over. Throws if the index fails:
 * withdrawn pages may be in it still.
 */
export async function updateIndex(update: IndexUpdate): Promise<boolean | undefined> {
  const { index, listed, reading, isOver, log } = update;
  const [turn, put] = [createTurns(), createPut(update)];
  let isWhole = true;
  for (const [place, { group, read }] of SEARCH_LISTS.entries()) {
    const pages = await read(reading).catch((error: unknown) => {
      isWhole = false;
      log.warn({ group }, `search: these pages stay as they were: ${String(error)}`);
      return null;
    });
    if (isOver()) return undefined;
    if (!pages) continue;
    for (const page of pages) {
      await turn();
      if (isOver()) return undefined;
      if (!put(documentOf(page, group, reading.site))) isWhole = false;
    }
    const paths = new Set(pages.map(({ path }) => path));
    for (const path of listed.get(place) ?? []) if (!paths.has(path)) index.remove(path);
    listed.set(place, paths);
  }
  return isWhole;
}

/** Whether the page is in the index. In a new one a page's fault costs only this page. */
function createPut({ index, log }: IndexUpdate): (document: SearchDocument) => boolean {
  const isNew = index.count === 0;
  return (document) => {
    try {
      if (!isSame(index.get(document.path), document)) index.put(document);
      return true;
    } catch (error) {
      if (!isNew) throw error;
      log.warn({ err: error }, `search: ${document.path} is not in the index`);
      return false;
    }
  };
}

const isSame = (before: SearchDocument | undefined, after: SearchDocument): boolean =>
  before !== undefined &&
  before.title === after.title &&
  before.text === after.text &&
  before.group === after.group;

/** Resolves at once, or after other requests if the caller has been busy for long. */
function createTurns(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < TURN_MS) return undefined;
    return afterOthers().then(() => void (since = performance.now()));
  };
}
