import type { DemoHost } from "@meridian/demo";

export type Json = Record<string, unknown>;

export const LONG =
  `${"Ninehundredninetyninecharacterswithoutasingleblank".repeat(3)} ${"and words enough ".repeat(9)}`.slice(
    0,
    300,
  );

const bareStory = {
  id: 9001,
  slug: "bare",
  title: "Bare",
  featured_image_url: "",
  data: {
    order: "",
    project_description: false,
    goal_and_tasks: false,
    challenges: "",
    research_and_discovery: [],
    implementation: false,
    site_url: "",
    partnership_overview: false,
  },
};
const bareService = {
  id: 9101,
  slug: "bare-service",
  title: "Bare service",
  featured_image_url: false,
  data: {
    short_description: "",
    explore_our_expertise: false,
    box_repeater: false,
    how_it_works: "",
  },
};

/** Adds unusual case studies and services. `origin`: the host's address. */
export function addOddRecords({ content }: DemoHost, origin: string): void {
  const { caseStudies, services } = content;
  const [[story], [service]] = [caseStudies, services];
  const missing = `${origin}/media/nowhere.webp`;
  const missingInSizes = { url: missing, sizes: { large: missing } };
  const stories = [
    bareStory,
    {
      ...story,
      id: 9002,
      slug: "long",
      title: LONG,
      data: { ...story?.data, short_description: LONG },
    },
    {
      ...story,
      id: 9003,
      slug: "sixty",
      data: {
        ...story?.data,
        implementation: Array.from({ length: 60 }, () => story?.data.implementation[0]),
      },
    },
    {
      ...story,
      id: 9004,
      slug: "lost",
      featured_image_url: missing,
      data: {
        ...story?.data,
        background_wallpaper: missing,
        project_image: missing,
        goal_and_tasks: { description: "<p>Goals</p>", image: missing },
        implementation: [missingInSizes, missingInSizes],
      },
    },
  ];
  const steps = Array.from({ length: 12 }, (_, at) => ({
    title: `Step ${at + 1}`,
    description: `<p>${LONG}</p>`,
  }));
  const oddServices = [
    bareService,
    {
      ...service,
      id: 9102,
      slug: "long-service",
      title: `<strong>${LONG}</strong>`,
      data: { ...service?.data, how_it_works: steps },
    },
    {
      ...service,
      id: 9103,
      slug: "lost-service",
      data: {
        ...service?.data,
        explore_our_expertise: { description: "<p>Words</p>", image: missing },
      },
    },
  ];
  Object.assign(content, {
    caseStudies: [...caseStudies, ...stories],
    services: [...services, ...oddServices],
  });
}
