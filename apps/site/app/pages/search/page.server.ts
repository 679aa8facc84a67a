import { spelled } from "#app/pages/address-rules.server.ts";
import { definePage } from "#app/pages/define-page.ts";
import { spelledSearch } from "#app/pages/search/search-choice.ts";
import { SEARCH, SEARCH_PARAMETERS } from "#app/shell/search/search-address.ts";

export const searchPage = definePage({
  at: SEARCH,
  module: "pages/search/route.tsx",
  query: SEARCH_PARAMETERS,
  calls: () => [],
  find: spelled((_, { query }) => spelledSearch(query)),
  listing: null,
  settings: null,
});
