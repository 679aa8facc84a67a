import { createClient } from "@meridian/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createDemoHost } from "#host/host.ts";

const host = createDemoHost();
let origin = "";
beforeAll(async () => void (origin = await host.listen()));
beforeEach(() => host.speak({ dialect: "wordpress" }));
afterEach(() => host.reset());
afterAll(() => host.stop());

type Json = Record<string, unknown>;
const get = (path: string) => fetch(origin + path);
const json = async <T = Json[]>(path: string): Promise<T> => (await (await get(path)).json()) as T;

const manyCaseStudies = () =>
  Array.from({ length: 25 }, (_, at) =>
    host.content.caseStudies.slice(0, 1).map((study) => ({ ...study, id: 500 + at })),
  ).flat();

describe("[API-04] the dialect of a real WordPress", () => {
  test("rendered titles, custom fields in acf, numbers as strings", async () => {
    const [about] = await json("/api/wp/v2/pages?slug=about");
    expect(about).toMatchObject({
      slug: "about",
      status: "publish",
      title: { rendered: host.content.about.title },
      acf: { info_list: { years: "12", project: "40", specialists: "50" } },
    });
    expect(about).not.toHaveProperty("data");
  });

  test("entities in titles, none encoded twice", async () => {
    const titles = (await json("/api/wp/v2/posts?filter[category_name]=services"))
      .map(({ title }) => (title as { rendered: string }).rendered)
      .join(" ");
    expect(titles).toContain("R&amp;D");
    expect(titles).not.toContain("&amp;amp;");
  });

  test("false for what is empty", async () => {
    const [clients] = await json<{ acf: { client: Json[] } }[]>("/api/wp/v2/pages?slug=clients");
    const list = clients?.acf.client ?? [];
    expect(list.filter(({ is_client_has_review }) => is_client_has_review === "1").length).toBe(4);
    expect(list.find(({ is_client_has_review }) => is_client_has_review === false)?.review).toEqual(
      {
        description: false,
        image: false,
        name: false,
        position: false,
        on_home: false,
        on_services: false,
        on_pricing: false,
      },
    );
  });

  test("pictures as id, address and object", async () => {
    const forms = host.content.career.career_gallery.map(
      async (_, at) =>
        typeof (await json<{ acf: { career_gallery: { img: unknown }[] } }>("/api/wp/v2/career"))
          .acf.career_gallery[at]?.img,
    );
    expect(new Set(await Promise.all(forms))).toEqual(new Set(["number", "string", "object"]));
    expect(await json<Json>("/api/wp/v2/media/2000")).toMatchObject({
      id: 2000,
      source_url: `${origin}/media/article/it-outsourcing/hero.webp`,
      media_details: { width: 2400, height: 1200 },
    });
    expect((await get("/api/wp/v2/media/9999")).status).toBe(404);
    expect(await json("/api/wp/v2/media?include=2001,9999,2000&_fields=id,source_url")).toEqual([
      { id: 2001, source_url: expect.stringContaining("/media/") as string },
      { id: 2000, source_url: `${origin}/media/article/it-outsourcing/hero.webp` },
    ]);
  });

  test("raw posts from plugins, lists with gaps, links as objects", async () => {
    const [vacancy] = await json("/api/wp/v2/vacancies");
    expect(vacancy).toMatchObject({
      post_status: "publish",
      acf: { hot: "3", description: expect.stringContaining("<br />\r\n") as string },
    });
    const options = await json<{
      acf: {
        footer_links_list: {
          custom_column_repeater_languages_and_technologies: { links: object }[];
        };
        top_slider_success_stories: Json[];
      };
    }>("/api/acf/v3/options/options");
    expect(
      Object.keys(
        options.acf.footer_links_list.custom_column_repeater_languages_and_technologies[0]?.links ??
          {},
      ).slice(0, 3),
    ).toEqual(["0", "2", "4"]);
    expect(options.acf.top_slider_success_stories[0]?.button_link).toEqual({
      title: "",
      url: host.content.options.acf.top_slider_success_stories[0]?.button_link,
      target: "",
    });
  });

  test("SEO titles encoded, addresses on the host's own domain", async () => {
    expect(await json<Json>("/api/wp/custom-seo/v1/get-data-by-slug/blog")).toMatchObject({
      canonical: `${origin}/blog`,
    });
  });

  test("ten posts a page, a hundred at most, totals in headers, nothing past the end", async () => {
    host.content.caseStudies = manyCaseStudies();
    const list = "/api/wp/v2/posts?filter[category_name]=portfolio";
    const first = await get(list);
    expect([
      first.headers.get("x-wp-total"),
      first.headers.get("x-wp-totalpages"),
      ((await first.json()) as Json[]).map(({ id }) => id),
    ]).toEqual(["25", "3", [524, 523, 522, 521, 520, 519, 518, 517, 516, 515]]);
    expect(await json(`${list}&per_page=100`)).toHaveLength(25);
    expect(await json(`${list}&page=3`)).toHaveLength(5);
    expect((await get(`${list}&page=4`)).status).toBe(400);
    expect((await get(`${list}&per_page=101`)).status).toBe(400);
  });

  test("the client has every case study although a page has ten", async () => {
    host.content.caseStudies = manyCaseStudies();
    const client = createClient({ host: origin, log: { warn: () => undefined } });
    expect(await client.read("portfolio")).toHaveLength(25);
  });
});

describe("[API-04] without the category filter", () => {
  test.each(["plain", "wordpress"] as const)(
    "every post is returned, and the client finds the category's own (%s)",
    async (dialect) => {
      host.speak({ dialect, categoryFilter: false });
      expect(
        await json("/api/wp/v2/posts?filter[category_name]=services&per_page=100"),
      ).toHaveLength(22);
      expect(
        Object.keys(
          (
            await json("/api/wp/v2/posts?filter[category_name]=services&_fields=id,categories")
          )[0] ?? {},
        ).sort(),
      ).toEqual(["categories", "id"]);
      const client = createClient({ host: origin, log: { warn: () => undefined } });
      expect((await client.read("services")).map(({ slug }) => slug).sort()).toEqual(
        host.content.services.map(({ slug }) => slug).sort(),
      );
      expect(await client.read("portfolio")).toHaveLength(10);
      expect((await client.read("article"))?.slug).toBe(host.content.article.slug);
    },
  );
});
