import type { CollectionConfig, TextFieldSingleValidation } from "payload";
import { contentAccess } from "#accounts/access/roles.ts";
import { firstFree } from "#records/fields/free-slug.ts";
import { freeOfTrash } from "#records/fields/free-of-trash.ts";
import { versions } from "#records/fields/publishing.ts";
import { untranslated } from "#records/fields/untranslated.ts";
import { recordAtPath } from "#records/search-texts/record-at-path.ts";
import { searchFields } from "#records/search-texts/fields.ts";

const validatePath: TextFieldSingleValidation = async (value, { id, req, previousValue }) => {
  if (!value || !/^\/(?:[^\s/?#]+(?:\/[^\s/?#]+)*)?$/.test(value))
    return "Write the page's path, such as /pricing, without a slash at the end; / is the home page.";
  // A row from before the page had a record can still be edited.
  if (value !== previousValue && (await recordAtPath(req.payload, value, req)))
    return "This page has a record: write its texts there, under Search and sharing.";
  return freeOfTrash(req, "seo-records", { name: "path", value, id });
};

export const seoRecords = (siteUrl: string): CollectionConfig => ({
  slug: "seo-records",
  labels: { singular: "Texts of a page without a record", plural: "Search and sharing" },
  access: contentAccess,
  versions,
  defaultSort: "path",
  admin: {
    group: "Run the site",
    useAsTitle: "path",
    defaultColumns: ["path", "image", "title", "_status", "updatedAt"],
    listSearchableFields: ["path", "title", "description"],
    description:
      "Texts for search engines and shared links of a page without a record, such as /pricing. Other pages have them in their own form.",
    components: {
      views: { list: { Component: "/records/screens/seo/overview.tsx#SearchOverview" } },
    },
  },
  fields: [
    untranslated({
      name: "path",
      label: "Page",
      type: "text",
      required: true,
      unique: true,
      index: true,
      validate: validatePath,
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
      defaultValue: ({ req }) => req.searchParams?.get("path") ?? undefined,
      admin: { description: "The page's path, such as /pricing" },
    }),
    ...searchFields({ siteUrl, address: "{path}" }),
  ],
});
