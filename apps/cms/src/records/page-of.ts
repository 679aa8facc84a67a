import { KINDS, singlePath } from "@meridian/contract";
import { isAddressed, pathOf } from "#records/addresses.ts";

interface Shown {
  id?: number | string;
  slug?: string | null;
  path?: string | null;
}

/** For what is no kind of the contract. */
const PAGES: Record<string, (record: Shown) => string | null> = {
  "vacancy-terms": () => "/vacancies",
  "seo-records": ({ path }) => path || null,
  options: () => "/",
  "site-settings": () => "/",
};

function placeOfKind(name: string) {
  const { page = {} } = KINDS.find((kind) => (kind.collection ?? kind.global) === name) ?? {};
  return page;
}

/** The page that this record is about; `null` without a path yet, and for a part of other pages. */
export function ownPageOf(kind: string, { id, slug }: Shown): string | null {
  if (isAddressed(kind)) return slug ? pathOf(kind, slug) : null;
  const page = placeOfKind(kind);
  if (page.at?.includes("{id}"))
    return id === undefined ? null : page.at.replace("{id}", String(id));
  return singlePath(page) ?? null;
}

/** The page that shows the record best; `null` without a path yet. */
export function pageOf(kind: string, record: Shown): string | null {
  const own = ownPageOf(kind, record);
  if (own !== null || isAddressed(kind)) return own;
  const { at, within, partOf } = placeOfKind(kind);
  return PAGES[kind]?.(record) ?? (at?.includes("{id}") ? null : (within ?? partOf ?? null));
}
