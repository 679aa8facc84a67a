import { landingBlock, type OfBlock } from "#records/blocks/landing-block.ts";
import { line, richText } from "#records/fields/texts.ts";
import { mapping } from "#records/mapping/field.ts";
import { html, text as words } from "#records/mapping/kinds.ts";
import type { TextBlock } from "#payload-types.ts";

export const text = landingBlock("text", {
  label: "Text",
  plural: "Texts",
  fields: [line("title"), richText("text")],
  map: mapping<Omit<TextBlock, OfBlock>>()({
    title: words,
    text: html,
  }),
});
