import * as v from "valibot";
import { EVERY_POST, extension, get, POSTS } from "#call.ts";
import { kind } from "#kinds/kind.ts";
import { hasField, many, one } from "#replies.ts";
import { beyond, labelled, shaped, shapeOf } from "#wordpress/shape-of.ts";
import { record } from "#wordpress/shapes.ts";
import { html, number, required, text } from "#wordpress/wordpress.ts";

/** `status` 404 redirects to /career (POST-04). */
export const careerPost = record({ id: number, title: required(text) }, "data", {
  description: labelled("Description", html, { native: "content" }),
  location: labelled("Location", text),
  type_of_employment: labelled("Type of employment", text),
  technologies: labelled("Technologies", text),
  main_responsibilities: labelled("Main responsibilities", html),
  role_requirements: labelled("Main requirements", html),
  professional_growth: labelled("Professional growth", html),
  care_comfort_and_fun: labelled("Care, comfort and fun", html),
  status: beyond(number),
});
export type CareerPost = v.InferOutput<typeof careerPost>;

const isCareerPost = hasField("type_of_employment");
const posts = many(careerPost, isCareerPost);

export const careerPostKind = kind({
  name: "career-post",
  fields: careerPost,
  calls: {
    careerPost: get({
      path: `${POSTS}/{id}`,
      reply: one(careerPost, isCareerPost),
      absent: true,
      tags: ["career-post:{id}"],
    }),
    /** Of a WordPress, for permalinks. `null`: the host does not list that category. */
    careerPosts: extension({
      path: POSTS,
      query: { "filter[category_name]": "careers" },
      more: EVERY_POST,
      reply: shaped(v.nullable(posts), shapeOf(posts)),
      tags: ["career-posts"],
    }),
  },
  listedBy: "careerPosts",
  foundBy: "careerPost",
  // Posts that are not listed may have another category.
  page: { at: "/career/{id}", within: "/career", off: "career" },
  demo: "careerPosts",
  collection: "career-posts",
  wordpress: { label: "Career post", categories: ["careers", "career"] },
});
