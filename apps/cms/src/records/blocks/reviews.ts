import { landingBlock, type OfBlock } from "#records/blocks/landing-block.ts";
import { picture } from "#records/fields/picture.ts";
import { rows } from "#records/fields/rows.ts";
import { line, richText } from "#records/fields/texts.ts";
import { group, list, mapping } from "#records/mapping/field.ts";
import { html, picture as image, text } from "#records/mapping/kinds.ts";
import type { ReviewsBlock } from "#payload-types.ts";
import { untranslated } from "#records/fields/untranslated.ts";

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
        untranslated(line("name")),
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
