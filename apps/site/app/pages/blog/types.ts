import type { Image } from "@meridian/contract";
import type { ContentsItem } from "#app/content/prose/types.ts";
import type { SafeHtml } from "#app/text/html.ts";

export type TermKind = "category" | "tag";

export interface TermLink {
  to: string;
  name: string;
}

/** The filter of the list (BLOG-10): for each kind its terms and the slug of the chosen one. */
export interface BlogFilter {
  groups: {
    kind: TermKind;
    chosen: string;
    terms: { value: string; label: string }[];
  }[];
}

/** Who wrote a post (BLOG-08). */
export interface PostAuthor {
  to: string;
  name: string;
  role: string;
  /** Lines. */
  about: string;
  portrait: Image | null;
  links: { label: string; url: string }[];
}

/** A post in the list, already truncated (BLOG-02). */
export interface PostSummary {
  to: string;
  /** Untruncated, for the link's accessible name. */
  fullTitle: string;
  title: string;
  isTitleCut: boolean;
  description: string;
  category: string;
  /** YYYY-MM-DD, or free text. */
  date: string;
  cover: Image | null;
  /** `null`: it names none, or the page is the author's own. */
  author: string | null;
}

/** One page of the list (BLOG-01). */
export interface BlogPage {
  posts: PostSummary[];
  page: number;
  pages: number;
}

/** The end of a post (BLOG-08, BLOG-09, BLOG-11). */
export interface PostEnds {
  author: PostAuthor | null;
  categories: TermLink[];
  tags: TermLink[];
  related: PostSummary[];
}

/** A post (BLOG-03). */
export interface PostContent {
  title: string;
  description: string;
  /** Text above the content; `""` if the content begins with it. */
  lead: string;
  category: string;
  date: string;
  /** Later than the date; `""`: not changed since. */
  updated: string;
  /** Reading time. */
  minutes: number;
  picture: Image | null;
  sections: { id: string; title: string; html: SafeHtml }[];
  contents: ContentsItem[];
}
