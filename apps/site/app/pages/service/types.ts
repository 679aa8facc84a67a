/**
 * What the page of one service is made of, once content/ has read it. An empty part is `null` or an
 * empty list.
 */
import type { Image } from "@meridian/contract";
import type { SafeHtml } from "#app/text/html.ts";
import type { WorkSummary } from "#app/bands/works/types.ts";

/** A title with its text; the text may be missing. */
export interface TitledText {
  title: string;
  text: SafeHtml | null;
}

/** A service post (SERV-01…SERV-05). */
export interface ServiceContent {
  title: SafeHtml;
  /** The title without its markup. */
  name: string;
  text: string;
  expertise: { text: SafeHtml | null; image: Image | null };
  /** What stands for it where it is shared. */
  cover: Image | null;
  boxes: TitledText[];
  steps: TitledText[];
}

/**
 * Works beside a service. `named`: they name this service among theirs; else they are the first of
 * all works.
 */
export interface RelatedWorks {
  named: boolean;
  works: WorkSummary[];
}
