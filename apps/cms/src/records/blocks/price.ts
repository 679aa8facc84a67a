import { landingBlock, type OfBlock } from "#records/blocks/landing-block.ts";
import { line, prose } from "#records/fields/texts.ts";
import { mapping } from "#records/mapping/field.ts";
import { text } from "#records/mapping/kinds.ts";
import type { PriceBlock } from "#payload-types.ts";

export const price = landingBlock("price", {
  label: "Price request",
  plural: "Price requests",
  fields: [line("title"), prose("text")],
  map: mapping<Omit<PriceBlock, OfBlock>>()({
    title: text,
    text,
  }),
});
