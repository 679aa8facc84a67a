import type { Image } from "@meridian/contract";

/** A short text with a heading and an SVG above it. */
export interface TitledBox {
  title: string;
  text: string;
  image: Image | null;
}
