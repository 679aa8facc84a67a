import type { Addressed, Kind, Page } from "#kinds/kind.ts";
import { KINDS, type AnyKind } from "#kinds/kinds.ts";
import { nameSegment } from "#links/record-name.ts";

/** Pages without a record by the names under which an owner can switch them off. */
const BARE_PAGES = {
  sales: "/sales",
  pricing: "/pricing",
  survey: "/survey",
  search: "/search",
} as const;

type WithPage = Extract<
  AnyKind,
  { listedBy: string; page: { at: string } | { within: string } | { anywhere: unknown } }
>;
export type ListingCall = WithPage["listedBy"];

/** Kinds whose records have an address, by their listing call. */
const listed = KINDS.filter(
  (kind): kind is Kind & WithPage =>
    kind.listedBy !== undefined &&
    [kind.page?.at, kind.page?.within, kind.page?.anywhere].some((where) => where !== undefined),
);
/** The calls whose records have an address; earlier ones have precedence. */
export const LISTING_CALLS: ListingCall[] = listed.map(({ listedBy }) => listedBy);
/** Those whose records are not WordPress posts. */
export const APART: ReadonlySet<ListingCall> = new Set(
  listed.flatMap(({ listedBy, isNoPost }) => (isNoPost ? [listedBy] : [])),
);
const kindBy = new Map<ListingCall, Kind>(listed.map((kind) => [kind.listedBy, kind]));

/** The address before the record's name; all of it for a single page. */
export const prefixOf = (at: string): string => at.replace(/\{.*/, "");
/** The address of a kind with a single page. */
export const singlePath = ({ at }: Page): string | undefined =>
  at?.includes("{") ? undefined : at;

/** The site's path of a record of this list. */
export function placeOf(call: ListingCall, name: string, record: Addressed): string {
  const { at, within = "/", anywhere } = kindBy.get(call)?.page ?? {};
  if (anywhere) return anywhere(record);
  if (at === undefined) return within;
  if (at.includes("{id}"))
    return typeof record.id === "number" ? at.replace("{id}", String(record.id)) : within;
  // A name without the beginning that all slugs of the kind share (`technologies-`).
  if (at.includes("{name}")) return at.replace(/[^/]*$/, nameSegment(name));
  return at.includes("{") ? prefixOf(at) + nameSegment(name) : at;
}

/** A kind whose addresses share a prefix: `/services/`, `/technologies-`. */
export interface PageSeries {
  kind: Kind;
  prefix: string;
}
/** Longer prefixes first: `/blog/tag/` before `/blog/`. */
export const PAGE_SERIES: readonly PageSeries[] = KINDS.flatMap((kind) =>
  kind.page?.at?.includes("{") ? [{ kind, prefix: prefixOf(kind.page.at) }] : [],
).toSorted((a, b) => b.prefix.length - a.prefix.length);

/** Pages of kinds that have one, and lists. */
export const SINGLE_PAGES: ReadonlyMap<string, Kind> = new Map(
  KINDS.flatMap((kind): [string, Kind][] => {
    const { page = {} } = kind;
    return [singlePath(page), page.index].flatMap((path): [string, Kind][] =>
      path === undefined ? [] : [[path, kind]],
    );
  }),
);

/** Paths of permanent pages, without the slash; `""` is the home page. */
export const OWN_PATHS: readonly string[] = [
  ...SINGLE_PAGES.keys(),
  ...Object.values(BARE_PAGES),
].map((path) => path.slice(1));

export type PageName =
  | Extract<AnyKind, { page: { off: string } }>["page"]["off"]
  | keyof typeof BARE_PAGES;

/** Whole paths, or prefixes that end with `/` or `-`. */
const placesByPage = Map.groupBy(
  [
    ...KINDS.flatMap((kind): [string, string][] => {
      const { at, index, off } = kind.page ?? {};
      if (off === undefined) return [];
      return [index, at && prefixOf(at)].flatMap((path): [string, string][] =>
        path ? [[off, path]] : [],
      );
    }),
    ...Object.entries(BARE_PAGES),
  ],
  ([name]) => name as PageName,
);
export const PAGE_PLACES: ReadonlyMap<PageName, readonly string[]> = new Map(
  [...placesByPage].map(([name, places]) => [name, places.map(([, path]) => path)]),
);
export const PAGE_NAMES: readonly PageName[] = [...PAGE_PLACES.keys()];
