import { landingBlock, type OfBlock } from "#records/blocks/landing-block.ts";
import { picture } from "#records/fields/picture.ts";
import { line, linkField, prose } from "#records/fields/texts.ts";
import { mapping } from "#records/mapping/field.ts";
import { link, picture as image, text } from "#records/mapping/kinds.ts";
import type { HeroBlock } from "#payload-types.ts";

export const hero = landingBlock("hero", {
  label: "First screen",
  plural: "First screens",
  fields: [
    line("title", { description: "If this is the first band, it is the page’s heading." }),
    prose("text"),
    picture("image", { label: "Picture", description: "Optional; shown next to the text." }),
    line("button", { label: "Text of the button" }),
    linkField("link", { label: "Link of the button" }),
  ],
  map: mapping<Omit<HeroBlock, OfBlock>>()({
    title: text,
    text,
    image,
    button: text,
    link,
  }),
});
