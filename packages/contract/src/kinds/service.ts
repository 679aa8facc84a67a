import type * as v from "valibot";
import { EVERY_POST, get, POSTS } from "#call.ts";
import { isCaseStudy } from "#kinds/case-study.ts";
import { kind } from "#kinds/kind.ts";
import { firstOf, many } from "#replies.ts";
import { wordsOf } from "#wordpress/markup.ts";
import { labelled } from "#wordpress/shape-of.ts";
import { group, list, record } from "#wordpress/shapes.ts";
import { html, image, inlineHtml, number, required, text } from "#wordpress/wordpress.ts";

const part = group({ title: labelled("Title", text), description: labelled("Text", html) });

/** `title` is HTML (section 3). Without steps `how_it_works` is empty. */
export const service = record(
  { id: number, slug: required(text), title: required(inlineHtml), featured_image_url: image },
  "data",
  {
    short_description: labelled("Short description", text, { native: "excerpt" }),
    explore_our_expertise: labelled(
      "Explore our expertise",
      group({ description: labelled("Text", html), image: labelled("Picture", image) }),
    ),
    box_repeater: labelled("Boxes", list(part)),
    how_it_works: labelled("How it works: steps", list(part)),
  },
);
export type Service = v.InferOutput<typeof service>;

/** Services and case studies share a path; only case studies have project facts. */
const isService = (post: Record<string, unknown>): boolean => !isCaseStudy(post);

export const serviceKind = kind({
  name: "service",
  fields: service,
  calls: {
    services: get({
      path: POSTS,
      query: { "filter[category_name]": "services" },
      more: EVERY_POST,
      reply: many(service, isService),
      absent: false,
      tags: ["services"],
    }),
    service: get({
      path: POSTS,
      query: { slug: "{slug}" },
      reply: firstOf(service, isService),
      absent: true,
      tags: ["service:{slug}"],
    }),
  },
  listedBy: "services",
  foundBy: "service",
  page: {
    at: "/services/{slug}",
    off: "services",
    summary: ({ title, short_description }: Service) => ({
      title: wordsOf(title),
      text: short_description,
    }),
  },
  demo: "services",
  collection: "services",
  wordpress: { label: "Service", categories: ["services"] },
});
