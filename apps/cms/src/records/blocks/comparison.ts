import { cells, landingBlock, type OfBlock } from "#records/blocks/landing-block.ts";
import { rows } from "#records/fields/rows.ts";
import { line } from "#records/fields/texts.ts";
import { group, list, mapping } from "#records/mapping/field.ts";
import { text } from "#records/mapping/kinds.ts";
import type { ComparisonBlock } from "#payload-types.ts";

export const comparison = landingBlock("comparison", {
  label: "Comparison",
  plural: "Comparisons",
  fields: [
    line("title"),
    rows("columns", {
      row: "Column",
      titled: "text",
      description: "The compared alternatives, for example Freelancers and Our team",
      fields: [line("text", { label: "Heading" })],
    }),
    rows("rows", {
      row: "Row",
      label: "Rows",
      fields: [
        line("title", { label: "Topic of the row" }),
        rows("cells", {
          row: "Cell",
          titled: "text",
          description: "One for each column, in the same order",
          fields: [line("text")],
        }),
      ],
    }),
  ],
  map: mapping<Omit<ComparisonBlock, OfBlock>>()({
    title: text,
    columns: cells,
    rows: list(group({ title: text, cells })),
  }),
});
