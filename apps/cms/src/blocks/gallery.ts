import { landingBlock, type OfBlock } from "#blocks/landing-block.ts";
import { pictures } from "#fields/picture.ts";
import { line } from "#fields/texts.ts";
import { mapping } from "#mapping/field.ts";
import { pictures as list, text } from "#mapping/kinds.ts";
import type { GalleryBlock } from "#payload-types.ts";

/** Pictures that open at full size. */
export const gallery = landingBlock("gallery", {
  label: "Gallery",
  plural: "Galleries",
  fields: [line("title"), pictures("images", { label: "Pictures" })],
  map: mapping<Omit<GalleryBlock, OfBlock>>()({
    title: text,
    images: list,
  }),
});
