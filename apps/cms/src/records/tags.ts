/** Maps an editor's changes to the contract's cache tags. */
import {
  KINDS,
  tagIn,
  tagsOf,
  type AnyKind,
  type GetCallName,
  type Kind,
} from "@meridian/contract";
import { isWordedPage, wordsOfPage } from "#records/globals/page-words.ts";
import { ownPageOf } from "#records/page-of.ts";
import { instructionIn, isPlaceholderPage } from "#records/placeholders/placeholders.ts";

export interface Tagged {
  id?: number | string;
  slug?: string | null;
  path?: string | null;
  search?: { noindex?: boolean | null } | null;
  noindex?: boolean | null;
  /** Of a landing page; a translation does not have it. */
  legal?: boolean | null;
  /** Of a translation. */
  kind?: string | null;
  language?: string | null;
  record?: number | null;
  words?: readonly object[] | undefined;
  /** Of a redirect. */
  from?: string | null;
  /** Of the settings. */
  otherLanguages?: readonly string[] | null;
  preparedLanguages?: readonly string[] | null;
}

/** The tag for changes that may affect any page. */
export const EVERYTHING = ["*"];

const call =
  (name: GetCallName): (() => string[]) =>
  () =>
    tagsOf(name);

type Stored = Extract<AnyKind, { collection: string }>["collection"];
type Single = Extract<AnyKind, { global: string }>["global"];

const ofTexts = (path: string | null): string[] =>
  path === null ? [] : tagsOf("seo", { path: path.slice(1) });

const ofKind =
  ({ listedBy, foundBy, global, collection = global ?? "" }: Kind) =>
  (doc: Tagged): string[] => {
    const name = doc.slug ?? "";
    const params = { slug: name, name, id: String(doc.id) };
    return [
      ...[listedBy, foundBy].flatMap((one) => (one ? tagsOf(one as GetCallName, params) : [])),
      // Without its instructions a page may be listed; the settings name unlisted pages.
      ...(global && isPlaceholderPage(global) && instructionIn(global, doc)
        ? tagsOf("settings")
        : []),
      ...ofTexts(ownPageOf(collection, doc)),
    ];
  };
const ofKinds = Object.fromEntries(
  KINDS.map((kind) => [kind.collection ?? kind.global, ofKind(kind)]),
) as Record<Stored | Single, (doc: Tagged) => string[]>;

/**
 * A change of a translation concerns its own language. A picture's concerns the pages with the
 * picture, which are looked up when the change is noted.
 */
const ofTranslation = ({ kind, language, record, slug = null }: Tagged): string[] =>
  kind && language && isTagged(kind) && kind !== "media"
    ? inLanguage(tagsBy[kind]({ slug, ...(record && { id: record }) }), language)
    : [];

/** `*` is every page in every language. */
export const inLanguage = (tags: readonly string[], language: string): string[] =>
  tags.map((tag) => (tag === "*" ? tag : tagIn(tag, language)));

/** All public collections and globals. */
export const tagsBy: Record<TaggedKind, (doc: Tagged) => readonly string[]> = {
  ...ofKinds,
  "landing-pages": (doc) => [
    ...ofKinds["landing-pages"](doc),
    // The footer of every page has its link.
    ...(doc.legal === false ? [] : tagsOf("options")),
  ],
  translations: ofTranslation,
  // Every vacancy with a term prints its name.
  "vacancy-terms": () => [...tagsOf("vacancyCategories"), ...EVERYTHING],
  "seo-records": ({ path }) => ofTexts(path ?? "/"),
  // With parameters (OWN-146) it also concerns pages that exist, at addresses that caches may know.
  redirects: ({ from }) => (from?.includes("?") ? EVERYTHING : tagsOf("redirects")),
  media: () => EVERYTHING,
  fonts: () => EVERYTHING,
  options: call("options"),
  "site-settings": call("settings"),
};

export type TaggedKind =
  | Stored
  | Single
  | "translations"
  | "vacancy-terms"
  | "seo-records"
  | "redirects"
  | "media"
  | "fonts"
  | "options"
  | "site-settings";
export const isTagged = (slug: string): slug is TaggedKind => slug in tagsBy;

/** Tags of all states, without duplicates; `*` replaces all others. */
export function tagsOfChange(kind: TaggedKind, states: readonly Tagged[]): string[] {
  if (kind === "site-settings" && new Set(states.map(openLanguages)).size > 1) return EVERYTHING;
  const tags = new Set(states.flatMap((state) => tagsBy[kind](state)));
  // The settings name the pages that search engines should not list.
  const hidden = states.filter((state) => state.search?.noindex || state.noindex).length;
  if (hidden > 0 && (hidden < states.length || states.length === 1))
    for (const tag of tagsOf("settings")) tags.add(tag);
  for (const tag of ofPageWords(kind, states)) tags.add(tag);
  return tags.has("*") ? EVERYTHING : [...tags];
}

/** Of a page whose words are in the settings, too (decision 098): if these changed, or come or go. */
export function ofPageWords(kind: TaggedKind, states: readonly Tagged[]): readonly string[] {
  const [state] = states;
  const page = kind === "translations" ? (state?.kind ?? "") : kind;
  if (!isWordedPage(page)) return [];
  const words = new Set(
    states.map(({ words: [own] = [], ...doc }) =>
      JSON.stringify(wordsOfPage(page, kind === "translations" ? { ...own } : doc)),
    ),
  );
  if (states.length > 1 && words.size === 1) return [];
  const tags = tagsOf("settings");
  return state?.language ? inLanguage(tags, state.language) : tags;
}

/** Every record's reply names its versions in these (LANG-12). */
const openLanguages = ({ language, otherLanguages, preparedLanguages }: Tagged): string => {
  const open = (otherLanguages ?? []).filter((code) => !preparedLanguages?.includes(code));
  return [language, ...open].join(" ");
};
