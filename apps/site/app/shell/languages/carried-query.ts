/** Names of a place in one language's lists: another language may not have it. */
const OF_ONE_LANGUAGE = /^(?:page|category|tag)(?:=|$)/;

/**
 * The part of a query that the page's versions share (LANG-42), such as a team or a filter. With
 * readable commas, as in a team's link.
 */
export function carriedQuery(search: string): string {
  const parts = search
    .slice(1)
    .split("&")
    .filter((part) => part !== "" && !OF_ONE_LANGUAGE.test(part));
  return parts.length > 0 ? `?${parts.join("&").replaceAll("%2C", ",")}` : "";
}
