import { clean } from "@meridian/contract/client/testing/clean";
import { type CaseStudy } from "@meridian/contract";
import { expect, test } from "vitest";
import { readAbout } from "#app/bands/about/read-about.server.ts";
import { inOrder, readFeaturedWorks } from "#app/bands/works/read-works.server.ts";
import { readClientLogos } from "#app/bands/client-logos/read-client-logos.server.ts";
import { readHome } from "#app/pages/home/read-home.server.ts";
import { readSeo } from "#app/seo/read-seo.server.ts";
import { readServices } from "#app/bands/services/read-services.server.ts";
import { fakeContent } from "#app/content/testing/fake-content.ts";
import { english } from "@meridian/messages/language";

const SITE = { brand: { name: "Meridian" }, seo: { title: "{title} | {brand}" } };

const work = (slug: string, order: number | null) => ({
  id: 1,
  slug,
  title: slug,
  data: {
    order,
    project_description: { location: "London" },
    portfolio_date_short_post: "2019 – present",
  },
});

test("[HOME-01] the first screen is page 1120: title, description without scripts, poster and video", async () => {
  const home = clean("home", {
    id: 1120,
    title: "Home",
    section_header_title: "Teams &amp; more",
    section_header_description: "<p>We hire.<script>x()</script></p>",
    section_header_video: { url: "/media/v.mp4" },
    section_header_video_preview: "/media/p.webp",
  });
  const content = await readHome(fakeContent({ home }), english);
  expect(content?.hero).toEqual({
    title: "Teams & more",
    description: "<p>We hire.</p>",
    poster: { src: "/media/p.webp", alt: "", sizes: {} },
    video: "/media/v.mp4",
  });
  expect(content?.provided).toEqual({ title: "", items: [] });
});

test("[HOME-01] returns no home page without page 1120", async () => {
  expect(await readHome(fakeContent({}), english)).toBeNull();
  await expect(readHome(fakeContent({ home: new Error("down") }), english)).rejects.toThrow("down");
});

test("[HOME-04] title, text and facts come from the about record; missing ones are omitted, and no band renders without any", async () => {
  const record = clean("about", [
    {
      id: 1,
      slug: "about",
      title: "We stay",
      data: {
        description: "<p>Since 2014.<script>x()</script></p>",
        info_list: { years: "20", project: "", specialists: 1250 },
      },
    },
  ]);
  expect(await readAbout(fakeContent({ about: record }), english)).toEqual({
    title: "We stay",
    text: "<p>Since 2014.</p>",
    facts: [
      { term: "years", figure: 20 },
      { term: "specialists", figure: 1250 },
    ],
  });
  expect(
    await readAbout(
      fakeContent({ about: clean("about", [{ id: 1, slug: "about", title: "About", data: {} }]) }),
      english,
    ),
  ).toBeNull();
  expect(await readAbout(fakeContent({}), english)).toBeNull();
  const content = fakeContent({ about: new Error("down") });
  expect(await readAbout(content, english)).toBeNull();
  expect(content.reports).toEqual([["about the company", "down"]]);
});

test("[HOME-10] six works, by data.order, those without one last", async () => {
  const works = clean("portfolio", [
    work("g", null),
    work("c", 3),
    work("a", 1),
    work("f", 6),
    work("b", 2),
    work("e", 5),
    work("d", 4),
  ]) as CaseStudy[];
  expect(inOrder(works).map(({ slug }) => slug)).toEqual(["a", "b", "c", "d", "e", "f", "g"]);
  const featured = await readFeaturedWorks(fakeContent({ portfolio: works }));
  expect(featured?.map(({ slug }) => slug)).toEqual(["a", "b", "c", "d", "e", "f"]);
  expect(featured?.[0]?.place).toBe("London, 2019 – present");
});

test("[HOME-07] every service post is listed, with its title's emphasis and without scripts", async () => {
  const services = clean("services", [
    {
      id: 1,
      slug: "a",
      title: "Dedicated <strong>teams</strong><img src=x onerror=x()>",
      featured_image_url: "/media/a.webp",
      data: { short_description: "Yours." },
    },
  ]);
  expect(await readServices(fakeContent({ services }))).toEqual([
    {
      slug: "a",
      title: "Dedicated <strong>teams</strong>",
      text: "Yours.",
      icon: null,
      cover: { src: "/media/a.webp", alt: "", sizes: {} },
    },
  ]);
});

test("[HOME-03] clients show by their logos; one without a logo is omitted", async () => {
  const clients = clean("clients", [
    {
      id: 1,
      slug: "clients",
      data: { client: [{ title: "Quillstead", thumbnail: "/media/q.svg" }, { title: "Bare" }] },
    },
  ]);
  expect(await readClientLogos(fakeContent({ clients }))).toEqual([
    { name: "Quillstead", logo: { src: "/media/q.svg", alt: "", sizes: {} } },
  ]);
});

test("reports each band that the host fails to deliver and omits it", async () => {
  const down = new Error("down");
  const content = fakeContent({ services: down, portfolio: down, clients: down, seo: down });
  expect(
    await Promise.all([
      readServices(content),
      readFeaturedWorks(content),
      readClientLogos(content),
    ]),
  ).toEqual([null, null, null]);
  const describe = await readSeo(content, new URL("https://meridian.example/"), SITE);
  expect(describe({ title: "Meridian" })).toMatchObject({
    title: "Meridian",
    canonical: "https://meridian.example/",
  });
  expect(content.reports.map(([band]) => band)).toEqual([
    "services",
    "featured works",
    "clients",
    "page description",
  ]);
});

test("[SH-07] requests the page by its plain name, not escaped twice", async () => {
  const requests: unknown[] = [];
  const content = {
    ...fakeContent({}),
    read: async (_: string, params: unknown) => void requests.push(params),
  } as unknown as ReturnType<typeof fakeContent>;
  await readSeo(content, new URL("https://meridian.example/blog/%D1%85%D1%82%D0%BE-50%25"), SITE);
  expect(requests).toEqual([{ path: "blog/хто-50%" }]);
});
