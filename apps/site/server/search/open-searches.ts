import type { SiteSearch } from "#app/content/site-search.ts";
import { openSearch, type Search, type SearchOptions } from "#server/search/open-search.ts";

/** A search for each language of the site, opened with its first use. */
export interface Searches {
  /** `undefined`: the site's first language. */
  of(language: string | undefined): SiteSearch;
  /** Builds the index of the first language. Never rejects. */
  build(): Promise<void>;
  close(): void;
}

export function openSearches(options: Omit<SearchOptions, "language">): Searches {
  const opened = new Map<string | undefined, Search>();
  const searchOf = (language: string | undefined): Search => {
    const known = opened.get(language) ?? openSearch({ ...options, language });
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
