import { landingBlock, type OfBlock } from "#records/blocks/landing-block.ts";
import { line, prose } from "#records/fields/texts.ts";
import { mapping } from "#records/mapping/field.ts";
import { text } from "#records/mapping/kinds.ts";
import type { ContactBlock } from "#payload-types.ts";

/** Shows the phone numbers of the settings. */
export const contact = landingBlock("contact", {
  label: "Contact form",
  plural: "Contact forms",
  fields: [line("title"), prose("text")],
  map: mapping<Omit<ContactBlock, OfBlock>>()({
    title: text,
    text,
  }),
});
