import { createServerFeature } from "@payloadcms/richtext-lexical";
import { notePendingPictures } from "#records/rich-text/pending-pictures.ts";

/** Pasted HTML keeps its meaning (`pasted/pasted-html.ts`). */
export const PasteFeature = createServerFeature({
  feature: {
    ClientFeature: "/records/screens/paste.tsx#PasteFeatureClient",
    hooks: { beforeValidate: [notePendingPictures] },
  },
  key: "paste",
});
