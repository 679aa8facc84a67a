import { landingBlock, type OfBlock } from "#records/blocks/landing-block.ts";
import { picture } from "#records/fields/picture.ts";
import { line, linkField, prose } from "#records/fields/texts.ts";
import { mapping } from "#records/mapping/field.ts";
import { link, picture as image, text } from "#records/mapping/kinds.ts";
import type { HeroBlock } from "#payload-types.ts";

/** The first screen of a page, with its heading. */
export const hero = landingBlock("hero", {
  label: "First screen",
  plural: "First screens",
  fields: [
    line("title", { description: "The page’s heading, where this is its first block" }),
    prose("text"),
    picture("image", { label: "Picture", description: "Beside the words; none is as good." }),
    line("button", { label: "Words of the button" }),
    linkField("link", { label: "Where the button leads" }),
  ],
  map: mapping<Omit<HeroBlock, OfBlock>>()({
    title: text,
    text,
    image,
    button: text,
    link,
  }),
});
