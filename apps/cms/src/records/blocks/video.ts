import { landingBlock, type OfBlock } from "#records/blocks/landing-block.ts";
import { picture } from "#records/fields/picture.ts";
import { line } from "#records/fields/texts.ts";
import { videoAt } from "@meridian/contract/video-hosts";
import { mapping } from "#records/mapping/field.ts";
import { link, picture as image, text } from "#records/mapping/kinds.ts";
import type { VideoBlock } from "#payload-types.ts";

/** From the library or a video host. */
export const video = landingBlock("video", {
  label: "Video",
  plural: "Videos",
  fields: [
    line("title"),
    picture("video", { kind: "video/", label: "Video from the library" }),
    {
      name: "address",
      label: "Or from YouTube or Vimeo",
      type: "text",
      custom: { untranslated: true },
      validate: (value: string | null | undefined) =>
        !value ||
        videoAt(value.trim()) !== null ||
        "Paste the address of a video on YouTube or Vimeo; other sites are not possible.",
      admin: { description: "Nothing is loaded from there until a visitor starts it." },
    },
    picture("image", { label: "Picture until it plays" }),
    line("caption"),
  ],
  map: mapping<Omit<VideoBlock, OfBlock>>()({
    title: text,
    video: image,
    address: link,
    image,
    caption: text,
  }),
});
