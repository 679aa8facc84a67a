import type { CareerPost as CareerPostRecord, Wire } from "@meridian/contract";
import type { CollectionConfig } from "payload";
import { contentAccess } from "#accounts/access/roles.ts";
import type { CareerPost } from "#payload-types.ts";
import { aside, heading } from "#records/fields/folds.ts";
import { versions } from "#records/fields/publishing.ts";
import { line, richText } from "#records/fields/texts.ts";
import { mapping } from "#records/mapping/field.ts";
import {
  type ImportContext,
  type NewDocument,
  PUBLISHED,
} from "#records/mapping/import-context.ts";
import { html, text } from "#records/mapping/kinds.ts";

const config: CollectionConfig = {
  slug: "career-posts",
  labels: { singular: "Career post", plural: "Career posts" },
  access: contentAccess,
  versions,
  admin: {
    group: "Hire",
    useAsTitle: "title",
    defaultColumns: ["title", "_status", "location", "updatedAt"],
    description:
      "Positions in our own company, at /career/{number}. Unpublish a position to close it: its address then redirects to /career.",
  },
  fields: [
    heading(line("title", { required: true })),
    richText("description"),
    richText("mainResponsibilities", { label: "Main responsibilities" }),
    richText("roleRequirements", { label: "Main requirements" }),
    richText("professionalGrowth", { label: "Professional growth" }),
    richText("careComfortAndFun", { label: "Care, comfort and fun" }),
    aside(line("location")),
    aside(line("typeOfEmployment", { label: "Type of employment" })),
    aside(line("technologies", { description: "Separated by commas" })),
  ],
};

const fields = mapping<CareerPost>()({
  title: text,
  location: text,
  typeOfEmployment: text,
  technologies: text,
  description: html,
  mainResponsibilities: html,
  roleRequirements: html,
  professionalGrowth: html,
  careComfortAndFun: html,
});

export const careerPosts = {
  config,
  // The id is the address: /career/411.
  identity: ({ id }: CareerPostRecord) => ({ id: String(id) }),
  write(doc: CareerPost): Wire<"careerPost"> {
    const { title, ...data } = fields.write(doc);
    // A closed post is unpublished, so a sent post is always open (POST-04).
    return { id: doc.id, title, data: { ...data, status: 200 } };
  },
  read: (record: CareerPostRecord, context: ImportContext): NewDocument<"career-posts"> => ({
    ...PUBLISHED,
    ...fields.read(record, context),
  }),
};
