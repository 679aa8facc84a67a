import { landingBlock, type OfBlock } from "#records/blocks/landing-block.ts";
import { rows } from "#records/fields/rows.ts";
import { line } from "#records/fields/texts.ts";
import { group, list, mapping } from "#records/mapping/field.ts";
import { text } from "#records/mapping/kinds.ts";
import type { FiguresBlock } from "#payload-types.ts";

export const figures = landingBlock("figures", {
  label: "Figures",
  plural: "Figures",
  fields: [
    line("title"),
    rows("figures", {
      row: "Figure",
      titled: "figure",
      fields: [
        line("figure", { description: "For example 12 years, or 99.9 %" }),
        line("text", { label: "Meaning of the figure" }),
      ],
    }),
  ],
  map: mapping<Omit<FiguresBlock, OfBlock>>()({
    title: text,
    figures: list(group({ figure: text, text })),
  }),
});
