import type { Image } from "@meridian/contract";

/** A short text under a heading, with the drawing that stands over it. */
export interface TitledBox {
  title: string;
  text: string;
  image: Image | null;
}
