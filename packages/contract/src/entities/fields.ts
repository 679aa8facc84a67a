/** The technology and expertise pages: sections by content, any of them may be empty (EXP-03). */
import type * as v from "valibot";
import { slide } from "#entities/options.ts";
import { group, list, record } from "#wordpress/shapes.ts";
import { html, image, number, required, text } from "#wordpress/wordpress.ts";

const page = { id: number, slug: required(text), title: text };
const box = group({ title: text, description: text });

/** A page whose path begins `/technologies-`. */
export const technologyPage = record(page, "data", {
  image_section: group({ image, title: text, paragraph: html }),
  project_section: group({ title: text, description: html, image }),
  why_section: group({
    title: text,
    boxes: list(group({ img: image, title: text, description: text })),
  }),
  worked_with: group({ title: text, boxes: list(group({ image, description: text })) }),
  slider: list(slide),
  driven_platforms: group({ title: text, images: list(image) }),
});
export type TechnologyPage = v.InferOutput<typeof technologyPage>;

/** A page whose path begins `/expertise-`. A gallery item's `width` is in pixels. */
export const expertisePage = record(page, "data", {
  image,
  terms: group({ title: text, description: html }),
  clients: group({
    title: text,
    gallery: list(group({ image, width: number, image_fill: text })),
    slider: list(slide),
  }),
  works: group({ title: text, slider: list(slide) }),
  text_under_slider: group({ left: html, right: html }),
  team_image: image,
  how_it_works: group({ title: text, boxes: list(box) }),
  why_us: group({ title: text, boxes: list(box) }),
});
export type ExpertisePage = v.InferOutput<typeof expertisePage>;
