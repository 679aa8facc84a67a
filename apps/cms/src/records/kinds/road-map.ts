import type { RoadMap as RoadMapRecord, Wire } from "@meridian/contract";
import { globalAccess } from "#accounts/access/roles.ts";
import type { RoadMap } from "#payload-types.ts";
import { heading } from "#records/fields/folds.ts";
import { globalVersions } from "#records/fields/publishing.ts";
import { section, weeks } from "#records/fields/parts.ts";
import { rows } from "#records/fields/rows.ts";
import { line, prose, richText } from "#records/fields/texts.ts";
import { withPageLists, type WithoutPageWords } from "#records/globals/page-words.ts";
import { as, group, list, mapping } from "#records/mapping/field.ts";
import { type ImportContext, type NewGlobal, PUBLISHED } from "#records/mapping/import-context.ts";
import { html, text } from "#records/mapping/kinds.ts";

const GROUNDS = [
  { value: "sea", label: "First background" },
  { value: "land", label: "Second background" },
  { value: "flat", label: "Third background" },
];

const bars = rows("stages", {
  row: "Stage",
  label: "The chart's bars",
  description:
    "Each bar needs the title of a stage below. Texts, weeks and pictures are shown only when all stages are listed here in the same order.",
  fields: [
    line("title", { label: "Title of the stage", required: true }),
    {
      type: "row",
      fields: [
        weeks("from", "First week", { required: true }),
        weeks("weeks", "Weeks", { description: "Empty: open-ended" }),
        weeks("maybe", "Possible further weeks"),
      ],
    },
    {
      type: "row",
      fields: [
        {
          name: "ground",
          label: "Background",
          type: "select",
          defaultValue: "sea",
          options: GROUNDS,
        },
        line("drawing", {
          label: "Picture",
          description: "A file of the site, such as /road-map/search.svg",
        }),
      ],
    },
  ],
});

const config = withPageLists({
  slug: "road-map",
  label: "Road map",
  access: globalAccess,
  versions: globalVersions,
  admin: {
    group: "Edit pages",
    description:
      "The page /dedicated-team-road-map, from top to bottom. Its contact form has the texts of the home page's.",
  },
  fields: [
    heading(line("pageTitle", { label: "Title", required: true })),
    section("plan", "", [
      prose("text", { label: "Text under the title" }),
      {
        type: "row",
        fields: [
          weeks("weeks", "Weeks on the chart"),
          line("note", { label: "Note under the chart" }),
        ],
      },
      bars,
    ]),
    rows("stages", {
      row: "Stage",
      description: "Numbered automatically: STAGE 1, STAGE 2 …",
      fields: [
        line("title", { description: "Optional; if empty, only the stage's number is shown." }),
        richText("description", { label: "Text" }),
      ],
    }),
    richText("underTextOfList", { label: "Text under the stages" }),
  ],
});

const fields = mapping<WithoutPageWords<"road-map", RoadMap>>()({
  pageTitle: text,
  stages: as("list", list(group({ title: text, description: html }))),
  underTextOfList: html,
});

export const roadMap = {
  config,
  write: (doc: RoadMap): Wire<"roadMap"> => fields.write(doc),
  read: (record: RoadMapRecord, context: ImportContext): NewGlobal<"road-map"> => ({
    ...PUBLISHED,
    ...fields.read(record, context),
    pageTitle: record.page_title || "Road map",
  }),
};
