import type { CollectionConfig } from "payload";
import { contentAccess } from "#accounts/access/roles.ts";
import { DAY_ONLY } from "#records/fields/day.ts";
import { picture } from "#records/fields/picture.ts";
import { versions } from "#records/fields/publishing.ts";
import { rows } from "#records/fields/rows.ts";
import { slugField } from "#records/fields/slug.ts";
import { line, prose, richText } from "#records/fields/texts.ts";

export const blogPosts: CollectionConfig = {
  slug: "blog-posts",
  labels: { singular: "Blog post", plural: "Blog posts" },
  access: contentAccess,
  versions,
  defaultSort: "-date",
  admin: {
    group: "Reading",
    useAsTitle: "title",
    defaultColumns: ["title", "thumbnail", "category", "date", "_status"],
    listSearchableFields: ["title", "slug", "category"],
    description: "Newest first; the first one is shown large.",
  },
  fields: [
    slugField({ path: "/blog/" }),
    {
      name: "date",
      type: "date",
      index: true,
      admin: {
        position: "sidebar",
        date: DAY_ONLY,
        description:
          "Shown on the post; also the order of the list, in which a post without one stands last.",
      },
    },
    line("title", { required: true, description: "Lists cut it at 103 characters." }),
    prose("description", { required: true, description: "Lists cut it at 181 characters." }),
    line("category", { description: "One or two words, for example: Hiring" }),
    {
      type: "row",
      fields: [
        picture("thumbnail", { label: "Picture in lists" }),
        picture("firstScreenImage", { label: "Wide picture above the post" }),
      ],
    },
    rows("sections", {
      row: "Section",
      description: "Each section with a title is an entry of the contents list beside the post.",
      fields: [
        line("title", {
          description:
            "May stay empty: the text then stands without a heading, such as an introduction.",
        }),
        richText("body", { label: "Text" }),
      ],
    }),
  ],
};
