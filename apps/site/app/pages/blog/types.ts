import type { Image } from "@meridian/contract";
import type { ContentsItem } from "#app/content/prose/types.ts";
import type { SafeHtml } from "#app/text/html.ts";

/** A date in words; `day` (YYYY-MM-DD) if known. */
export interface WrittenDate {
  text: string;
  day?: string;
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
  date: WrittenDate;
  cover: Image | null;
}

/** One page of the list (BLOG-01). */
export interface BlogPage {
  posts: PostSummary[];
  page: number;
  pages: number;
}

/** A post (BLOG-03). */
export interface PostContent {
  title: string;
  description: string;
  /** Text above the content; `""` if the content begins with it. */
  lead: string;
  category: string;
  date: WrittenDate;
  picture: Image | null;
  sections: { id: string; title: string; html: SafeHtml }[];
  contents: ContentsItem[];
}
