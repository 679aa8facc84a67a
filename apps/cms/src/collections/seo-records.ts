import type { CollectionConfig } from "payload";
import { contentAccess } from "#access/roles.ts";
import { firstFree } from "#fields/free-slug.ts";
import { picture } from "#fields/picture.ts";
import { versions } from "#fields/publishing.ts";
import { line, linkField, prose } from "#fields/texts.ts";

export const seoRecords: CollectionConfig = {
  slug: "seo-records",
  labels: { singular: "Search and sharing text", plural: "Search and sharing" },
  access: contentAccess,
  versions,
  defaultSort: "path",
  admin: {
    group: "Site",
    useAsTitle: "path",
    defaultColumns: ["path", "title", "_status"],
    listSearchableFields: ["path", "title", "description"],
    description: "What search engines and shared links show, one record for each page.",
  },
  fields: [
    {
      name: "path",
      label: "Page",
      type: "text",
      required: true,
      unique: true,
      index: true,
      validate: (value: string | null | undefined) =>
        /^\/(?:[^\s/?#]+(?:\/[^\s/?#]+)*)?$/.test(value ?? "")
          ? true
          : "The page's path, such as /pricing; / is the home page. No slash at the end.",
      hooks: {
        beforeDuplicate: [
          ({ value, req }) =>
            value
              ? firstFree(req, value === "/" ? "/home" : String(value), {
                  collections: ["seo-records"],
                  name: "path",
                })
              : undefined,
        ],
      },
      admin: { description: "The page's path, such as /pricing" },
    },
    line("title", { description: "Up to 60 characters. Empty: the page keeps its own." }),
    prose("description", { description: "120 to 155 characters" }),
    line("keywords", { description: "Separated by commas" }),
    linkField("canonical", {
      label: "Canonical address",
      description: "Only where the page repeats another; otherwise leave it empty.",
    }),
    picture("image", { label: "Picture for shared links" }),
  ],
};
