import { createServerFeature } from "@payloadcms/richtext-lexical";

/** What is pasted into a text means the same in it (`pasted/pasted-html.ts`). */
export const PasteFeature = createServerFeature({
  feature: { ClientFeature: "/records/screens/paste.tsx#PasteFeatureClient" },
  key: "paste",
});
