import type { CollectionConfig } from "payload";
import { contentAccess } from "#accounts/access/roles.ts";
import { picture } from "#records/fields/picture.ts";
import { versions } from "#records/fields/publishing.ts";
import { rows } from "#records/fields/rows.ts";
import { slugField } from "#records/fields/slug.ts";
import { line, orderField, prose, richText } from "#records/fields/texts.ts";

/**
 * Long articles. A section is a row, not a part of one long rich text: the contract's `content`
 * wraps each in
 * `<section id>` and the contents list names the same sections, which no rich-text editor keeps
 * together.
 */
export const articles: CollectionConfig = {
  slug: "articles",
  labels: { singular: "Article", plural: "Articles" },
  access: contentAccess,
  versions,
  defaultSort: "order",
  admin: {
    group: "Reading",
    useAsTitle: "title",
    defaultColumns: ["title", "heroBackground", "slug", "_status", "updatedAt"],
    description: "The site shows the first one by position, at /article/…",
  },
  fields: [
    slugField({ path: "/article/", among: ["services", "case-studies"], leads: false }),
    orderField(),
    {
      type: "tabs",
      tabs: [
        {
          label: "Head",
          fields: [
            line("title", { required: true, description: "The article's name in lists." }),
            line("heroTitle", { label: "Title on the page" }),
            prose("heroDescription", { label: "Text under the title" }),
            picture("heroBackground", { label: "Wide picture behind the title" }),
            picture("mobileNavigationImage", { label: "Picture in the contents list on phones" }),
          ],
        },
        {
          label: "Content",
          fields: [
            line("contentsTitle", { label: "Title of the contents list" }),
            rows("sections", {
              row: "Section",
              description: "Each section with a title is an entry of the contents list.",
              fields: [
                line("title", {
                  description:
                    "May stay empty: the text then stands without a heading, such as an introduction.",
                }),
                richText("body", { label: "Text" }),
              ],
            }),
          ],
        },
      ],
    },
  ],
};
