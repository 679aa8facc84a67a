import type { TextField } from "payload";
import { titleHtml } from "#records/fields/inline-html.ts";
import { plainText } from "#records/rich-text/plain-text.ts";

/** The HTML title as plain text, for the admin's lists. Updated automatically. */
export const plainName = (from: string): TextField => ({
  name: "name",
  type: "text",
  admin: { hidden: true },
  hooks: {
    beforeChange: [({ siblingData }) => plainText(titleHtml(String(siblingData[from] ?? "")))],
  },
});
