import type { BlogTerm, Wire } from "@meridian/contract";
import type { CollectionConfig } from "payload";
import { contentAccess } from "#accounts/access/roles.ts";
import type { Category, Tag } from "#payload-types.ts";
import { heading } from "#records/fields/folds.ts";
import { versions } from "#records/fields/publishing.ts";
import { slugField } from "#records/fields/slug.ts";
import { line, prose } from "#records/fields/texts.ts";
import { as, mapping } from "#records/mapping/field.ts";
import { type ImportContext, PUBLISHED } from "#records/mapping/import-context.ts";
import { slugText, text } from "#records/mapping/kinds.ts";

const config = (
  slug: "categories" | "tags",
  path: string,
  labels: { singular: string; plural: string },
  description: string,
): CollectionConfig => ({
  slug,
  labels,
  access: contentAccess,
  versions,
  defaultSort: "title",
  admin: {
    group: "Write",
    useAsTitle: "title",
    defaultColumns: ["title", "_status", "updatedAt"],
    description,
  },
  fields: [
    slugField({ path }),
    heading(line("title", { label: "Name", required: true, description: "One or two words." })),
    prose("description", { description: "On its page and for search engines. May stay empty." }),
  ],
});

const termFields = { slug: slugText, title: as("name", text), description: text };
const ofCategory = mapping<Category>()(termFields);
const ofTag = mapping<Tag>()(termFields);

export const categories = {
  config: config(
    "categories",
    "/blog/category/",
    { singular: "Blog category", plural: "Blog categories" },
    "What a post is about: few, and the same for years. A category has a page as soon as a post is in it.",
  ),
  write: (doc: Category): NonNullable<Wire<"categories">>[number] => ({
    id: doc.id,
    ...ofCategory.write(doc),
  }),
  read: (record: BlogTerm, context: ImportContext) => ({
    ...PUBLISHED,
    ...ofCategory.read(record, context),
  }),
};

export const tags = {
  config: config(
    "tags",
    "/blog/tag/",
    { singular: "Blog tag", plural: "Blog tags" },
    "Words that several posts share across categories. A tag has a page as soon as a post has it.",
  ),
  write: (doc: Tag): NonNullable<Wire<"tags">>[number] => ({ id: doc.id, ...ofTag.write(doc) }),
  read: (record: BlogTerm, context: ImportContext) => ({
    ...PUBLISHED,
    ...ofTag.read(record, context),
  }),
};
