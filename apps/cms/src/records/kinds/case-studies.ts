import type { CaseStudy as CaseStudyRecord, Wire } from "@meridian/contract";
import type { ArrayField, CollectionConfig, GroupField } from "payload";
import { contentAccess } from "#accounts/access/roles.ts";
import type { CaseStudy } from "#payload-types.ts";
import { callToAction, callToActionField } from "#records/fields/call-to-action.ts";
import { fold, heading } from "#records/fields/folds.ts";
import { picture, pictures } from "#records/fields/picture.ts";
import { versions } from "#records/fields/publishing.ts";
import { references } from "#records/fields/references.ts";
import { rows } from "#records/fields/rows.ts";
import { slugField } from "#records/fields/slug.ts";
import { line, linkField, orderField, prose, richText } from "#records/fields/texts.ts";
import { as, group, list, mapping } from "#records/mapping/field.ts";
import {
  type ImportContext,
  type NewDocument,
  PUBLISHED,
} from "#records/mapping/import-context.ts";
import {
  html,
  link,
  number,
  picture as mappedPicture,
  pictures as mappedPictures,
  slugText,
  text,
} from "#records/mapping/kinds.ts";
import { references as mappedReferences } from "#records/mapping/references.ts";

const illustratedGroup = (name: string, label: string): GroupField => ({
  name,
  label,
  type: "group",
  fields: [richText("description", { label: "Text" }), picture("image", { label: "Picture" })],
});
const twoColumnsGroup = (name: string, label: string): GroupField => ({
  name,
  label,
  type: "group",
  fields: [
    richText("leftDescription", { label: "Left column" }),
    richText("rightDescription", { label: "Right column" }),
  ],
});

/** The page has space for so many. */
const FIGURES_AT_MOST = 4;

const figures: ArrayField = {
  ...rows("figures", {
    row: "Figure",
    label: "Figures of the result",
    titled: "what",
    description: "Up to four, in large type under the title and on the tile.",
    fields: [
      {
        type: "row",
        fields: [
          line("number", { required: true, description: "For example: 14 or 4 million" }),
          line("unit", { description: "For example: % or hours" }),
        ],
      },
      line("what", {
        label: "What it counts",
        required: true,
        description: "For example: fewer empty kilometers",
      }),
    ],
  }),
  maxRows: FIGURES_AT_MOST,
};

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

const config: CollectionConfig = {
  slug: "case-studies",
  labels: { singular: "Case study", plural: "Case studies" },
  access: contentAccess,
  versions,
  defaultSort: "order",
  admin: {
    group: "Present your work",
    useAsTitle: "title",
    defaultColumns: ["title", "featuredImage", "_status", "order", "updatedAt"],
    components: { beforeListTable: ["/records/screens/longer-list.tsx#LongerList"] },
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
            heading(line("title", { required: true })),
            prose("shortDescription", { description: "Shown on the tile." }),
            line("dateShortPost", {
              label: "Period on the tile",
              description: "For example: 2019 – present",
            }),
            picture("featuredImage", { label: "Picture of the tile" }),
            line("result", {
              label: "Result in a few words",
              description:
                "Follows the title on the tile. For example: the month closes in 6 hours, not 3 days",
            }),
            figures,
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
            illustratedGroup("goalAndTasks", "Goals and tasks"),
            illustratedGroup("challenges", "Challenges"),
            twoColumnsGroup("researchAndDiscovery", "Research and discovery"),
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
            twoColumnsGroup("partnershipOverview", "Partnership overview"),
          ],
        },
        {
          label: "The way on",
          fields: [
            references("related", {
              to: "case-studies",
              label: "Next case studies",
              description:
                "Up to three at the end of the page, in this order. Empty places are filled with case studies of the same technologies and expertise.",
            }),
            fold("Offer at the end", [callToActionField]),
          ],
        },
      ],
    },
  ],
};

/** The default position. */
const LAST = 100;

const illustrated = group({ description: html, image: mappedPicture });
const twoColumns = group({ leftDescription: html, rightDescription: html });

const fields = mapping<CaseStudy>()({
  slug: slugText,
  title: text,
  order: number,
  shortDescription: text,
  dateShortPost: as("portfolio_date_short_post", text),
  result: text,
  figures: list(group({ number: text, unit: text, what: text })),
  featuredImage: as("featured_image_url", mappedPicture),
  backgroundWallpaper: mappedPicture,
  projectImage: mappedPicture,
  facts: as(
    "project_description",
    group({
      location: text,
      teamSize: text,
      partnershipPeriod: text,
      technologies: text,
      expertiseDelivered: text,
      services: text,
    }),
  ),
  goalAndTasks: illustrated,
  challenges: illustrated,
  researchAndDiscovery: twoColumns,
  implementation: mappedPictures,
  siteUrl: link,
  partnershipOverview: twoColumns,
  related: mappedReferences("case-studies"),
  callToAction,
});

export const caseStudies = {
  config,
  write(doc: CaseStudy): Wire<"portfolio">[number] {
    const { slug, title, featured_image_url, ...data } = fields.write(doc);
    return { id: doc.id, slug, title, featured_image_url, data };
  },
  read: (record: CaseStudyRecord, context: ImportContext): NewDocument<"case-studies"> => ({
    ...PUBLISHED,
    ...fields.read(record, context),
    order: record.order ?? LAST,
  }),
};
