import { landingBlock, type OfBlock } from "#records/blocks/landing-block.ts";
import { picture } from "#records/fields/picture.ts";
import { rows } from "#records/fields/rows.ts";
import { line, prose } from "#records/fields/texts.ts";
import { group, list, mapping } from "#records/mapping/field.ts";
import { picture as image, text } from "#records/mapping/kinds.ts";
import type { ColumnsBlock } from "#payload-types.ts";

export const columns = landingBlock("columns", {
  label: "Columns",
  plural: "Columns",
  fields: [
    line("title"),
    rows("boxes", {
      row: "Column",
      fields: [line("title"), prose("text"), picture("image", { label: "Icon above it" })],
    }),
  ],
  map: mapping<Omit<ColumnsBlock, OfBlock>>()({
    title: text,
    boxes: list(group({ title: text, text, image })),
  }),
});
