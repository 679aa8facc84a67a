import type { CollectionConfig } from "payload";
import { contentAccess } from "#accounts/access/roles.ts";
import { versions } from "#records/fields/publishing.ts";
import { line, richText } from "#records/fields/texts.ts";

export const careerPosts: CollectionConfig = {
  slug: "career-posts",
  labels: { singular: "Career post", plural: "Career posts" },
  access: contentAccess,
  versions,
  admin: {
    group: "Jobs",
    useAsTitle: "title",
    defaultColumns: ["title", "location", "_status"],
    description:
      "Positions in our own company, at /career/{number}. Unpublish one to close it: its address then leads to /career.",
  },
  fields: [
    line("title", { required: true }),
    {
      type: "row",
      fields: [line("location"), line("typeOfEmployment", { label: "Type of employment" })],
    },
    line("technologies", { description: "Separated by commas" }),
    richText("description"),
    richText("mainResponsibilities", { label: "Main responsibilities" }),
    richText("roleRequirements", { label: "Main requirements" }),
    richText("professionalGrowth", { label: "Professional growth" }),
    richText("careComfortAndFun", { label: "Care, comfort and fun" }),
  ],
};
