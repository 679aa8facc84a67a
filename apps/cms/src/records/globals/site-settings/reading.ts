import type { Tab } from "payload";
import { rows } from "#records/fields/rows.ts";
import { line, linkField, prose } from "#records/fields/texts.ts";
import { section, title, titled, weeks } from "#records/globals/site-settings/parts.ts";

const GROUNDS = [
  { value: "sea", label: "Sea" },
  { value: "land", label: "Land" },
  { value: "flat", label: "Flat" },
];

export const readingTab: Tab = {
  label: "Reading",
  description:
    "Articles, posts and the road map's stages have their own records; here stands what is around them.",
  fields: [
    section("reading", "", [
      section("article", "Guide", [
        section("end", "Under the text", [
          title(),
          rows("actions", {
            row: "Button",
            label: "Buttons",
            titled: "label",
            dbName: "settings_article_actions",
            fields: [
              {
                type: "row",
                fields: [
                  line("label", { label: "On the button", required: true }),
                  linkField("link", { label: "Leads to", required: true }),
                ],
              },
            ],
          }),
        ]),
      ]),
      titled("blog", "Head of the blog"),
      section("roadMap", "Road map", [
        prose("text", { label: "Text under the title" }),
        {
          type: "row",
          fields: [
            weeks("weeks", "Weeks on the chart"),
            line("note", { label: "Note under the chart" }),
          ],
        },
        rows("stages", {
          row: "Stage",
          label: "The chart's bars",
          dbName: "settings_road_map_stages",
          description:
            "By the title of a stage in the road map's record. Words, weeks and drawings show only where all its stages are named here, in their order.",
          fields: [
            line("title", { label: "Title of the stage", required: true }),
            {
              type: "row",
              fields: [
                weeks("from", "First week", { required: true }),
                weeks("weeks", "Weeks", { description: "Empty: it has no end" }),
                weeks("maybe", "Weeks that may follow"),
              ],
            },
            {
              type: "row",
              fields: [
                {
                  name: "ground",
                  label: "Drawn on",
                  type: "select",
                  enumName: "settings_stage_ground",
                  defaultValue: "sea",
                  options: GROUNDS,
                },
                line("drawing", {
                  label: "Drawing",
                  description: "A file of the site, such as /road-map/search.svg",
                }),
              ],
            },
          ],
        }),
      ]),
    ]),
  ],
};
