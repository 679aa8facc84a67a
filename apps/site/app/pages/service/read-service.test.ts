import { clean } from "@meridian/contract/client/testing/clean";
import { type CaseStudy } from "@meridian/contract";
import { expect, test } from "vitest";
import { readAllWorks, readService, relatedTo } from "#app/pages/service/read-service.server.ts";
import { fakeContent } from "#app/content/testing/fake-content.ts";
import { english } from "@meridian/messages/language";

const work = (slug: string, order: number, services: string) => ({
  id: 1,
  slug,
  title: slug,
  data: { order, project_description: { services } },
});

test("[SERV-01] [SERV-02] [SERV-03] [SERV-05] a service has title, text, expertise, boxes and steps, without scripts", async () => {
  const service = clean("service", [
    {
      id: 1,
      slug: "a",
      title: "R&amp;D <strong>teams</strong>",
      featured_image_url: "/media/a.webp",
      data: {
        short_description: "Yours.",
        explore_our_expertise: {
          description: "<p>We hire.<script>x()</script></p>",
          image: "/media/e.webp",
        },
        box_repeater: [{ title: "One", description: "<p>1</p>" }],
        how_it_works: [{ title: "Call", description: "<p>You call.</p>" }],
      },
    },
  ]);
  expect(await readService(fakeContent({ service }), "a", english)).toEqual({
    title: "R&amp;D <strong>teams</strong>",
    name: "R&D teams",
    text: "Yours.",
    expertise: { text: "<p>We hire.</p>", image: { src: "/media/e.webp", alt: "", sizes: {} } },
    cover: { src: "/media/a.webp", alt: "", sizes: {} },
    boxes: [{ title: "One", text: "<p>1</p>" }],
    steps: [{ title: "Call", text: "<p>You call.</p>" }],
  });
});

test("[SERV-03] [SERV-05] omits empty parts; the tile's picture replaces a missing one", async () => {
  const bare = clean("service", [
    {
      id: 1,
      slug: "a",
      title: "Bare",
      featured_image_url: "/media/c.webp",
      data: {
        explore_our_expertise: { description: "<p>&nbsp;</p>", image: false },
        box_repeater: [{ title: "", description: "<p></p>" }],
        how_it_works: false,
      },
    },
  ]);
  const page = await readService(fakeContent({ service: bare }), "a", english);
  expect(page).toMatchObject({
    text: "",
    expertise: { text: null, image: { src: "/media/c.webp" } },
    boxes: [],
    steps: [],
  });
});

test("[SERV-07] without a post there is no service; a failing host throws", async () => {
  expect(await readService(fakeContent({}), "nothing", english)).toBeNull();
  await expect(
    readService(fakeContent({ service: new Error("down") }), "a", english),
  ).rejects.toThrow("down");
});

const named = (services: string) => clean("portfolio", [work("f", 6, services)]) as CaseStudy[];

test("[SERV-04] related works are the first three, by order, that name the service", () => {
  const works = clean("portfolio", [
    work("d", 4, "Team extension"),
    work("c", 3, "QA, team Extension "),
    work("b", 2, "QA"),
    work("a", 1, "Team extension"),
    work("e", 5, "Team extension"),
  ]) as CaseStudy[];
  expect(relatedTo("Team extension", works)).toMatchObject({
    named: true,
    works: [{ slug: "a" }, { slug: "c" }, { slug: "d" }],
  });
  expect(relatedTo("Team\u00adextension", [...works, ...named("Teamextension")])).toMatchObject({
    named: true,
    works: [{ slug: "f" }],
  });
});

test("[SERV-04] without a match uses the first works, not called related; reports a failing host", async () => {
  const works = clean("portfolio", [work("b", 2, "QA"), work("a", 1, "")]) as CaseStudy[];
  expect(relatedTo("Hosting", works)).toMatchObject({
    named: false,
    works: [{ slug: "a" }, { slug: "b" }],
  });
  const content = fakeContent({ portfolio: new Error("down") });
  expect(relatedTo("Hosting", await readAllWorks(content))).toEqual({ named: false, works: [] });
  expect(content.reports).toEqual([["related works", "down"]]);
});
