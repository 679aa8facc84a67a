import { KINDS, singlePath } from "@meridian/contract";
import { isAddressed, pathOf } from "#records/addresses.ts";

interface Shown {
  id?: number | string;
  slug?: string | null;
  path?: string | null;
}

/** The page that shows a record best, for kinds without pages. */
const PAGES: Record<string, (record: Shown) => string | null> = {
  "vacancy-terms": () => "/vacancies",
  "seo-records": ({ path }) => path || null,
  options: () => "/",
  "site-settings": () => "/",
};

/** Handles kinds with one page, with pages by number, or on another kind's page. */
function pageOfKind(name: string, { id }: Shown): string | null {
  const { page = {} } = KINDS.find((kind) => (kind.collection ?? kind.global) === name) ?? {};
  if (page.at?.includes("{id}"))
    return id === undefined ? null : page.at.replace("{id}", String(id));
  return singlePath(page) ?? page.within ?? page.partOf ?? null;
}

/** `null` without a path yet. */
export const pageOf = (kind: string, record: Shown): string | null =>
  isAddressed(kind)
    ? record.slug
      ? pathOf(kind, record.slug)
      : null
    : (PAGES[kind]?.(record) ?? pageOfKind(kind, record));
