/** Of the documents that a search has found, what its page shows. */
import { listPage } from "#app/content/list-pages.ts";
import type {
  SearchGroup,
  SearchHit,
  SearchRequest,
  SearchResults,
} from "#app/content/site-search.ts";
import { excerpt, marked } from "#app/text/excerpt.ts";
import { SEARCH_GROUPS } from "#server/search/read-documents.ts";
import type { SearchDocument, SearchIndex } from "#server/search/search-index.ts";

/** Results of each group next to the others, and on a page of one group. */
const FIRST_HITS = 4;
const PAGE_SIZE = 20;
const EXCERPT_LENGTH = 220;

export const resultsOf = (
  index: Pick<SearchIndex, "alike">,
  documents: readonly SearchDocument[],
  words: readonly string[],
  request: SearchRequest,
): Partial<SearchResults> =>
  documents.length > 0 ? shownOf(documents, words, request) : { alike: index.alike(request.query) };

export function shownOf(
  documents: readonly SearchDocument[],
  words: readonly string[],
  { group: only, page = 1 }: SearchRequest,
): Pick<SearchResults, "kinds" | "all" | "groups" | "found" | "page" | "pages"> {
  const byGroup = Map.groupBy(documents, ({ group }) => group);
  const hit = ({ path, title, text }: SearchDocument): SearchHit => ({
    to: path,
    title: marked(title, words),
    text: excerpt(text, words, EXCERPT_LENGTH),
  });
  const shown = only === undefined ? undefined : (byGroup.get(only) ?? []);
  const list = shown && (listPage(shown, page, PAGE_SIZE) ?? listPage(shown, 1, PAGE_SIZE));
  const kinds = [...SEARCH_GROUPS.values()].flatMap(({ name, title }) => {
    const found = byGroup.get(name)?.length ?? 0;
    return found > 0 ? [{ name, title, found }] : [];
  });
  const groups = kinds.flatMap((kind): SearchGroup[] => {
    if (only !== undefined && only !== kind.name) return [];
    const hits = list ? list.items : (byGroup.get(kind.name) ?? []).slice(0, FIRST_HITS);
    return [{ ...kind, hits: hits.map(hit) }];
  });
  return {
    kinds,
    all: documents.length,
    groups,
    found: shown ? shown.length : documents.length,
    page: list?.page ?? 1,
    pages: list?.pages ?? 1,
  };
}
