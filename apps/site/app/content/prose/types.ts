/** What a long text is made of. Plain data, cleaned, with nothing to fetch. */
import type { SafeHtml } from "#app/text/html.ts";

/** A place on the page that a contents list leads to. */
export interface ContentsItem {
  id: string;
  title: string;
}

/**
 * A heading inside a text. `id` is where a link to it leads: its own id, or that of the section it
 * opens.
 */
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
