import type * as v from "valibot";
import { EVERY_POST, get, POSTS } from "#call.ts";
import { callToAction } from "#entities/call-to-action.ts";
import { kind } from "#kinds/kind.ts";
import { firstOf, hasField, many } from "#replies.ts";
import { recordNames } from "#wordpress/record-number.ts";
import { beyond, labelled } from "#wordpress/shape-of.ts";
import { group, list, record } from "#wordpress/shapes.ts";
import { html, image, link, number, required, text } from "#wordpress/wordpress.ts";

/** Technologies, expertise and services are comma-separated. */
const facts = group({
  location: labelled("Location", text),
  team_size: labelled("Team size", text),
  partnership_period: labelled("Partnership period", text),
  technologies: labelled("Technologies", text),
  expertise_delivered: labelled("Expertise delivered", text),
  services: labelled("Services", text),
});
const illustrated = group({
  description: labelled("Text", html),
  image: labelled("Picture", image),
});
const twoColumns = group({
  left_description: labelled("Left column", html),
  right_description: labelled("Right column", html),
});

const figure = group({
  number: labelled("Number", text, { hint: "Such as 14 or 4 million." }),
  unit: labelled("Unit", text, { hint: "Such as % or hours." }),
  what: labelled("What it counts", text),
});

/** `order`: sort key, 1 first; `site_url` is `''` if there is no site to view. */
export const caseStudy = record(
  { id: number, slug: required(text), title: required(text), featured_image_url: image },
  "data",
  {
    order: labelled("Order", number, { hint: "1 comes first." }),
    short_description: labelled("Short description", text, { native: "excerpt" }),
    portfolio_date_short_post: labelled("Years", text),
    result: labelled("Result in a few words", beyond(text), {
      hint: "Follows the title on the tiles.",
    }),
    figures: labelled("Figures of the result, four at most", beyond(list(figure))),
    project_description: labelled("Facts", facts),
    background_wallpaper: labelled("Wide picture at the top", image),
    project_image: labelled("Picture of the project", image),
    goal_and_tasks: labelled("Goals and tasks", illustrated),
    challenges: labelled("Challenges", illustrated),
    research_and_discovery: labelled("Research and discovery", twoColumns),
    implementation: labelled("Implementation: pictures", list(image), {
      each: ["image", "Picture"],
    }),
    site_url: labelled("Address of the client’s site", link),
    partnership_overview: labelled("Partnership overview", twoColumns),
    /** Chosen case studies for the end of this one, by number or slug, in order. */
    related: labelled("Next case studies", beyond(recordNames), {
      each: ["case", "Case study"],
      hint: "The last part of its address. Left empty, those with the same technologies are shown.",
    }),
    call_to_action: callToAction,
  },
);
export type CaseStudy = v.InferOutput<typeof caseStudy>;

export const isCaseStudy = hasField("project_description");

export const caseStudyKind = kind({
  name: "case-study",
  fields: caseStudy,
  calls: {
    portfolio: get({
      path: POSTS,
      query: { "filter[category_name]": "portfolio" },
      more: EVERY_POST,
      reply: many(caseStudy, isCaseStudy),
      absent: false,
      tags: ["portfolio"],
    }),
    caseStudy: get({
      path: POSTS,
      query: { slug: "{slug}" },
      reply: firstOf(caseStudy, isCaseStudy),
      absent: true,
      tags: ["case-study:{slug}"],
    }),
  },
  listedBy: "portfolio",
  foundBy: "caseStudy",
  page: {
    at: "/case-studies/{slug}",
    index: "/case-studies",
    off: "caseStudies",
    summary: ({ title, short_description }: CaseStudy) => ({ title, text: short_description }),
  },
  demo: "caseStudies",
  collection: "case-studies",
  wordpress: { label: "Case study", categories: ["portfolio"] },
});
