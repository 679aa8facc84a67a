import * as v from "valibot";
import { EVERY_POST, extension } from "#call.ts";
import { kind } from "#kinds/kind.ts";
import { many } from "#replies.ts";
import { beyond, shaped, shapeOf } from "#wordpress/shape-of.ts";
import { record } from "#wordpress/shapes.ts";
import { lines, number, required, text } from "#wordpress/wordpress.ts";

const term = record({ id: number, slug: required(text), name: required(text) }, "top", {
  description: beyond(lines),
});
export type BlogTerm = v.InferOutput<typeof term>;

/** Categories of other kinds on a WordPress, and its default category. */
export const NOT_OF_THE_BLOG: readonly string[] = [
  "services",
  "portfolio",
  "article",
  "careers",
  "career",
  "uncategorized",
];

const categories = many(term, ({ slug }) => !NOT_OF_THE_BLOG.includes(String(slug)));
const tags = many(term);

/** Those with the most posts first. */
const MOST_USED = { ...EVERY_POST, orderby: "count", order: "desc" };

const summary = ({ name, description }: BlogTerm) => ({ title: name, text: description });

export const categoryKind = kind({
  name: "category",
  fields: term,
  calls: {
    categories: extension({
      path: "/api/wp/v2/categories",
      more: MOST_USED,
      reply: shaped(v.nullable(categories), shapeOf(categories)),
      tags: ["categories"],
    }),
  },
  listedBy: "categories",
  isNoPost: true,
  page: { at: "/blog/category/{slug}", off: "blog", summary },
  demo: "categories",
  collection: "categories",
});

export const tagKind = kind({
  name: "tag",
  fields: term,
  calls: {
    tags: extension({
      path: "/api/wp/v2/tags",
      more: MOST_USED,
      reply: shaped(v.nullable(tags), shapeOf(tags)),
      tags: ["tags"],
    }),
  },
  listedBy: "tags",
  isNoPost: true,
  page: { at: "/blog/tag/{slug}", off: "blog", summary },
  demo: "tags",
  collection: "tags",
});
