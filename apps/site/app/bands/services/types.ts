import type { Image } from "@meridian/contract";
import type { SafeHtml } from "#app/text/html.ts";

export interface ServiceSummary {
  slug: string;
  title: SafeHtml;
  text: string;
  /** The design's icon if there is one. */
  icon: string | null;
  cover: Image | null;
}

/** What the company provides with each service. */
export interface ProvidedContent {
  title: string;
  items: ProvidedItem[];
}

export interface ProvidedItem {
  icon: Image | null;
  title: string;
  points: string[];
}
