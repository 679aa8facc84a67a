import type { Career as CareerRecord, Wire } from "@meridian/contract";
import type { GlobalConfig } from "payload";
import { globalAccess } from "#accounts/access/roles.ts";
import type { Career } from "#payload-types.ts";
import { picture } from "#records/fields/picture.ts";
import { globalVersions } from "#records/fields/publishing.ts";
import { rows } from "#records/fields/rows.ts";
import { amount, line, prose } from "#records/fields/texts.ts";
import { as, group, list, mapping } from "#records/mapping/field.ts";
import { type ImportContext, type NewGlobal, PUBLISHED } from "#records/mapping/import-context.ts";
import { number, picture as mappedPicture, text } from "#records/mapping/kinds.ts";
import { untranslated } from "#records/fields/untranslated.ts";

const config: GlobalConfig = {
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
                  description: "Optional; if empty, the text is shown without a heading.",
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
                    description: "Speed while scrolling; 1 moves with the page.",
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
                amount("feedbackRating", { label: "Rating", description: "Out of 5" }),
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
                { type: "row", fields: [untranslated(line("name")), line("position")] },
                prose("text", { label: "Statement" }),
              ],
            }),
          ],
        },
      ],
    },
  ],
};

const FASTEST = 3;
const speed: typeof number = {
  ...number,
  read: (value) => (value === null ? value : Math.min(FASTEST, Math.max(0, value))),
};

const fields = mapping<Career>()({
  list: list(group({ title: text, description: text })),
  gallery: as("career_gallery", list(group({ image: as("img", mappedPicture), speed }))),
  people: as(
    "feedback_message",
    list(group({ name: text, position: text, text, avatar: mappedPicture })),
  ),
  feedbackRating: number,
  feedbackRatingTitle: text,
  smiles: as(
    "feedback_rating_all_smiles",
    list(
      group({
        text,
        finishNumber: number,
        finishIcon: as("finish_icons", mappedPicture),
      }),
    ),
  ),
  firstScreen: mappedPicture,
  firstScreenVideo: as("career_first_screen_video", mappedPicture),
});

export const career = {
  config,
  write(doc: Career): Wire<"career"> {
    const { feedback_rating_all_smiles: smiles, ...others } = fields.write(doc);
    return {
      ...others,
      feedback_rating_all_smiles: smiles.map((smile, at) => ({ id: at + 1, ...smile })),
    };
  },
  read: (record: CareerRecord, context: ImportContext): NewGlobal<"career"> => ({
    ...PUBLISHED,
    ...fields.read(record, context),
  }),
};
