import type { TextField } from "payload";
import { titleHtml } from "#records/fields/inline-html.ts";
import { plainText } from "#records/rich-text/plain-text.ts";

/**
 * The name of a document in the admin's lists: its HTML title without the HTML. Updated
 * automatically.
 */
export const plainName = (from: string): TextField => ({
  name: "name",
  type: "text",
  admin: { hidden: true },
  hooks: {
    beforeChange: [({ siblingData }) => plainText(titleHtml(String(siblingData[from] ?? "")))],
  },
});
