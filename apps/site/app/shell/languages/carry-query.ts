import { carriedQuery } from "#app/shell/languages/carried-query.ts";

/** The switcher's links follow the address, which a script has changed. */
export function carryQuery(): void {
  const search = carriedQuery(location.search);
  const versions = 'a[rel="alternate"][hreflang]';
  for (const link of document.querySelectorAll<HTMLAnchorElement>(versions)) link.search = search;
}
