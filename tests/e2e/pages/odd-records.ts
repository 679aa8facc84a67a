import { portAt } from "../../ports.ts";

export type Json = Record<string, unknown>;
export const host = `http://127.0.0.1:${portAt(32)}`;

export const LONG =
  `${"Ninehundredninetyninecharacterswithoutasingleblank".repeat(3)} ${"and words enough ".repeat(9)}`.slice(
    0,
    300,
  );
export const LOST = `${host}/media/nowhere.webp`;

export const bareStory = {
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
export const bareService = {
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

export function odd([story]: Json[], [service]: Json[]): { stories: Json[]; services: Json[] } {
  const data = story?.data as Json;
  const serviceData = service?.data as Json;
  const lost = { url: LOST, sizes: { large: LOST } };
  return {
    stories: [
      bareStory,
      { ...story, id: 9002, slug: "long", title: LONG, data: { ...data, short_description: LONG } },
      {
        ...story,
        id: 9003,
        slug: "sixty",
        data: {
          ...data,
          implementation: Array.from({ length: 60 }, () => (data.implementation as Json[])[0]),
        },
      },
      {
        ...story,
        id: 9004,
        slug: "lost",
        featured_image_url: LOST,
        data: {
          ...data,
          background_wallpaper: LOST,
          project_image: LOST,
          goal_and_tasks: { description: "<p>Goals</p>", image: LOST },
          implementation: [lost, lost],
        },
      },
    ],
    services: [
      bareService,
      {
        ...service,
        id: 9102,
        slug: "long-service",
        title: `<strong>${LONG}</strong>`,
        data: {
          ...serviceData,
          how_it_works: Array.from({ length: 12 }, (_, at) => ({
            title: `Step ${at + 1}`,
            description: `<p>${LONG}</p>`,
          })),
        },
      },
      {
        ...service,
        id: 9103,
        slug: "lost-service",
        data: {
          ...serviceData,
          explore_our_expertise: { description: "<p>Words</p>", image: LOST },
        },
      },
    ],
  };
}
