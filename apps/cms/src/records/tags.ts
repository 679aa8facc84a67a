/**
 * Which cached calls a document is part of: the one map from what editors change to the contract's
 * tags.
 */
import {
  CALL_NAMES,
  isGetCall,
  KINDS,
  tagsOf,
  type AnyKind,
  type GetCallName,
  type Kind,
} from "@meridian/contract";
import { instructionIn, isPlaceholderPage } from "#records/placeholders/placeholders.ts";

/** As much of a document as its tags need. */
export interface Tagged {
  id?: number | string;
  slug?: string | null;
  path?: string | null;
}

/** Everything the site keeps. For changes that may be on any page. */
export const EVERYTHING = ["*"];

const call =
  (name: GetCallName): (() => string[]) =>
  () =>
    tagsOf(name);

type Stored = Extract<AnyKind, { collection: string }>["collection"];
type Single = Extract<AnyKind, { global: string }>["global"];

/** The tags of the calls that a kind's document is in. */
const ofKind =
  ({ listedBy, foundBy, global }: Kind) =>
  (doc: Tagged): string[] => {
    const name = doc.slug ?? "";
    const params = { slug: name, name, id: String(doc.id) };
    return [
      ...[listedBy, foundBy].flatMap((one) => (one ? tagsOf(one as GetCallName, params) : [])),
      // A page whose instructions are gone is listed by search engines again: the settings list
      // those that are not.
      ...(global && isPlaceholderPage(global) && instructionIn(global, doc)
        ? tagsOf("settings")
        : []),
    ];
  };
const ofKinds = Object.fromEntries(
  KINDS.map((kind) => [kind.collection ?? kind.global, ofKind(kind)]),
) as Record<Stored | Single, (doc: Tagged) => string[]>;

/** Every public collection and global: those of the kinds, and these. */
export const tagsBy = {
  ...ofKinds,
  // A term's name is printed in every vacancy that points at it.
  "vacancy-terms": () => [...tagsOf("vacancyCategories"), ...EVERYTHING],
  "seo-records": ({ path }) => tagsOf("seo", { path: (path ?? "/").slice(1) }),
  redirects: call("redirects"),
  media: () => EVERYTHING,
  fonts: () => EVERYTHING,
  options: call("options"),
  "site-settings": call("settings"),
} as const satisfies Record<string, (doc: Tagged) => readonly string[]>;

export type TaggedKind = keyof typeof tagsBy;
export const isTagged = (slug: string): slug is TaggedKind => slug in tagsBy;

/** The tags of these states of a document (before and after), each once; `*` alone says all. */
export function tagsOfChange(kind: TaggedKind, states: readonly Tagged[]): string[] {
  const tags = new Set(states.flatMap((state) => tagsBy[kind](state)));
  return tags.has("*") ? EVERYTHING : [...tags];
}

/** Tags that no editor's change can reach; the test holds it empty. */
export function unreachedTags(): string[] {
  const sample = { id: 1, slug: "x", path: "/x" };
  const reached = new Set(Object.values(tagsBy).flatMap((tags) => tags(sample)));
  const wanted = CALL_NAMES.filter(isGetCall).flatMap((name) =>
    tagsOf(name, { slug: "x", name: "x", id: "1", path: "x" }),
  );
  return wanted.filter((tag) => !reached.has(tag));
}
