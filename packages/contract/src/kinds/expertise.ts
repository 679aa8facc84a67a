import * as v from "valibot";
import { extension, get, PAGES } from "#call.ts";
import { slide } from "#entities/slide.ts";
import { kind } from "#kinds/kind.ts";
import { firstOf, many } from "#replies.ts";
import { recordNumber } from "#wordpress/record-number.ts";
import { beyond, labelled, shaped, shapeOf } from "#wordpress/shape-of.ts";
import { group, list, record } from "#wordpress/shapes.ts";
import { html, image, number, required, text } from "#wordpress/wordpress.ts";

const boxes = labelled(
  "Boxes",
  list(group({ title: labelled("Title", text), description: labelled("Text", text) })),
);
const slides = labelled("Slides", list(slide));

/** A page below `/expertise-`. A gallery item's `width` is in pixels. `lead`: an author's number. */
export const expertisePage = record({ id: number, slug: required(text), title: text }, "data", {
  image: labelled("Picture at the top", image),
  terms: labelled(
    "Terms",
    group({ title: labelled("Title", text), description: labelled("Text", html) }),
  ),
  clients: labelled(
    "Clients",
    group({
      title: labelled("Title", text),
      gallery: labelled(
        "Gallery",
        list(
          group({
            image: labelled("Picture", image),
            width: labelled("Width in pixels", number),
            image_fill: labelled("Fit: Contain or Cover", text),
          }),
        ),
      ),
      slider: slides,
    }),
  ),
  works: labelled("Works", group({ title: labelled("Title", text), slider: slides })),
  text_under_slider: labelled(
    "Text under the slides",
    group({ left: labelled("Left column", html), right: labelled("Right column", html) }),
  ),
  lead: labelled("Lead", beyond(recordNumber), {
    hint: "The number of the author who leads these teams. Left empty, nobody is named.",
  }),
  team_image: labelled("Picture of the team", image),
  how_it_works: labelled("How it works", group({ title: labelled("Title", text), boxes })),
  why_us: labelled("Why us", group({ title: labelled("Title", text), boxes })),
});
export type ExpertisePage = v.InferOutput<typeof expertisePage>;

const pages = many(expertisePage);

export const expertiseKind = kind({
  name: "expertise",
  fields: expertisePage,
  calls: {
    expertise: get({
      path: PAGES,
      query: { slug: "/expertise-{name}" },
      reply: firstOf(expertisePage),
      absent: true,
      tags: ["expertise:{name}"],
    }),
    /** `null`: the host has no list of them; then those that the footer links are known. */
    expertisePages: extension({
      path: "/api/meridian/v1/expertise",
      reply: shaped(v.nullable(pages), shapeOf(pages)),
      tags: ["expertise"],
    }),
  },
  listedBy: "expertisePages",
  foundBy: "expertise",
  page: {
    at: "/expertise-{name}",
    off: "expertise",
    summary: ({ title, terms }: ExpertisePage) => ({ title, text: terms.title }),
  },
  demo: "expertise",
  collection: "expertise",
  wordpress: { label: "Expertise page", prefix: "expertise-" },
});
