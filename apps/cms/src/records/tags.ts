/**
 * Which cached calls a document is part of: the one map from what editors change to the contract's
 * tags.
 */
import { CALL_NAMES, isGetCall, tagsOf, type GetCallName } from "@meridian/contract";
import { instructionIn, type PlaceholderPage } from "#records/placeholders/placeholders.ts";

/** As much of a document as its tags need. */
export interface Tagged {
  id?: number | string;
  slug?: string | null;
  path?: string | null;
}

/** Everything the site keeps. For changes that may be on any page. */
export const EVERYTHING = ["*"];

const slugOf = ({ slug }: Tagged): string => slug ?? "";
const call =
  (name: GetCallName): (() => string[]) =>
  () =>
    tagsOf(name);

/** A page whose instructions are gone is listed by search engines again: the settings say which are not. */
const page =
  (slug: PlaceholderPage, name: GetCallName) =>
  (doc: Tagged): string[] => [
    ...tagsOf(name),
    ...(instructionIn(slug, doc) ? tagsOf("settings") : []),
  ];

/** Every public collection and global; a new one is added here or nothing tells the site of it. */
export const tagsBy = {
  services: (doc) => [...tagsOf("services"), ...tagsOf("service", { slug: slugOf(doc) })],
  "case-studies": (doc) => [...tagsOf("portfolio"), ...tagsOf("caseStudy", { slug: slugOf(doc) })],
  articles: call("article"),
  technologies: (doc) => tagsOf("technology", { name: slugOf(doc) }),
  expertise: (doc) => tagsOf("expertise", { name: slugOf(doc) }),
  vacancies: (doc) => [...tagsOf("vacancies"), ...tagsOf("vacancy", { slug: slugOf(doc) })],
  // A term's name is printed in every vacancy that points at it.
  "vacancy-terms": () => [...tagsOf("vacancyCategories"), ...EVERYTHING],
  "career-posts": ({ id }) => [
    ...tagsOf("careerPosts"),
    ...tagsOf("careerPost", { id: String(id) }),
  ],
  "blog-posts": (doc) => [...tagsOf("blog"), ...tagsOf("blogPost", { slug: slugOf(doc) })],
  "seo-records": ({ path }) => tagsOf("seo", { path: (path ?? "/").slice(1) }),
  redirects: call("redirects"),
  "landing-pages": call("landingPages"),
  "specialisation-costs": call("specialisationCosts"),
  media: () => EVERYTHING,
  fonts: () => EVERYTHING,
  home: page("home", "home"),
  about: call("about"),
  clients: call("clients"),
  career: call("career"),
  "road-map": page("road-map", "roadMap"),
  "privacy-policy": page("privacy-policy", "privacyPolicy"),
  "terms-of-use": page("terms-of-use", "termsOfUse"),
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
