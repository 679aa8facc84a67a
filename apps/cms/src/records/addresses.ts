import { KINDS, PAGE_SERIES, type AnyKind } from "@meridian/contract";

type Stored = Extract<AnyKind, { collection: string }>["collection"];
export type AddressedKind = Extract<
  AnyKind,
  {
    collection: string;
    page: { at: `${string}{slug}` | `${string}{name}` } | { anywhere: unknown };
  }
>["collection"];

/** The part before the slug. Kinds without a prefix come last: every address matches them. */
const PREFIXES = Object.fromEntries([
  ...PAGE_SERIES.filter(({ kind }) => !kind.page?.at?.endsWith("{id}")).map(({ kind, prefix }) => [
    kind.collection,
    prefix,
  ]),
  ...KINDS.filter(({ page }) => page?.anywhere).map(({ collection }) => [collection, "/"]),
]) as Record<AddressedKind, string>;

export const isAddressed = (kind: string): kind is AddressedKind => kind in PREFIXES;
export const ADDRESSED = Object.keys(PREFIXES).filter(isAddressed);

/** Texts can link to these. */
export const LINKABLE: readonly Stored[] = [
  ...ADDRESSED,
  ...PAGE_SERIES.flatMap(({ kind: { page, collection } }) =>
    page?.at?.endsWith("{id}") && collection ? [collection as Stored] : [],
  ),
];
export const isLinkable = (kind: string): boolean => LINKABLE.some((one) => one === kind);

export const pathOf = (kind: AddressedKind, slug: string): string => PREFIXES[kind] + slug;

/** `null` if no kind has such an address. */
export function placeOf(path: string): { kind: AddressedKind; slug: string } | null {
  const kind = ADDRESSED.find((one) => path.startsWith(PREFIXES[one]));
  const slug = kind ? path.slice(PREFIXES[kind].length) : "";
  return kind && slug !== "" && (kind === "landing-pages" || !slug.includes("/"))
    ? { kind, slug }
    : null;
}
