import { landingBlock, type OfBlock } from "#records/blocks/landing-block.ts";
import { line, linkField, prose } from "#records/fields/texts.ts";
import { mapping } from "#records/mapping/field.ts";
import { link, text } from "#records/mapping/kinds.ts";
import type { CallToActionBlock } from "#payload-types.ts";

export const callToAction = landingBlock("callToAction", {
  label: "Call to action",
  plural: "Calls to action",
  fields: [
    line("title"),
    prose("text"),
    line("button", { label: "Text of the button" }),
    linkField("link", { label: "Link of the button" }),
  ],
  map: mapping<Omit<CallToActionBlock, OfBlock>>()({
    title: text,
    text,
    button: text,
    link,
  }),
});
