import type { FormSupport } from "#app/forms/form-support.ts";
import type { PreparedResponse } from "#server/http/prepared-response.ts";

export interface Page {
  ready: PreparedResponse;
  tags: ReadonlySet<string>;
  /** In `Date.now`. */
  freshUntil: number;
  /** Its content has changed: the next visitor waits for the fresh page up to the timeout. */
  isPurged: boolean;
  /** It is short-lived: something that it shows failed. */
  isDegraded: boolean;
  /** A band is missing: past its time the next visitor waits for the page up to the timeout. */
  isIncomplete: boolean;
  /** `Date.now` from which it is outdated by itself. */
  until: number;
  /** The form support of its render; reused, so that an unchanged page has unchanged bytes. */
  support: { given: FormSupport; at: number };
  /** The route's pattern, for metrics. */
  route: string;
  /** Called for each request that it is sent to from the cache. */
  onHit?: (() => void) | undefined;
  /** Whether the page reads query parameters: then another query is another page. */
  readsQuery: boolean;
}

export interface PageStore {
  get(key: string): Page | undefined;
  set(key: string, page: Page): void;
  delete(key: string): void;
  entries(): IterableIterator<[string, Page]>;
  readonly bytes: number;
  readonly count: number;
}

/**
 * Pages in memory only: pages of an earlier build would reference missing assets. Limited in bytes;
 * pages not requested since the last check are removed first.
 */
export function createPageStore(maxBytes: number): PageStore {
  const pages = new Map<string, Page>();
  const used = new Set<string>();
  let bytes = 0;

  const remove = (key: string): void => {
    bytes -= pages.get(key)?.ready.size ?? 0;
    pages.delete(key);
    used.delete(key);
  };

  const makeRoom = (): void => {
    for (const [key, page] of pages) {
      if (bytes <= maxBytes) return;
      // Requested since the last check: moved to the end of the queue, once.
      if (used.delete(key)) {
        pages.delete(key);
        pages.set(key, page);
      } else remove(key);
    }
  };

  return {
    get(key) {
      const page = pages.get(key);
      if (page) used.add(key);
      return page;
    },
    set(key, page) {
      remove(key);
      if (page.ready.size > maxBytes) return;
      pages.set(key, page);
      bytes += page.ready.size;
      makeRoom();
    },
    delete: remove,
    entries: () => pages.entries(),
    get bytes() {
      return bytes;
    },
    get count() {
      return pages.size;
    },
  };
}
