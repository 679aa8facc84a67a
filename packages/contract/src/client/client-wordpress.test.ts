import { describe, expect, test } from "vitest";
import { createCategories } from "#client/category.ts";
import { service, clientOf } from "#client/testing/fake-host.ts";

describe("a host without the category filter", () => {
  const inCategory = (id: number, category: number) => ({
    ...service(id),
    categories: [1, category],
  });
  const everything = [inCategory(1, 3), inCategory(2, 4), inCategory(3, 3)];
  const host = (listed: unknown[]) => (address: string) =>
    address.includes("/categories?slug=services")
      ? [{ id: 3 }]
      : address.includes("categories=3")
        ? everything.filter((post) => post.categories.includes(3))
        : address.includes("/categories?")
          ? []
          : address.includes("_fields=id,categories")
            ? listed.map((post) => {
                const { id, categories } = post as ReturnType<typeof inCategory>;
                return { id, categories };
              })
            : listed;
  const FILTERED = "/api/wp/v2/posts?filter[category_name]=services&per_page=100";

  test("[API-04] costs one request for ids and categories, then the category is requested by its id", async () => {
    const { client, requests } = clientOf(host(everything));
    expect((await client.read("services")).map(({ id }) => id)).toEqual([1, 3]);
    expect(requests).toEqual([
      `${FILTERED}&_fields=id,categories`,
      "/api/wp/v2/categories?slug=services",
      "/api/wp/v2/posts?categories=3&per_page=100",
    ]);
  });

  test("[API-04] is cached: then one call, for other categories one request for their id", async () => {
    const { client, requests } = clientOf(host(everything));
    await client.read("services");
    requests.length = 0;
    await client.read("services");
    await client.read("portfolio");
    expect(requests).toEqual([
      "/api/wp/v2/posts?categories=3&per_page=100",
      "/api/wp/v2/categories?slug=portfolio",
    ]);
  });

  test("[API-04] is checked again after an hour", async () => {
    let now = 0;
    const requests: string[] = [];
    const requestJson = async (_: string, address: string): Promise<unknown> => {
      requests.push(decodeURIComponent(address));
      return host(everything)(decodeURIComponent(address));
    };
    const requestCategory = createCategories(requestJson, () => now);
    const read = () => requestCategory("services", FILTERED, false);
    await read();
    await read();
    expect(requests).toHaveLength(4);
    now += 3_600_001;
    await read();
    expect(requests.slice(4)[0]).toBe(`${FILTERED}&_fields=id,categories`);
  });

  test("[API-04] posts that share another category are detected", async () => {
    const { client } = clientOf(host([inCategory(2, 4)]));
    expect((await client.read("services")).map(({ id }) => id)).toEqual([1, 3]);
  });

  test("[API-04] a working filter is cached, too, and its loss detected", async () => {
    let listed = [inCategory(1, 3)];
    const { client, requests } = clientOf((address) => host(listed)(address));
    expect(await client.read("services")).toHaveLength(1);
    expect(requests).toEqual([
      `${FILTERED}&_fields=id,categories`,
      "/api/wp/v2/categories?slug=services",
      FILTERED,
    ]);
    requests.length = 0;
    expect(await client.read("services")).toHaveLength(1);
    expect(requests).toEqual([FILTERED]);
    listed = everything;
    expect((await client.read("services")).map(({ id }) => id)).toEqual([1, 3]);
  });

  test("[API-04] a category that does not exist has no posts", async () => {
    expect(await clientOf(host(everything)).client.read("portfolio")).toEqual([]);
  });

  test("[API-04] a recreated category's new number is requested", async () => {
    let id = 3;
    const { client } = clientOf((address) =>
      address.includes("/categories?")
        ? [{ id }]
        : address.includes("categories=9")
          ? [inCategory(1, 9)]
          : address.includes("categories=3") && id === 9
            ? []
            : host(everything)(address),
    );
    expect(await client.read("services")).toHaveLength(2);
    id = 9;
    expect(await client.read("services")).toEqual([]);
    expect(await client.read("services")).toHaveLength(1);
  });

  test("posts without categories are taken as they are: a plain host gets one request", async () => {
    const { client, requests } = clientOf(() => [service(1)]);
    expect(await client.read("services")).toHaveLength(1);
    expect(requests).toHaveLength(1);
  });
});

describe("the home page", () => {
  const home = (id: number, more: object = { acf: { section_header_title: "Teams" } }) => ({
    id,
    slug: "start",
    title: { rendered: "Start" },
    ...more,
  });
  const PAGE = "/api/wp/v2/pages";

  test("[HOME-01] is page 1120, and nothing else is requested", async () => {
    const { client, requests } = clientOf(() => home(1120));
    expect(await client.read("home")).toMatchObject({ id: 1120, section_header_title: "Teams" });
    expect(requests).toEqual([`${PAGE}/1120`]);
  });

  test.each([
    ["is not there", undefined],
    ["is a draft", Response.json({ code: "rest_forbidden" }, { status: 401 })],
    ["is another page that happens to have the number", home(1120, { acf: { terms: "…" } })],
  ])("where page 1120 %s it is the one with the slug home", async (_, own) => {
    const { client } = clientOf((address) =>
      address === `${PAGE}/1120` ? own : address === `${PAGE}?slug=home` ? [home(5)] : undefined,
    );
    expect(await client.read("home")).toMatchObject({ id: 5, section_header_title: "Teams" });
  });

  test("is absent where there is neither", async () =>
    expect(
      await clientOf((address) => (address.includes("slug") ? [] : undefined)).client.read("home"),
    ).toBeNull());

  test.each([
    ["7", `${PAGE}/7`],
    ["/start/", `${PAGE}?slug=start`],
  ])("may be set by id or slug: %s", async (homePage, address) => {
    const { client, requests } = clientOf(() => [home(7)], { homePage });
    expect(await client.read("home")).toMatchObject({ id: 7 });
    expect(requests).toEqual([address]);
  });

  test("each request for it is in the language of the call", async () => {
    for (const homePage of [undefined, "7", "start"]) {
      const { client, requests } = clientOf(() => [], { homePage });
      const readIn = client.read as (name: string, params: object) => Promise<unknown>;
      await readIn("home", { lang: "de" });
      expect(requests.filter((address) => !/[?&]lang=de/.test(address))).toEqual([]);
      expect(requests.length).toBeGreaterThan(0);
    }
  });

  test("a missing page of the setting is absent, and the log names the setting", async () => {
    const { client, warnings } = clientOf(() => [], { homePage: "start" });
    expect(await client.read("home")).toBeNull();
    expect(warnings).toMatchObject([
      { details: { page: "start" }, message: expect.stringContaining("HOME_PAGE") as string },
    ]);
  });
});
