import type * as v from "valibot";
import { get } from "#call.ts";
import { kind } from "#kinds/kind.ts";
import { one } from "#replies.ts";
import { labelled } from "#wordpress/shape-of.ts";
import { group, list, record } from "#wordpress/shapes.ts";
import { image, number, text } from "#wordpress/wordpress.ts";

/** A gallery picture's `speed` is relative to the page: 1 moves with it (CAR-03). */
export const career = record({}, "top", {
  list: labelled(
    "Benefits",
    list(group({ title: labelled("Title", text), description: labelled("Text", text) })),
  ),
  career_gallery: labelled(
    "Gallery",
    list(
      group({
        img: labelled("Picture", image),
        speed: labelled("Speed", number, { hint: "Speed while scrolling; 1 moves with the page." }),
      }),
    ),
  ),
  feedback_message: labelled(
    "Employees’ statements",
    list(
      group({
        avatar: labelled("Portrait", image),
        name: labelled("Name", text),
        position: labelled("Position", text),
        text: labelled("Text", text),
      }),
    ),
  ),
  feedback_rating: labelled("Rating", number),
  feedback_rating_title: labelled("Rating: title", text),
  feedback_rating_all_smiles: labelled(
    "Rating: figures",
    list(
      group({
        id: labelled("Number", number),
        text: labelled("Text", text),
        finish_number: labelled("Figure", number),
        finish_icons: labelled("Icon", image),
      }),
    ),
  ),
  first_screen: labelled("Picture at the top", image),
  career_first_screen_video: labelled("Video at the top", image),
});
export type Career = v.InferOutput<typeof career>;

export const careerKind = kind({
  name: "career",
  fields: career,
  calls: {
    career: get({
      path: "/api/wp/v2/career",
      reply: one(career),
      absent: true,
      tags: ["career"],
    }),
  },
  listedBy: "career",
  page: { at: "/career", off: "career", isAlwaysThere: true },
  demo: "career",
  global: "career",
  wordpress: {
    label: "Career page",
    slugs: ["career"],
    title: "Career",
    order: [
      "first_screen",
      "career_first_screen_video",
      "list",
      "career_gallery",
      "feedback_rating",
      "feedback_rating_title",
      "feedback_rating_all_smiles",
    ],
  },
});
