import type { SafeHtml } from "#app/text/html.ts";

export interface ContentsItem {
  id: string;
  title: string;
}

/** `id`: the heading's own, or that of the section it opens. */
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
