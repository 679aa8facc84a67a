import { landingBlock, type OfBlock } from "#records/blocks/landing-block.ts";
import { rows } from "#records/fields/rows.ts";
import { line, richText } from "#records/fields/texts.ts";
import { group, list, mapping } from "#records/mapping/field.ts";
import { html, text } from "#records/mapping/kinds.ts";
import type { StepsBlock } from "#payload-types.ts";

export const steps = landingBlock("steps", {
  label: "Steps",
  plural: "Steps",
  fields: [
    line("title"),
    rows("steps", { row: "Step", fields: [line("title"), richText("text")] }),
  ],
  map: mapping<Omit<StepsBlock, OfBlock>>()({
    title: text,
    steps: list(group({ title: text, text: html })),
  }),
});
