import type { CollectionConfig } from "payload";
import { contentAccess } from "#accounts/access/roles.ts";
import { BLOCKS } from "#records/blocks/landing-blocks.ts";
import { landingSlug } from "#records/fields/landing-slug.ts";
import { versions } from "#records/fields/publishing.ts";
import { line } from "#records/fields/texts.ts";

export const landingPages: CollectionConfig = {
  slug: "landing-pages",
  labels: { singular: "Landing page", plural: "Landing pages" },
  access: contentAccess,
  versions,
  defaultSort: "title",
  admin: {
    group: "Pages",
    useAsTitle: "title",
    defaultColumns: ["title", "slug", "_status", "updatedAt"],
    description:
      "Pages of your own, made of the site’s bands. Without a band a page is not shown; what search engines are told of it is under Search and sharing.",
  },
  fields: [
    line("title", { description: "Its name here, and where a search text is missing." }),
    landingSlug,
    {
      name: "blocks",
      label: "Bands",
      type: "blocks",
      labels: { singular: "Band", plural: "Bands" },
      maxRows: 60,
      blocks: BLOCKS,
    },
  ],
};
