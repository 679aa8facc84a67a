import type * as v from "valibot";
import { get, PAGES } from "#call.ts";
import { kind } from "#kinds/kind.ts";
import { firstOf } from "#replies.ts";
import { labelled } from "#wordpress/shape-of.ts";
import { group, record } from "#wordpress/shapes.ts";
import { html, number, text } from "#wordpress/wordpress.ts";

/** A figure that is `null` is unknown (HOME-04). */
export const about = record({ id: number, slug: text, title: text }, "data", {
  description: labelled("Text", html, { native: "content" }),
  info_list: labelled(
    "Figures",
    group({
      years: labelled("Years", number),
      project: labelled("Projects", number),
      specialists: labelled("Specialists", number),
    }),
  ),
});
export type About = v.InferOutput<typeof about>;

export const aboutKind = kind({
  name: "about",
  fields: about,
  calls: {
    about: get({
      path: PAGES,
      query: { slug: "about" },
      reply: firstOf(about),
      absent: true,
      tags: ["about"],
    }),
  },
  listedBy: "about",
  page: { within: "/" },
  demo: "about",
  global: "about",
  wordpress: { label: "About", slugs: ["about"], title: "About" },
});
