import { KINDS, PAGE_SERIES, prefixFor, singlePath, type Kind } from "@meridian/contract";
import type { CollectionSlug, GlobalSlug, Where } from "payload";
import { isAddressed, pathOf, placeOf } from "#records/addresses.ts";

interface Shown {
  id?: number | string;
  slug?: string | null;
  path?: string | null;
  /** Of a translation. */
  kind?: string | null;
  language?: string | null;
  record?: number | string | null;
}

/** For what is no kind of the contract. */
const PAGES: Record<string, (record: Shown) => string | null> = {
  "vacancy-terms": () => "/vacancies",
  "seo-records": ({ path }) => path || null,
  options: () => "/",
  "site-settings": () => "/",
  translations: ({ kind, language, record, slug = null }) => {
    const page = pageOf(kind ?? "", { slug, ...(record && { id: record }) });
    const prefix = prefixFor(language ?? "");
    return page === null ? null : page === "/" ? prefix : prefix + page;
  },
};

function placeOfKind(name: string) {
  const { page = {} } = KINDS.find((kind) => (kind.collection ?? kind.global) === name) ?? {};
  return page;
}

/** The address of a kind's pages, with `{slug}` or `{id}` of a record; `null` without own pages. */
export function addressPattern(kind: string): string | null {
  if (kind === "seo-records") return null;
  return isAddressed(kind) ? pathOf(kind, "{slug}") : (placeOfKind(kind).at ?? null);
}

/** The page that this record is about; `null` without a path yet, and for a part of other pages. */
export function ownPageOf(kind: string, { id, slug }: Shown): string | null {
  const pattern = addressPattern(kind);
  if (pattern === null || (pattern.includes("{slug}") && !slug)) return null;
  if (pattern.includes("{id}") && id === undefined) return null;
  return pattern.replace("{slug}", () => slug ?? "").replace("{id}", String(id));
}

export type PageKind = { global: GlobalSlug } | { collection: CollectionSlug };

/** Kinds of record that have pages. */
export const PAGE_KINDS: readonly PageKind[] = KINDS.flatMap(
  ({ collection, global }: Kind): PageKind[] => {
    if (addressPattern(collection ?? global ?? "") === null) return [];
    return global === undefined
      ? [{ collection: collection as CollectionSlug }]
      : [{ global: global as GlobalSlug }];
  },
);

export type RecordPlace = { global: GlobalSlug } | { collection: CollectionSlug; where: Where };

/** Where the record of this page is, if it exists; `null` for a page without a record. */
export function recordPlaceOf(path: string): RecordPlace | null {
  const single = KINDS.find(({ page }) => page && singlePath(page) === path);
  if (single?.global !== undefined) return { global: single.global as GlobalSlug };
  if (single?.collection !== undefined)
    return { collection: single.collection as CollectionSlug, where: {} };
  for (const { kind, prefix } of PAGE_SERIES) {
    const number = path.startsWith(prefix) ? path.slice(prefix.length) : "";
    if (kind.page?.at?.endsWith("{id}") && /^\d{1,9}$/.test(number))
      return {
        collection: kind.collection as CollectionSlug,
        where: { id: { equals: Number(number) } },
      };
  }
  const place = placeOf(path);
  return place && { collection: place.kind, where: { slug: { equals: place.slug } } };
}

/** The page that shows the record best; `null` without a path yet. */
export function pageOf(kind: string, record: Shown): string | null {
  const own = ownPageOf(kind, record);
  if (own !== null || isAddressed(kind)) return own;
  const { at, within, partOf } = placeOfKind(kind);
  return PAGES[kind]?.(record) ?? (at?.includes("{id}") ? null : (within ?? partOf ?? null));
}
