import type { Author as AuthorRecord, Wire } from "@meridian/contract";
import type { CollectionConfig } from "payload";
import { contentAccess } from "#accounts/access/roles.ts";
import type { Author } from "#payload-types.ts";
import { aside, heading } from "#records/fields/folds.ts";
import { picture } from "#records/fields/picture.ts";
import { versions } from "#records/fields/publishing.ts";
import { rows } from "#records/fields/rows.ts";
import { slugField } from "#records/fields/slug.ts";
import { line, linkField, prose } from "#records/fields/texts.ts";
import { as, group, list, mapping } from "#records/mapping/field.ts";
import {
  type ImportContext,
  type NewDocument,
  PUBLISHED,
} from "#records/mapping/import-context.ts";
import { link, picture as mappedPicture, slugText, text } from "#records/mapping/kinds.ts";
import { untranslated } from "#records/fields/untranslated.ts";

const config: CollectionConfig = {
  slug: "authors",
  labels: { singular: "Author", plural: "Authors" },
  access: contentAccess,
  versions,
  defaultSort: "title",
  admin: {
    group: "Write",
    useAsTitle: "title",
    defaultColumns: ["title", "portrait", "_status", "role", "posts", "updatedAt"],
    description:
      "Who writes in the blog. Each has a page with their posts; a post without an author shows none.",
  },
  fields: [
    heading(untranslated(line("title", { label: "Name", required: true }))),
    {
      name: "posts",
      type: "ui",
      label: "Posts",
      admin: { components: { Cell: "/records/screens/posts-cell.tsx#PostsCell" } },
    },
    prose("description", {
      label: "About the author",
      description: "Two or three sentences, on the author's page and at the end of their posts.",
    }),
    line("role", { description: "For example: Lead Back-End Engineer, Sofia" }),
    rows("links", {
      row: "Link",
      label: "Pages elsewhere",
      titled: "label",
      fields: [
        untranslated(
          line("label", { label: "Name", required: true, description: "For example: LinkedIn" }),
        ),
        linkField("url", { label: "Address", required: true }),
      ],
    }),
    aside(picture("portrait", { description: "Shown round, so the face belongs in the middle." })),
    slugField({ path: "/blog/authors/" }),
  ],
};

const fields = mapping<Author>()({
  slug: slugText,
  title: as("name", text),
  role: text,
  portrait: mappedPicture,
  description: text,
  links: list(group({ label: text, url: link })),
});

export const authors = {
  config,
  write: (doc: Author): NonNullable<Wire<"authors">>[number] => ({
    id: doc.id,
    ...fields.write(doc),
  }),
  read: (record: AuthorRecord, context: ImportContext): NewDocument<"authors"> => {
    const { links, ...document } = fields.read(record, context);
    return {
      ...PUBLISHED,
      ...document,
      links: links.flatMap(({ label, url }) => (url ? [{ label: label || url, url }] : [])),
    };
  },
};
