export interface ListPage<T> {
  items: T[];
  page: number;
  pages: number;
}

/** The page number of an address; `null` if invalid. Page 1 has no number. */
export function pageNumber(written: string | null): number | null {
  if (written === null) return 1;
  return /^[1-9]\d{0,3}$/.test(written) && written !== "1" ? Number(written) : null;
}

/** `null` past the last page. The first page exists even without items. */
export function listPage<T>(all: readonly T[], page: number, size: number): ListPage<T> | null {
  const pages = Math.max(1, Math.ceil(all.length / size));
  return page > pages ? null : { items: all.slice((page - 1) * size, page * size), page, pages };
}

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
