/** The search over everything public, as pages use it; `server/search` implements it. */
import type { Translate } from "@meridian/messages/messages";
import type { Part } from "#app/text/excerpt.ts";

export interface SearchRequest {
  query: string;
  /** Only this group, in pages. */
  group?: string | undefined;
  page?: number;
}

export interface SearchHit {
  to: string;
  title: Part[];
  text: Part[];
}

export interface SearchGroup {
  /** Of its sitemap. */
  name: string;
  title: (t: Translate) => string;
  /** Of all its pages. */
  found: number;
  hits: SearchHit[];
}

export type SearchKind<G = SearchGroup> = Omit<G, "hits">;

export interface SearchResults<G = SearchGroup> {
  /** All groups of the query, whichever one is chosen. */
  kinds: SearchKind<G>[];
  /** In all of them. */
  all: number;
  /** Groups with hits, in the order of the site's kinds. */
  groups: G[];
  found: number;
  page: number;
  pages: number;
  /** Words used instead of mistyped ones. */
  instead: string[];
  /** Pages whose titles resemble the query, if nothing is found; the most alike first. */
  alike: { to: string; title: string }[];
  /** No page has all words: these have some of them. */
  isLoose: boolean;
  /** The query has only words that are on nearly every page. */
  isCommon: boolean;
  /** `preparing`: the index is being built. `partly`: some pages could not be read. */
  state: "ready" | "preparing" | "partly";
}

export interface SiteSearch {
  /** Never rejects. */
  find(request: SearchRequest): Promise<SearchResults>;
  hasGroup(name: string): boolean;
}

export const NOTHING_FOUND: SearchResults = {
  kinds: [],
  all: 0,
  alike: [],
  groups: [],
  found: 0,
  page: 1,
  pages: 1,
  instead: [],
  isLoose: false,
  isCommon: false,
  state: "ready",
};
