import * as v from "valibot";
import { hasField, many } from "#replies.ts";
import { beyond, shaped, shapeOf } from "#wordpress/shape-of.ts";
import { group, list, record } from "#wordpress/shapes.ts";
import { html, image, number, required, text } from "#wordpress/wordpress.ts";

/**
 * The career page. A gallery picture's `speed` is relative to the page: 1 moves with it (CAR-03).
 */
export const career = record({}, "top", {
  list: list(group({ title: text, description: text })),
  career_gallery: list(group({ img: image, speed: number })),
  feedback_message: list(group({ avatar: image, name: text, position: text, text })),
  feedback_rating: number,
  feedback_rating_title: text,
  feedback_rating_all_smiles: list(
    group({ id: number, text, finish_number: number, finish_icons: image }),
  ),
  first_screen: image,
  career_first_screen_video: image,
});
export type Career = v.InferOutput<typeof career>;

/** A career post; `status` 404 sends the visitor to /career (POST-04). */
export const careerPost = record({ id: number, title: required(text) }, "data", {
  description: html,
  location: text,
  type_of_employment: text,
  technologies: text,
  main_responsibilities: html,
  role_requirements: html,
  professional_growth: html,
  care_comfort_and_fun: html,
  status: beyond(number),
});
export type CareerPost = v.InferOutput<typeof careerPost>;

const posts = many(careerPost, hasField("type_of_employment"));

/** `null`: the host does not list them. */
export const careerPosts = shaped(v.nullable(posts), shapeOf(posts));
