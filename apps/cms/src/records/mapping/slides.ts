import { group, list } from "#records/mapping/field.ts";
import { link, picture, text } from "#records/mapping/kinds.ts";

export const slides = list(
  group({ image: picture, subTitle: text, title: text, description: text, buttonLink: link }),
);
