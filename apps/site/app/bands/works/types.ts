import type { Image } from "@meridian/contract";

export interface WorkSummary {
  slug: string;
  title: string;
  cover: Image | null;
  /** "London, United Kingdom, 2019 – present" */
  place: string;
  text: string;
}
