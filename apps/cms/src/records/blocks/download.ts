import { landingBlock, type OfBlock } from "#records/blocks/landing-block.ts";
import { picture } from "#records/fields/picture.ts";
import { line, prose } from "#records/fields/texts.ts";
import { mapping } from "#records/mapping/field.ts";
import { picture as file, text } from "#records/mapping/kinds.ts";
import type { DownloadBlock } from "#payload-types.ts";

/** OWN-155. */
export const download = landingBlock("download", {
  label: "Document to download",
  plural: "Documents to download",
  fields: [
    line("title"),
    prose("text"),
    picture("file", {
      kind: "application/pdf",
      label: "PDF from the library",
      description:
        "Its first page, size and number of pages are shown. If it is behind a form (tick that at the file), visitors give name and e-mail, and get a link.",
    }),
    line("language", {
      label: "Language of the document",
      description: "For example: English. If empty, nothing is shown.",
    }),
    line("button", {
      label: "Text of the button",
      description: "If empty: Download, or Get the document.",
    }),
  ],
  map: mapping<Omit<DownloadBlock, OfBlock>>()({
    title: text,
    text,
    file,
    language: text,
    button: text,
  }),
});
