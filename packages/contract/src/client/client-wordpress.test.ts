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
    const { client, asked } = clientOf(host(everything));
    expect((await client.read("services")).map(({ id }) => id)).toEqual([1, 3]);
    expect(asked).toEqual([
      `${FILTERED}&_fields=id,categories`,
      "/api/wp/v2/categories?slug=services",
      "/api/wp/v2/posts?categories=3&per_page=100",
    ]);
  });

  test("[API-04] is cached: then one call, for other categories one request for their id", async () => {
    const { client, asked } = clientOf(host(everything));
    await client.read("services");
    asked.length = 0;
    await client.read("services");
    await client.read("portfolio");
    expect(asked).toEqual([
      "/api/wp/v2/posts?categories=3&per_page=100",
      "/api/wp/v2/categories?slug=portfolio",
    ]);
  });

  test("[API-04] is checked again after an hour", async () => {
    let now = 0;
    const asked: string[] = [];
    const ask = async (_: string, address: string): Promise<unknown> => {
      asked.push(decodeURIComponent(address));
      return host(everything)(decodeURIComponent(address));
    };
    const askCategory = createCategories(ask, () => now);
    const read = () => askCategory("services", FILTERED, false);
    await read();
    await read();
    expect(asked).toHaveLength(4);
    now += 3_600_001;
    await read();
    expect(asked.slice(4)[0]).toBe(`${FILTERED}&_fields=id,categories`);
  });

  test("[API-04] posts that share another category are detected", async () => {
    const { client } = clientOf(host([inCategory(2, 4)]));
    expect((await client.read("services")).map(({ id }) => id)).toEqual([1, 3]);
  });

  test("[API-04] a working filter is cached, too, and its loss detected", async () => {
    let listed = [inCategory(1, 3)];
    const { client, asked } = clientOf((address) => host(listed)(address));
    expect(await client.read("services")).toHaveLength(1);
    expect(asked).toEqual([
      `${FILTERED}&_fields=id,categories`,
      "/api/wp/v2/categories?slug=services",
      FILTERED,
    ]);
    asked.length = 0;
    expect(await client.read("services")).toHaveLength(1);
    expect(asked).toEqual([FILTERED]);
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
    const { client, asked } = clientOf(() => [service(1)]);
    expect(await client.read("services")).toHaveLength(1);
    expect(asked).toHaveLength(1);
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
    const { client, asked } = clientOf(() => home(1120));
    expect(await client.read("home")).toMatchObject({ id: 1120, section_header_title: "Teams" });
    expect(asked).toEqual([`${PAGE}/1120`]);
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
    const { client, asked } = clientOf(() => [home(7)], { homePage });
    expect(await client.read("home")).toMatchObject({ id: 7 });
    expect(asked).toEqual([address]);
  });

  test("a missing page of the setting is absent, and the log names the setting", async () => {
    const { client, warnings } = clientOf(() => [], { homePage: "start" });
    expect(await client.read("home")).toBeNull();
    expect(warnings).toMatchObject([
      { details: { page: "start" }, message: expect.stringContaining("HOME_PAGE") as string },
    ]);
  });
});
