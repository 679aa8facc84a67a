import { landingBlock, type OfBlock } from "#blocks/landing-block.ts";
import { pictures } from "#fields/picture.ts";
import { line } from "#fields/texts.ts";
import { mapping } from "#mapping/field.ts";
import { pictures as images, text } from "#mapping/kinds.ts";
import type { LogosBlock } from "#payload-types.ts";

/** Marks in a row. */
export const logos = landingBlock("logos", {
  label: "Logos",
  plural: "Logos",
  fields: [
    line("title"),
    pictures("logos", { label: "Logos", description: "Without any: those of your clients." }),
  ],
  map: mapping<Omit<LogosBlock, OfBlock>>()({
    title: text,
    logos: images,
  }),
});
