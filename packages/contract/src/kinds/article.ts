import type * as v from "valibot";
import { get, POSTS } from "#call.ts";
import { kind } from "#kinds/kind.ts";
import { firstOf } from "#replies.ts";
import { labelled } from "#wordpress/shape-of.ts";
import { group, list, record } from "#wordpress/shapes.ts";
import { html, image, number, required, text } from "#wordpress/wordpress.ts";

/** Control points name the sections of `content` in order (ART-02). */
export const article = record(
  { id: number, slug: required(text), title: text, content: html },
  "top",
  {
    article_field_first_section_background: labelled("Wide picture at the top", image, {
      native: "thumbnail",
    }),
    article_field_control_title: labelled("Title of the contents", text),
    article_field_control_points: labelled(
      "Contents",
      list(group({ article_field_control_points_title: labelled("Title of the section", text) })),
      { hint: "In the order of the sections in the text." },
    ),
    mobile_page_navigation_image: labelled("Picture of the contents on phones", image),
    article_field_first_section_title: labelled("Title at the top", text, { native: "title" }),
    article_field_first_section_description: labelled("Text at the top", text, {
      native: "excerpt",
    }),
  },
);
export type Article = v.InferOutput<typeof article>;

export const articleKind = kind({
  name: "article",
  fields: article,
  calls: {
    article: get({
      path: POSTS,
      query: { "filter[category_name]": "article" },
      reply: firstOf(article),
      absent: true,
      tags: ["article"],
    }),
  },
  listedBy: "article",
  page: { at: "/article/article-it-outsourcing", off: "article" },
  demo: "article",
  collection: "articles",
  wordpress: {
    label: "Article",
    categories: ["article"],
    order: [
      "article_field_first_section_background",
      "article_field_first_section_title",
      "article_field_first_section_description",
      "mobile_page_navigation_image",
    ],
  },
});
