import { landingBlock, type OfBlock } from "#blocks/landing-block.ts";
import { picture } from "#fields/picture.ts";
import { rows } from "#fields/rows.ts";
import { line, prose } from "#fields/texts.ts";
import { group, list, mapping } from "#mapping/field.ts";
import { picture as image, text } from "#mapping/kinds.ts";
import type { ColumnsBlock } from "#payload-types.ts";

/** Short texts side by side. */
export const columns = landingBlock("columns", {
  label: "Columns",
  plural: "Columns",
  fields: [
    line("title"),
    rows("boxes", {
      row: "Column",
      fields: [line("title"), prose("text"), picture("image", { label: "Sign over it" })],
    }),
  ],
  map: mapping<Omit<ColumnsBlock, OfBlock>>()({
    title: text,
    boxes: list(group({ title: text, text, image })),
  }),
});
