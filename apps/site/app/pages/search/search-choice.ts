import { pageNumber } from "#app/content/list-pages.ts";
import {
  GROUP,
  PAGE,
  QUERY,
  searchQuery,
  type SearchChoice,
} from "#app/shell/search/search-address.ts";
import { spelledQuery } from "#app/text/search-words.ts";

export const searchChoice = (query: URLSearchParams): SearchChoice => ({
  query: spelledQuery(query.get(QUERY) ?? ""),
  group: /^[a-z-]{1,20}$/.exec(query.get(GROUP) ?? "")?.[0],
  page: pageNumber(query.get(PAGE)) ?? 1,
});

/** The canonical spelling of the page's query, without `?`: no two addresses of one search. */
export const spelledSearch = (query: URLSearchParams): string => searchQuery(searchChoice(query));
