/**
 * What the pages of case studies are made of, once content/ has read them. An empty part is `null`
 * or an empty list.
 */
import type { Image } from "@meridian/contract";
import type { SafeHtml } from "#app/text/html.ts";

export interface IllustratedText {
  text: SafeHtml | null;
  image: Image | null;
}

export interface TwoColumns {
  left: SafeHtml | null;
  right: SafeHtml | null;
}

/** A portfolio post in full (CASE-03…CASE-06). */
export interface CaseStudyContent {
  slug: string;
  title: string;
  text: string;
  wallpaper: Image | null;
  projectImage: Image | null;
  /** Only those that say something. */
  facts: { term: string; detail: string }[];
  goals: IllustratedText | null;
  challenges: IllustratedText | null;
  research: TwoColumns | null;
  gallery: Image[];
  /** The client's site on the web, or `null`. */
  site: string | null;
  partnership: TwoColumns | null;
}
