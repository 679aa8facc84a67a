import { clean } from "@meridian/contract/client/testing/clean";
import { expect, test } from "vitest";
import { readCaseStudy } from "./read-case-study.server";
import { readStories } from "#app/pages/case-studies/read-case-studies.server.ts";
import { readWorks } from "#app/pages/case-studies/read-case-studies.server.ts";
import { fakeContent } from "#app/content/testing/fake-content.ts";
import { english } from "@meridian/messages/language";

const picture = (src: string) => ({ src, alt: "", sizes: {} });

test("[CASE-01] reads stories from the options, drops empty ones and reports a failing host", async () => {
  const options = clean("options", {
    acf: {
      top_slider_success_stories: [
        {
          image: { url: "/media/w.webp" },
          sub_title: "Velarosa",
          title: "Faster",
          description: "1.3 s",
          button_link: "/case-studies/velarosa",
        },
        { image: false, title: "", sub_title: "x" },
      ],
    },
  });
  expect(await readStories(fakeContent({ options }))).toEqual([
    {
      image: picture("/media/w.webp"),
      subTitle: "Velarosa",
      title: "Faster",
      text: "1.3 s",
      link: "/case-studies/velarosa",
    },
  ]);
  const content = fakeContent({ options: new Error("down") });
  expect(await readStories(content)).toEqual([]);
  expect(content.reports).toEqual([["success stories", "down"]]);
});

test("[CASE-02] reads a hundred works a page in order, and throws when the host fails", async () => {
  const many = clean(
    "portfolio",
    Array.from({ length: 120 }, (_, at) => ({
      id: at,
      slug: `w${at}`,
      title: `W${at}`,
      data: { order: 120 - at, project_description: {} },
    })),
  );
  const content = fakeContent({ portfolio: many });
  const works = await readWorks(content);
  expect([works?.items.length, works?.pages, works?.items[0]?.slug]).toEqual([100, 2, "w119"]);
  expect((await readWorks(content, 2))?.items.map(({ slug }) => slug)).toEqual(
    Array.from({ length: 20 }, (_, at) => `w${19 - at}`),
  );
  expect(await readWorks(content, 3)).toBeNull();
  await expect(readWorks(fakeContent({ portfolio: new Error("down") }))).rejects.toThrow("down");
});

test("[CASE-03] [CASE-04] [CASE-05] [CASE-06] [CASE-09] reads a whole record without its scripts", async () => {
  const columns = {
    left_description: "<p>left<script>x()</script></p>",
    right_description: "<p>right</p>",
  };
  const caseStudy = clean("caseStudy", [
    {
      id: 1,
      slug: "a",
      title: "A &amp; B",
      data: {
        short_description: "Short.",
        figures: [
          { number: "", unit: "%", what: "nothing" },
          ...["1", "2", "3", "4", "5"].map((number) => ({ number, unit: "%", what: "less" })),
        ],
        background_wallpaper: "/media/w.webp",
        project_image: "/media/p.webp",
        project_description: { location: "Lyon", team_size: "", services: "QA" },
        goal_and_tasks: { description: "<p>goal</p>", image: "/media/g.webp" },
        challenges: { description: "", image: "/media/c.svg" },
        research_and_discovery: columns,
        implementation: [{ url: "/media/1.webp", sizes: { large: "/media/1.webp" } }, false],
        site_url: "https://example.com/",
        partnership_overview: columns,
      },
    },
  ]);
  expect(await readCaseStudy(fakeContent({ caseStudy }), "a", english)).toEqual({
    slug: "a",
    title: "A & B",
    text: "Short.",
    figures: ["1", "2", "3", "4"].map((number) => ({ number, unit: "%", what: "less" })),
    wallpaper: picture("/media/w.webp"),
    projectImage: picture("/media/p.webp"),
    facts: [
      { term: "Location", detail: "Lyon" },
      { term: "Services", detail: "QA" },
    ],
    goals: { text: "<p>goal</p>", image: picture("/media/g.webp") },
    challenges: { text: null, image: picture("/media/c.svg") },
    research: { left: "<p>left</p>", right: "<p>right</p>" },
    gallery: [{ ...picture("/media/1.webp"), sizes: { large: "/media/1.webp" } }],
    site: "https://example.com/",
    partnership: { left: "<p>left</p>", right: "<p>right</p>" },
  });
});

test("[CASE-05] [CASE-07] a bare record has no empty parts; an unknown slug has no record", async () => {
  const caseStudy = clean("caseStudy", [
    {
      id: 1,
      slug: "a",
      title: "A",
      data: { project_description: false, implementation: false, site_url: "" },
    },
  ]);
  expect(await readCaseStudy(fakeContent({ caseStudy }), "a", english)).toEqual({
    slug: "a",
    title: "A",
    text: "",
    figures: [],
    wallpaper: null,
    projectImage: null,
    facts: [],
    goals: null,
    challenges: null,
    research: null,
    gallery: [],
    site: null,
    partnership: null,
  });
  expect(await readCaseStudy(fakeContent({}), "nothing", english)).toBeNull();
});
