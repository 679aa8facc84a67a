/** Lists on several pages: which page an address means, and which are beside it. */

/** One page of a list. */
export interface ListPage<T> {
  items: T[];
  page: number;
  pages: number;
}

/**
 * The page's number as the address says it; `null` for what is none. Page 1 has no number of its
 * own.
 */
export function pageNumber(written: string | null): number | null {
  if (written === null) return 1;
  return /^[1-9]\d{0,3}$/.test(written) && written !== "1" ? Number(written) : null;
}

/** `size` of `all`; `null` past the last page. The first is there even without items. */
export function listPage<T>(all: readonly T[], page: number, size: number): ListPage<T> | null {
  const pages = Math.max(1, Math.ceil(all.length / size));
  return page > pages ? null : { items: all.slice((page - 1) * size, page * size), page, pages };
}

/** For a page's head: which pages come before and after it. */
export function neighbourLinks(
  { page, pages }: Pick<ListPage<unknown>, "page" | "pages">,
  addressOf: (page: number) => string,
): { tagName: "link"; rel: string; href: string }[] {
  const link = (rel: string, number: number) =>
    number >= 1 && number <= pages
      ? [{ tagName: "link" as const, rel, href: addressOf(number) }]
      : [];
  return [...link("prev", page - 1), ...link("next", page + 1)];
}
