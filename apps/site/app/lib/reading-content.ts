/** What the pages that are read are made of: article, road map, blog, legal pages. Plain data, cleaned, with nothing to fetch. */
import type { Image } from "@meridian/contract";
import type { SafeHtml } from "#app/lib/html.ts";

/** A place on the page that a contents list leads to. */
export interface ContentsItem {
  id: string;
  title: string;
}

/** A heading inside a text. `id` is where a link to it leads: its own id, or that of the section it opens. */
export interface ProseHeading extends ContentsItem {
  level: number;
}

/** A text of an editor, ready to be printed. */
export interface Prose {
  html: SafeHtml;
  headings: ProseHeading[];
}

export interface Contents {
  title: string;
  items: ContentsItem[];
}

/** The article (ART-01, ART-02). */
export interface ArticleContent {
  title: string;
  description: string;
  background: Image | null;
  html: SafeHtml;
  /** `picture` stands over the list on narrow screens. */
  contents: Contents & { picture: Image | null };
}

/** One stage of the road map; its number is its place. */
export interface RoadMapStage extends ContentsItem {
  text: SafeHtml;
}

/** The road map (ROAD-01). */
export interface RoadMapContent {
  title: string;
  stages: RoadMapStage[];
  /** Under the stages. */
  after: SafeHtml;
}

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
  category: string;
  date: WrittenDate;
  picture: Image | null;
  sections: { id: string; title: string; html: SafeHtml }[];
  contents: ContentsItem[];
}

/** Privacy policy or terms of use (LEGAL-01). `notice`: the words before the first clause. */
export interface LegalContent {
  title: string;
  head: string;
  notice: SafeHtml;
  html: SafeHtml;
  contents: ContentsItem[];
}
