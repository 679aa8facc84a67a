import type { GlobalConfig } from "payload";
import { globalAccess } from "#accounts/access/roles.ts";
import { picture } from "#records/fields/picture.ts";
import { globalVersions } from "#records/fields/publishing.ts";
import { rows } from "#records/fields/rows.ts";
import { amount, line, prose } from "#records/fields/texts.ts";

export const career: GlobalConfig = {
  slug: "career",
  label: "Career page",
  access: globalAccess,
  versions: globalVersions,
  admin: { group: "Pages" },
  fields: [
    {
      type: "tabs",
      tabs: [
        {
          label: "Head",
          fields: [
            picture("firstScreen", { label: "First picture" }),
            picture("firstScreenVideo", { label: "First video", video: true }),
          ],
        },
        {
          label: "Benefits",
          fields: [
            rows("list", {
              row: "Benefit",
              label: "Benefits",
              fields: [
                line("title", {
                  description: "May stay empty: the text then stands without a heading.",
                }),
                prose("description"),
              ],
            }),
          ],
        },
        {
          label: "Gallery",
          fields: [
            rows("gallery", {
              row: "Picture",
              titled: "",
              fields: [
                picture("image", { label: "Picture" }),
                {
                  name: "speed",
                  type: "number",
                  defaultValue: 1,
                  min: 0,
                  max: 3,
                  admin: {
                    step: 0.1,
                    description: "How fast it moves while scrolling: 1 moves with the page.",
                  },
                },
              ],
            }),
          ],
        },
        {
          label: "Rating",
          fields: [
            {
              type: "row",
              fields: [
                amount("feedbackRating", { label: "Rating", description: "Of 5" }),
                line("feedbackRatingTitle", { label: "Title" }),
              ],
            },
            rows("smiles", {
              row: "Figure",
              titled: "text",
              label: "Four figures that count up",
              fields: [
                line("text"),
                amount("finishNumber", { label: "Counts up to" }),
                picture("finishIcon", { label: "Icon at the end" }),
              ],
            }),
          ],
        },
        {
          label: "People say",
          fields: [
            rows("people", {
              row: "Person",
              titled: "name",
              fields: [
                picture("avatar", { label: "Portrait" }),
                { type: "row", fields: [line("name"), line("position")] },
                prose("text", { label: "What they say" }),
              ],
            }),
          ],
        },
      ],
    },
  ],
};
