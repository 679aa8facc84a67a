import type { SafeHtml } from "#app/text/html.ts";

export interface ContentsItem {
  id: string;
  title: string;
}

/** `id`: the link target, from the heading or from the section it opens. */
export interface ProseHeading extends ContentsItem {
  level: number;
}

export interface Prose {
  html: SafeHtml;
  headings: ProseHeading[];
}

export interface Contents {
  title: string;
  items: ContentsItem[];
}
