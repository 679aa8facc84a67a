import type { FormSupport } from "#app/forms/form-support.ts";
import type { PreparedResponse } from "#server/http/prepared-response.ts";

/** A finished page, and what decides how long it may be used. */
export interface Page {
  ready: PreparedResponse;
  tags: ReadonlySet<string>;
  /** Milliseconds of `Date.now`. */
  freshUntil: number;
  /** Something in it has changed: the next visitor waits for the fresh one, if it comes soon. */
  isPurged: boolean;
  /**
   * Milliseconds of `Date.now` from which it is known to be wrong as well, though nothing was
   * changed.
   */
  until: number;
  /**
   * The form support it was rendered with; kept over renders, so that an unchanged page has
   * unchanged bytes.
   */
  support: { given: FormSupport; at: number };
  /** The route's pattern, for figures. */
  route: string;
  /** Whether the page reads parameters of its query: then another query is another page. */
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
 * Pages in memory only: one kept across a build would point to assets that are gone. Bounded in
 * bytes; what was not asked for since the last look goes first. A plain map in place of BentoCache:
 * with `serialize: false` its memory driver has no bound in bytes, and a page of twelve tags costs
 * 19 µs a hit there, 0.1 here.
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
      // Asked for since the last look: it goes to the end of the row, once.
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
