import { landingBlock, type OfBlock } from "#blocks/landing-block.ts";
import { picture } from "#fields/picture.ts";
import { rows } from "#fields/rows.ts";
import { line, richText } from "#fields/texts.ts";
import { group, list, mapping } from "#mapping/field.ts";
import { html, picture as image, text } from "#mapping/kinds.ts";
import type { ReviewsBlock } from "#payload-types.ts";

/** What clients say. */
export const reviews = landingBlock("reviews", {
  label: "Reviews",
  plural: "Reviews",
  fields: [
    line("title"),
    rows("reviews", {
      row: "Review",
      titled: "name",
      fields: [
        richText("text"),
        line("name"),
        line("role", { label: "Position and company" }),
        picture("image", { label: "Portrait" }),
      ],
    }),
  ],
  map: mapping<Omit<ReviewsBlock, OfBlock>>()({
    title: text,
    reviews: list(group({ text: html, name: text, role: text, image })),
  }),
});
