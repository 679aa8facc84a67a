export const SEARCH = "/search";
export const QUERY = "q";
/** Only one group of results. */
export const GROUP = "in";
export const PAGE = "page";
export const SEARCH_PARAMETERS = [QUERY, GROUP, PAGE];

export interface SearchChoice {
  query: string;
  group?: string | undefined;
  page?: number;
}

/** Without `?`; parameters sorted by name, as in the server's page cache. */
export function searchQuery({ query, group, page = 1 }: SearchChoice): string {
  if (query === "") return "";
  const parameters = new URLSearchParams({
    [QUERY]: query,
    ...(group && { [GROUP]: group }),
    ...(group && page > 1 && { [PAGE]: String(page) }),
  });
  parameters.sort();
  return parameters.toString();
}

export function searchAddress(choice: SearchChoice): string {
  const query = searchQuery(choice);
  return query ? `${SEARCH}?${query}` : SEARCH;
}
