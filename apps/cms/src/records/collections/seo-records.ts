import type {
  CollectionConfig,
  TextareaField,
  TextField,
  TextFieldSingleValidation,
} from "payload";
import { contentAccess } from "#accounts/access/roles.ts";
import { firstFree } from "#records/fields/free-slug.ts";
import { picture } from "#records/fields/picture.ts";
import { versions } from "#records/fields/publishing.ts";
import { line, linkField, prose } from "#records/fields/texts.ts";
import { freeOfTrash } from "#records/fields/free-of-trash.ts";

/** Adds a character count below the field. */
const counted = <F extends TextField | TextareaField>(field: F, count: string): F => ({
  ...field,
  admin: { ...field.admin, components: { afterInput: [count] } },
});

const validatePath: TextFieldSingleValidation = (value, { id, req }) =>
  value && /^\/(?:[^\s/?#]+(?:\/[^\s/?#]+)*)?$/.test(value)
    ? freeOfTrash(req, "seo-records", { name: "path", value, id })
    : "Write the page's path, such as /pricing, without a slash at the end; / is the home page.";

export const seoRecords = (siteUrl: string): CollectionConfig => ({
  slug: "seo-records",
  labels: { singular: "Search and sharing text", plural: "Search and sharing" },
  access: contentAccess,
  versions,
  defaultSort: "path",
  admin: {
    group: "Site",
    useAsTitle: "path",
    defaultColumns: ["path", "image", "title", "_status"],
    listSearchableFields: ["path", "title", "description"],
    description: "Texts for search engines and shared links, one record for each page.",
  },
  fields: [
    {
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
      admin: { description: "The page's path, such as /pricing" },
    },
    counted(line("title"), "/records/screens/seo/title-count.tsx#TitleCount"),
    counted(prose("description"), "/records/screens/seo/letter-count.tsx#LetterCount"),
    line("keywords", { description: "Separated by commas" }),
    linkField("canonical", {
      label: "Canonical address",
      description: "Only for a page that repeats another one; otherwise leave it empty.",
    }),
    picture("image", { label: "Picture for shared links" }),
    {
      name: "preview",
      type: "ui",
      admin: {
        disableListColumn: true,
        components: {
          Field: {
            path: "/records/screens/seo/seo-preview.tsx#SeoPreview",
            serverProps: { siteUrl },
          },
        },
      },
    },
  ],
});
