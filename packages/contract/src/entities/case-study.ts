import type * as v from "valibot";
import { group, list, record } from "#wordpress/shapes.ts";
import { html, image, link, number, required, text } from "#wordpress/wordpress.ts";

/** Technologies, expertise and services are lists parted by commas. */
const facts = group({
  location: text,
  team_size: text,
  partnership_period: text,
  technologies: text,
  expertise_delivered: text,
  services: text,
});

/**
 * A portfolio post. `order` is its sort key, 1 first; `site_url` is `''` when there is no site to
 * view.
 */
export const caseStudy = record(
  { id: number, slug: required(text), title: required(text), featured_image_url: image },
  "data",
  {
    order: number,
    short_description: text,
    portfolio_date_short_post: text,
    project_description: facts,
    background_wallpaper: image,
    project_image: image,
    goal_and_tasks: group({ description: html, image }),
    challenges: group({ description: html, image }),
    research_and_discovery: group({ left_description: html, right_description: html }),
    implementation: list(image),
    site_url: link,
    partnership_overview: group({ left_description: html, right_description: html }),
  },
);
export type CaseStudy = v.InferOutput<typeof caseStudy>;
