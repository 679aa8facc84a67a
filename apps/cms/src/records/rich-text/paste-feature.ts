import { createServerFeature } from "@payloadcms/richtext-lexical";

/** Pasted HTML keeps its meaning (`pasted/pasted-html.ts`). */
export const PasteFeature = createServerFeature({
  feature: { ClientFeature: "/records/screens/paste.tsx#PasteFeatureClient" },
  key: "paste",
});
