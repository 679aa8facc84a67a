import { plainOfHtml } from "@meridian/contract/wordpress/plain-of-html";
import type { Field } from "payload";
import { isPublished } from "#records/fields/publishing.ts";
import { prose, richText } from "#records/fields/texts.ts";
import { toHtml, type RichText } from "#records/rich-text/to-html.ts";

const hasWords = (text: unknown): boolean => plainOfHtml(toHtml(text as RichText)) !== "";

/**
 * A vacancy's text is formatted or plain (OWN-127). A plain one stays next to a formatted one while
 * an editor copies it; publication removes it.
 */
export const descriptionFields = (): Field[] => [
  richText("formattedDescription", {
    label: "Description",
    description:
      "The first paragraph is shown large, next to the title. Search engines, job boards and feeds get the text, too.",
  }),
  {
    ...prose("description", { label: "Description without formats" }),
    hooks: {
      beforeChange: [
        ({ value, data = {}, siblingData }) =>
          isPublished(data) && hasWords(siblingData.formattedDescription) ? "" : value,
      ],
    },
    admin: {
      rows: 10,
      description:
        "Shown only while the description above is empty; publishing with a text above removes it. Line breaks are preserved.",
      condition: (data) => Boolean(data.description),
    },
  },
];
