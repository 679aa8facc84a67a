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
import type { Conformance } from "#moving-in/conformance/conformance.ts";
import type { ImportedPost } from "#records/kinds/blog-posts.ts";
import type { PathSeo } from "#records/mapping/records/seo-records.ts";

/** Kinds are named by the call that lists them, else by the call for one record. */
type NameOf<K> = K extends { listedBy: infer N extends string }
  ? N
  : K extends { foundBy: infer N extends string }
    ? N
    : never;
type Content<K extends AnyKind> = K extends { global: string } ? RecordOf<K> | null : RecordOf<K>[];

/** If the host has no records, a list is empty and a single record is `null`. */
export type HostContent = { [K in AnyKind as Exclude<NameOf<K>, "blog">]: Content<K> } & {
  blog: ImportedPost[];
  vacancyCategories: VacancyCategories;
  seo: PathSeo[];
  redirects: Redirect[];
  options: Options | null;
  settings: GivenSettings | null;
  /** Links to posts and pages, for records that do not contain them. */
  links?: Conformance["links"];
};

/** The order of a report: lists before single pages. */
export const REPORTED_KINDS: readonly Kind[] = KINDS.toSorted(
  (a, b) => Number(a.global !== undefined) - Number(b.global !== undefined),
);

export const contentName = ({ listedBy, foundBy = "" }: Kind): string => listedBy ?? foundBy;

/** Returns at most one record for a single page. */
export const recordsOf = (content: HostContent, kind: Kind): object[] =>
  [content[contentName(kind) as keyof HostContent] ?? []].flat() as object[];

export const contentOfKinds = (read: (kind: Kind) => unknown): HostContent =>
  Object.fromEntries(KINDS.map((kind) => [contentName(kind), read(kind)])) as HostContent;

export const emptyContent = (): HostContent => ({
  ...contentOfKinds(({ global }) => (global === undefined ? [] : null)),
  vacancyCategories: { specialization: [], work_type: [], expertise: [] },
  seo: [],
  redirects: [],
  options: null,
  settings: null,
});
