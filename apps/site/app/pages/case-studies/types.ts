import type { Image } from "@meridian/contract";

/** A slide of the success stories (CASE-01). */
export interface Story {
  image: Image | null;
  subTitle: string;
  title: string;
  text: string;
  /** `""` when it leads nowhere. */
  link: string;
}
