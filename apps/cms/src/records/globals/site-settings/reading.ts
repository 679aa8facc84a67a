import type { Tab } from "payload";
import { rows } from "#records/fields/rows.ts";
import { line, linkField, prose } from "#records/fields/texts.ts";
import { action, section, title, titled, weeks } from "#records/globals/site-settings/parts.ts";

const GROUNDS = [
  { value: "sea", label: "First background" },
  { value: "land", label: "Second background" },
  { value: "flat", label: "Third background" },
];

export const readingTab: Tab = {
  label: "Reading",
  description:
    "Articles, posts and the road map's stages have their own records; these are the texts around them.",
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
                  line("label", { label: "Text of the button", required: true }),
                  linkField("link", { label: "Link", required: true }),
                ],
              },
            ],
          }),
        ]),
      ]),
      titled("blog", "Head of the blog"),
      titled(
        "offer",
        "Offer at the end of posts",
        [action()],
        "Shown under every post without an offer. Needs a title, a link and a button label.",
      ),
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
            "Each bar needs the title of a stage in the road map. Texts, weeks and pictures are shown only when all stages are listed here in the same order.",
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
                  enumName: "settings_stage_ground",
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
        }),
      ]),
    ]),
  ],
};
