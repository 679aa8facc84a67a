import { landingBlock, type OfBlock } from "#records/blocks/landing-block.ts";
import { pictures } from "#records/fields/picture.ts";
import { line } from "#records/fields/texts.ts";
import { mapping } from "#records/mapping/field.ts";
import { pictures as images, text } from "#records/mapping/kinds.ts";
import type { LogosBlock } from "#payload-types.ts";

export const logos = landingBlock("logos", {
  label: "Logos",
  plural: "Logos",
  fields: [
    line("title"),
    pictures("logos", { label: "Logos", description: "If empty, your clients' logos are shown." }),
  ],
  map: mapping<Omit<LogosBlock, OfBlock>>()({
    title: text,
    logos: images,
  }),
});
