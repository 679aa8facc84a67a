import * as v from "valibot";
import { extension, get, PAGES } from "#call.ts";
import { slide } from "#entities/slide.ts";
import { kind } from "#kinds/kind.ts";
import { firstOf, many } from "#replies.ts";
import { labelled, shaped, shapeOf } from "#wordpress/shape-of.ts";
import { group, list, record } from "#wordpress/shapes.ts";
import { html, image, number, required, text } from "#wordpress/wordpress.ts";

/** A page whose path begins `/technologies-`. */
export const technologyPage = record({ id: number, slug: required(text), title: text }, "data", {
  image_section: labelled(
    "Top",
    group({
      image: labelled("Picture", image, { native: "thumbnail" }),
      title: labelled("Title", text),
      paragraph: labelled("Text", html),
    }),
  ),
  project_section: labelled(
    "Project",
    group({
      title: labelled("Title", text),
      description: labelled("Text", html),
      image: labelled("Picture", image),
    }),
  ),
  why_section: labelled(
    "Why",
    group({
      title: labelled("Title", text),
      boxes: labelled(
        "Boxes",
        list(
          group({
            img: labelled("Icon", image),
            title: labelled("Title", text),
            description: labelled("Text", text),
          }),
        ),
      ),
    }),
  ),
  worked_with: labelled(
    "Worked with",
    group({
      title: labelled("Title", text),
      boxes: labelled(
        "Boxes",
        list(group({ image: labelled("Logo", image), description: labelled("Text", text) })),
      ),
    }),
  ),
  slider: labelled("Slides", list(slide)),
  driven_platforms: labelled(
    "Platforms",
    group({
      title: labelled("Title", text),
      images: labelled("Logos", list(image), { each: ["image", "Logo"] }),
    }),
  ),
});
export type TechnologyPage = v.InferOutput<typeof technologyPage>;

const pages = many(technologyPage);

export const technologyKind = kind({
  name: "technology",
  fields: technologyPage,
  calls: {
    technology: get({
      path: PAGES,
      query: { slug: "/technologies-{name}" },
      reply: firstOf(technologyPage),
      absent: true,
      tags: ["technology:{name}"],
    }),
    /** `null`: the host has no list of them; then those that the footer links are known. */
    technologyPages: extension({
      path: "/api/meridian/v1/technologies",
      reply: shaped(v.nullable(pages), shapeOf(pages)),
      tags: ["technologies"],
    }),
  },
  listedBy: "technologyPages",
  foundBy: "technology",
  page: {
    at: "/technologies-{name}",
    off: "technologies",
    summary: ({ title, image_section }: TechnologyPage) => ({ title, text: image_section.title }),
  },
  demo: "technologies",
  collection: "technologies",
  wordpress: { label: "Technology page", prefix: "technologies-" },
});
