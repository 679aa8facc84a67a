import { landingBlock, type OfBlock } from "#blocks/landing-block.ts";
import { rows } from "#fields/rows.ts";
import { line } from "#fields/texts.ts";
import { group, list, mapping } from "#mapping/field.ts";
import { text } from "#mapping/kinds.ts";
import type { FiguresBlock } from "#payload-types.ts";

/** Figures, each with what it counts. */
export const figures = landingBlock("figures", {
  label: "Figures",
  plural: "Figures",
  fields: [
    line("title"),
    rows("figures", {
      row: "Figure",
      titled: "figure",
      fields: [
        line("figure", { description: "Such as 12 years, or 99.9 %" }),
        line("text", { label: "What it counts" }),
      ],
    }),
  ],
  map: mapping<Omit<FiguresBlock, OfBlock>>()({
    title: text,
    figures: list(group({ figure: text, text })),
  }),
});
