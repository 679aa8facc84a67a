/** The career page and its posts. */
import type {
  Career as CareerRecord,
  CareerPost as CareerPostRecord,
  Wire,
} from "@meridian/contract";
import { as, group, list, mapping } from "#records/mapping/field.ts";
import {
  PUBLISHED,
  type ImportContext,
  type NewDocument,
  type NewGlobal,
} from "#records/mapping/import-context.ts";
import { html, number, picture, text } from "#records/mapping/kinds.ts";
import type { Career, CareerPost } from "#payload-types.ts";

const postFields = mapping<CareerPost>()({
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

export const careerPost = {
  write(doc: CareerPost): Wire<"careerPost"> {
    const { title, ...data } = postFields.write(doc);
    // A closed post is unpublished, so that what is sent is always open (POST-04).
    return { id: doc.id, title, data: { ...data, status: 200 } };
  },
  read: (record: CareerPostRecord, context: ImportContext): NewDocument<"career-posts"> => ({
    ...PUBLISHED,
    ...postFields.read(record, context),
  }),
};

/** The field takes no more. */
const FASTEST = 3;
const speed: typeof number = {
  ...number,
  read: (value) => (value === null ? value : Math.min(FASTEST, Math.max(0, value))),
};

const fields = mapping<Career>()({
  list: list(group({ title: text, description: text })),
  gallery: as("career_gallery", list(group({ image: as("img", picture), speed }))),
  people: as(
    "feedback_message",
    list(group({ name: text, position: text, text, avatar: picture })),
  ),
  feedbackRating: number,
  feedbackRatingTitle: text,
  smiles: as(
    "feedback_rating_all_smiles",
    list(
      group({
        text,
        finishNumber: number,
        finishIcon: as("finish_icons", picture),
      }),
    ),
  ),
  firstScreen: picture,
  firstScreenVideo: as("career_first_screen_video", picture),
});

export const career = {
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
