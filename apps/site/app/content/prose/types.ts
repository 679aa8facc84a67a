/** Types of a long text: plain, sanitized data. */
import type { SafeHtml } from "#app/text/html.ts";

/** A link target in a contents list. */
export interface ContentsItem {
  id: string;
  title: string;
}

/**
 * A heading inside a text. `id` is its link target: its own id, or that of the section it opens.
 */
export interface ProseHeading extends ContentsItem {
  level: number;
}

/** An editor's text, ready to print. */
export interface Prose {
  html: SafeHtml;
  headings: ProseHeading[];
}

export interface Contents {
  title: string;
  items: ContentsItem[];
}
