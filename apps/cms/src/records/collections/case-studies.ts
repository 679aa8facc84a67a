import type { CollectionConfig, GroupField } from "payload";
import { contentAccess } from "#accounts/access/roles.ts";
import { picture, pictures } from "#records/fields/picture.ts";
import { versions } from "#records/fields/publishing.ts";
import { slugField } from "#records/fields/slug.ts";
import { line, linkField, orderField, prose, richText } from "#records/fields/texts.ts";

const illustrated = (name: string, label: string): GroupField => ({
  name,
  label,
  type: "group",
  fields: [richText("description", { label: "Text" }), picture("image", { label: "Picture" })],
});
const twoColumns = (name: string, label: string): GroupField => ({
  name,
  label,
  type: "group",
  fields: [
    richText("leftDescription", { label: "Left column" }),
    richText("rightDescription", { label: "Right column" }),
  ],
});

const facts: GroupField = {
  name: "facts",
  label: "Project facts",
  type: "group",
  fields: [
    {
      type: "row",
      fields: [line("location"), line("teamSize", { description: "For example: 9 specialists" })],
    },
    {
      type: "row",
      fields: [
        line("partnershipPeriod", { label: "Partnership period" }),
        line("technologies", { description: "Separated by commas" }),
      ],
    },
    {
      type: "row",
      fields: [
        line("expertiseDelivered", {
          label: "Expertise delivered",
          description: "Separated by commas",
        }),
        line("services", { description: "Separated by commas" }),
      ],
    },
  ],
};

export const caseStudies: CollectionConfig = {
  slug: "case-studies",
  labels: { singular: "Case study", plural: "Case studies" },
  access: contentAccess,
  versions,
  defaultSort: "order",
  admin: {
    group: "What we offer",
    useAsTitle: "title",
    defaultColumns: ["title", "featuredImage", "slug", "order", "_status", "updatedAt"],
    description: "Work done for clients. The first six by position are on the home page.",
  },
  fields: [
    slugField({ path: "/case-studies/", among: ["services", "articles"] }),
    orderField(),
    {
      type: "tabs",
      tabs: [
        {
          label: "Title and tile",
          fields: [
            line("title", { required: true }),
            prose("shortDescription", { description: "On the tile." }),
            line("dateShortPost", {
              label: "Period on the tile",
              description: "For example: 2019 – present",
            }),
            picture("featuredImage", { label: "Picture of the tile" }),
          ],
        },
        {
          label: "Head and facts",
          fields: [
            picture("backgroundWallpaper", { label: "Wide picture behind the title" }),
            picture("projectImage", { label: "Picture of the project" }),
            facts,
          ],
        },
        {
          label: "Story",
          fields: [
            illustrated("goalAndTasks", "Goals and tasks"),
            illustrated("challenges", "Challenges"),
            twoColumns("researchAndDiscovery", "Research and discovery"),
          ],
        },
        {
          label: "Result",
          fields: [
            pictures("implementation", { label: "Gallery of the implementation" }),
            linkField("siteUrl", {
              label: "The client's site",
              description: "With an address the page shows 'view site'; leave it empty for none.",
            }),
            twoColumns("partnershipOverview", "Partnership overview"),
          ],
        },
      ],
    },
  ],
};
