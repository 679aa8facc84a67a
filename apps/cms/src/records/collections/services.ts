import type { CollectionConfig } from "payload";
import { contentAccess } from "#accounts/access/roles.ts";
import { inlineHtml } from "#records/fields/inline-html.ts";
import { picture } from "#records/fields/picture.ts";
import { plainName } from "#records/fields/plain-name.ts";
import { versions } from "#records/fields/publishing.ts";
import { rows } from "#records/fields/rows.ts";
import { slugField } from "#records/fields/slug.ts";
import { line, orderField, prose, richText } from "#records/fields/texts.ts";

export const services: CollectionConfig = {
  slug: "services",
  labels: { singular: "Service", plural: "Services" },
  access: contentAccess,
  versions,
  defaultSort: "order",
  admin: {
    group: "What we offer",
    useAsTitle: "name",
    defaultColumns: ["name", "featuredImage", "slug", "order", "_status", "updatedAt"],
    description:
      "What the company offers. Each one has a page of its own and a tile on the home page.",
  },
  fields: [
    plainName("title"),
    slugField({ path: "/services/", among: ["case-studies", "articles"] }),
    orderField(),
    {
      type: "tabs",
      tabs: [
        {
          label: "Title and tile",
          fields: [
            inlineHtml("title", "Title"),
            prose("shortDescription", {
              description: "Under the title, and on the tile of the home page.",
            }),
            picture("featuredImage", { label: "Picture of the tile" }),
          ],
        },
        {
          label: "Explore our expertise",
          fields: [
            {
              name: "exploreOurExpertise",
              label: false,
              type: "group",
              fields: [
                richText("description", { label: "Text" }),
                picture("image", { label: "Picture beside it" }),
              ],
            },
          ],
        },
        {
          label: "Boxes",
          fields: [
            rows("boxes", {
              row: "Box",
              description: "Shown in three columns.",
              fields: [line("title"), richText("description", { label: "Text" })],
            }),
          ],
        },
        {
          label: "How it works",
          fields: [
            rows("steps", {
              row: "Step",
              description: "Without steps the section is left out.",
              fields: [line("title"), richText("description", { label: "Text" })],
            }),
          ],
        },
      ],
    },
  ],
};
