import { landingBlock, type OfBlock } from "#records/blocks/landing-block.ts";
import { pictures } from "#records/fields/picture.ts";
import { line } from "#records/fields/texts.ts";
import { mapping } from "#records/mapping/field.ts";
import { pictures as list, text } from "#records/mapping/kinds.ts";
import type { GalleryBlock } from "#payload-types.ts";

/** Pictures open at full size. */
export const gallery = landingBlock("gallery", {
  label: "Gallery",
  plural: "Galleries",
  fields: [line("title"), pictures("images", { label: "Pictures" })],
  map: mapping<Omit<GalleryBlock, OfBlock>>()({
    title: text,
    images: list,
  }),
});
