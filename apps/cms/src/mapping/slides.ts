import { group, list } from "#mapping/field.ts";
import { link, picture, text } from "#mapping/kinds.ts";

/** The slides of a top slider. */
export const slides = list(
  group({ image: picture, subTitle: text, title: text, description: text, buttonLink: link }),
);
