import * as v from "valibot";
import { EVERY_POST, extension } from "#call.ts";
import { kind } from "#kinds/kind.ts";
import { many } from "#replies.ts";
import { beyond, shaped, shapeOf } from "#wordpress/shape-of.ts";
import { group, list, record } from "#wordpress/shapes.ts";
import { image, lines, link, number, required, text } from "#wordpress/wordpress.ts";

/**
 * A post's author: a user of a WordPress, which lists only those with posts. `description` is plain
 * text of several lines; `links` are the author's pages on other sites.
 */
const author = record({ id: number, slug: required(text), name: required(text) }, "top", {
  description: beyond(lines),
  role: beyond(text),
  portrait: beyond(image),
  links: beyond(list(group({ label: text, url: link }))),
});
export type Author = v.InferOutput<typeof author>;

const authors = many(author);

export const authorKind = kind({
  name: "author",
  fields: author,
  calls: {
    authors: extension({
      path: "/api/wp/v2/users",
      more: EVERY_POST,
      reply: shaped(v.nullable(authors), shapeOf(authors)),
      tags: ["authors"],
    }),
  },
  listedBy: "authors",
  isNoPost: true,
  page: {
    at: "/blog/authors/{slug}",
    off: "blog",
    summary: ({ name, role, description }: Author) => ({ title: name, text: role || description }),
  },
  demo: "authors",
  collection: "authors",
});
