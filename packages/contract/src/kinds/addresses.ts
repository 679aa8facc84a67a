/** Where the site shows the records of each kind, read from the descriptors. */
import type { Addressed, Kind, Page } from "#kinds/kind.ts";
import { KINDS, type AnyKind } from "#kinds/kinds.ts";
import { nameSegment } from "#links/record-name.ts";

/** Pages without a record, each with its name among those that an owner can switch off. */
const BARE_PAGES = { sales: "/sales", pricing: "/pricing", survey: "/survey" } as const;
/** The search over all pages; it is always there. */
const SEARCH_PATH = "/search";

type WithPage = Extract<
  AnyKind,
  { listedBy: string; page: { at: string } | { within: string } | { anywhere: unknown } }
>;
export type ListingCall = WithPage["listedBy"];

/** The kinds whose records have an address on the site, by the call that lists them. */
const listed = KINDS.filter(
  (kind): kind is Kind & WithPage =>
    kind.listedBy !== undefined &&
    [kind.page?.at, kind.page?.within, kind.page?.anywhere].some((where) => where !== undefined),
);
/** The calls whose records have an address, the weightier first. */
export const LISTING_CALLS: ListingCall[] = listed.map(({ listedBy }) => listedBy);
/** Those whose records are no posts of a WordPress. */
export const APART: ReadonlySet<ListingCall> = new Set(
  listed.flatMap(({ listedBy, isNoPost }) => (isNoPost ? [listedBy] : [])),
);
const kindBy = new Map<ListingCall, Kind>(listed.map((kind) => [kind.listedBy, kind]));

/** What of an address precedes the record's name: all of it, where there is one page. */
export const prefixOf = (at: string): string => at.replace(/\{.*/, "");
/** The address of the one page that a kind has. */
export const singlePath = ({ at }: Page): string | undefined =>
  at?.includes("{") ? undefined : at;

/** The site's path of a record that a call lists. */
export function placeOf(call: ListingCall, name: string, record: Addressed): string {
  const { at, within = "/", anywhere } = kindBy.get(call)?.page ?? {};
  if (anywhere) return anywhere(record);
  if (at === undefined) return within;
  if (at.includes("{id}"))
    return typeof record.id === "number" ? at.replace("{id}", String(record.id)) : within;
  return at.includes("{") ? prefixOf(at) + nameSegment(name) : at;
}

/** A kind whose pages share the beginning of their addresses: `/services/`, `/technologies-`. */
export interface PageSeries {
  kind: Kind;
  prefix: string;
}
/** `/blog/tag/` before `/blog/`, so that the first that an address begins with is its own. */
export const PAGE_SERIES: readonly PageSeries[] = KINDS.flatMap((kind) =>
  kind.page?.at?.includes("{") ? [{ kind, prefix: prefixOf(kind.page.at) }] : [],
).toSorted((a, b) => b.prefix.length - a.prefix.length);

/** The pages of kinds that have only one, and the lists of others. */
export const SINGLE_PAGES: ReadonlyMap<string, Kind> = new Map(
  KINDS.flatMap((kind): [string, Kind][] => {
    const { page = {} } = kind;
    return [singlePath(page), page.index].flatMap((path): [string, Kind][] =>
      path === undefined ? [] : [[path, kind]],
    );
  }),
);

/** The site's pages that are always there, without the slash; `""` is the home page. */
export const OWN_PATHS: readonly string[] = [
  ...SINGLE_PAGES.keys(),
  ...Object.values(BARE_PAGES),
  SEARCH_PATH,
].map((path) => path.slice(1));

export type PageName =
  | Extract<AnyKind, { page: { off: string } }>["page"]["off"]
  | keyof typeof BARE_PAGES;

/** Whole paths, and beginnings of paths where one ends with `/` or `-`. */
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
