import type { Image } from "@meridian/contract";
import type { ContentsItem } from "#app/content/prose/types.ts";
import type { SafeHtml } from "#app/text/html.ts";

/** A date in words; `day` (YYYY-MM-DD) where it is known. */
export interface WrittenDate {
  text: string;
  day?: string;
}

/** A post in the list: its words already cut (BLOG-02). */
export interface PostSummary {
  to: string;
  /** As long as it is; for the link's name. */
  fullTitle: string;
  title: string;
  /** Whether the title goes on. */
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
  /** What stands above the text; `""` where the text itself begins so. */
  lead: string;
  category: string;
  date: WrittenDate;
  picture: Image | null;
  sections: { id: string; title: string; html: SafeHtml }[];
  contents: ContentsItem[];
}
