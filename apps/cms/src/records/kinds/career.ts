import type { Career as CareerRecord, Wire } from "@meridian/contract";
import { globalAccess } from "#accounts/access/roles.ts";
import type { Career } from "#payload-types.ts";
import { section, titled, titledRows } from "#records/fields/parts.ts";
import { picture } from "#records/fields/picture.ts";
import { globalVersions } from "#records/fields/publishing.ts";
import { rows } from "#records/fields/rows.ts";
import { amount, line, prose } from "#records/fields/texts.ts";
import { withPageLists, type WithoutPageWords } from "#records/globals/page-words.ts";
import { as, group, list, mapping } from "#records/mapping/field.ts";
import { type ImportContext, type NewGlobal, PUBLISHED } from "#records/mapping/import-context.ts";
import { number, picture as mappedPicture, text } from "#records/mapping/kinds.ts";
import { untranslated } from "#records/fields/untranslated.ts";

/** The tabs are in the order of the page's bands. */
const config = withPageLists({
  slug: "career",
  label: "Career page",
  access: globalAccess,
  versions: globalVersions,
  admin: {
    group: "Edit pages",
    description:
      "All texts of the career page, from top to bottom. The open positions come from the vacancies; the order of the bands is under Run the site, Settings, Pages and menu. If a title or text is empty, the site shows its default.",
  },
  fields: [
    {
      type: "tabs",
      tabs: [
        {
          label: "Head",
          description: "{brand} in the title is replaced by the brand's name.",
          fields: [
            titled("hero", ""),
            picture("firstScreen", { label: "First picture" }),
            picture("firstScreenVideo", { label: "First video", kind: "video/" }),
          ],
        },
        {
          label: "What applicants can expect",
          fields: [
            line("pointsTitle", { label: "Title above the benefits" }),
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
            line("galleryTitle", { label: "Title above the gallery" }),
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
          label: "Values",
          fields: [
            section("values", "", [
              line("title", { label: "Title" }),
              titledRows("left", { row: "Value", label: "Left of the globe" }),
              titledRows("right", { row: "Value", label: "Right of the globe" }),
            ]),
          ],
        },
        { label: "Join us", fields: [titled("join", "")] },
        {
          label: "People say",
          fields: [
            line("peopleTitle", { label: "Title above the employees' statements" }),
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
        {
          label: "Open positions",
          fields: [line("jobsTitle", { label: "Title above the open positions" })],
        },
        {
          label: "Career posts",
          fields: [titled("resume", "", [], "Shown next to the resume form of a career post.")],
        },
      ],
    },
  ],
});

const FASTEST = 3;
const speed: typeof number = {
  ...number,
  read: (value) => (value === null ? value : Math.min(FASTEST, Math.max(0, value))),
};

const fields = mapping<WithoutPageWords<"career", Career>>()({
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
