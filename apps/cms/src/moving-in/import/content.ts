/** Everything a host holds, as the contract's reader yields it. */
import {
  KINDS,
  type AnyKind,
  type GivenSettings,
  type Kind,
  type Options,
  type RecordOf,
  type Redirect,
  type VacancyCategories,
} from "@meridian/contract";
import type { Conformance } from "@meridian/contract/conformance";
import type { ImportedPost } from "#records/kinds/blog-posts.ts";
import type { PathSeo } from "#records/mapping/records/seo-records.ts";

/** A kind's records are named by the call that lists them, or by that of one where none does. */
type NameOf<K> = K extends { listedBy: infer N extends string }
  ? N
  : K extends { foundBy: infer N extends string }
    ? N
    : never;
type Content<K extends AnyKind> = K extends { global: string } ? RecordOf<K> | null : RecordOf<K>[];

/** A list is empty, a single record `null`, where the host has none. */
export type HostContent = { [K in AnyKind as Exclude<NameOf<K>, "blog">]: Content<K> } & {
  blog: ImportedPost[];
  vacancyCategories: VacancyCategories;
  seo: PathSeo[];
  redirects: Redirect[];
  options: Options | null;
  settings: GivenSettings | null;
  /** Where the host shows its posts and pages, where their records do not state it. */
  links?: Conformance["links"];
};

/** Lists before single pages, as a report has them. */
export const REPORTED_KINDS: readonly Kind[] = KINDS.toSorted(
  (a, b) => Number(a.global !== undefined) - Number(b.global !== undefined),
);

export const contentName = ({ listedBy, foundBy = "" }: Kind): string => listedBy ?? foundBy;

/** A kind's records in a host's content; of a single page the one, if it is there. */
export const recordsOf = (content: HostContent, kind: Kind): object[] =>
  [content[contentName(kind) as keyof HostContent] ?? []].flat() as object[];

/** What each kind's records are, by their names in a host's content. */
export const contentOfKinds = (read: (kind: Kind) => unknown): HostContent =>
  Object.fromEntries(KINDS.map((kind) => [contentName(kind), read(kind)])) as HostContent;

/** Of a host that has nothing. */
export const emptyContent = (): HostContent => ({
  ...contentOfKinds(({ global }) => (global === undefined ? [] : null)),
  vacancyCategories: { specialization: [], work_type: [], expertise: [] },
  seo: [],
  redirects: [],
  options: null,
  settings: null,
});
