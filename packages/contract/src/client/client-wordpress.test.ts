import { describe, expect, test } from "vitest";
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
          : listed;

  test("[API-04] the category is asked for by its id, a hundred posts at once", async () => {
    const { client, asked } = clientOf(host(everything));
    expect((await client.read("services")).map(({ id }) => id)).toEqual([1, 3]);
    expect(asked).toEqual([
      "/api/wp/v2/posts?filter[category_name]=services&per_page=100",
      "/api/wp/v2/categories?slug=services",
      "/api/wp/v2/posts?categories=3&per_page=100",
    ]);
  });

  test("[API-04] posts that share another category are seen through", async () => {
    const { client } = clientOf(host([inCategory(2, 4)]));
    expect((await client.read("services")).map(({ id }) => id)).toEqual([1, 3]);
  });

  test("[API-04] a filter that was heeded costs one question more and no third", async () => {
    const { client, asked } = clientOf(host([inCategory(1, 3)]));
    expect(await client.read("services")).toHaveLength(1);
    expect(asked).toHaveLength(2);
  });

  test("[API-04] a category that does not exist has no posts", async () => {
    expect(await clientOf(host(everything)).client.read("portfolio")).toEqual([]);
  });

  test("posts that do not name their categories are taken as they are", async () => {
    const { client, asked } = clientOf(() => [service(1)]);
    expect(await client.read("services")).toHaveLength(1);
    expect(asked).toHaveLength(1);
  });
});

describe("pictures", () => {
  const withPicture = (picture: unknown) => (address: string) =>
    address === "/api/wp/v2/media/2045"
      ? {
          id: 2045,
          source_url: "/up/a.webp",
          alt_text: "A &amp; B",
          media_details: {
            width: 800,
            height: 600,
            sizes: { large: { source_url: "/up/b.webp" } },
          },
        }
      : address.includes("/media/")
        ? undefined
        : [{ ...service(1), featured_image_url: picture }];
  const pictureOf = async (picture: unknown) => {
    const { client, warnings } = clientOf(withPicture(picture));
    return {
      image: (await client.read("service", { slug: "service-1" }))?.featured_image_url,
      warnings,
    };
  };

  test("[API-04] addresses of the host become absolute, also in sizes", async () => {
    const { image } = await pictureOf({
      url: "/a.webp",
      alt: "",
      sizes: { large: "b.webp", medium: "https://cdn.test/c.webp" },
    });
    expect(image).toEqual({
      src: "http://host.test/a.webp",
      alt: "",
      sizes: { large: "http://host.test/b.webp", medium: "https://cdn.test/c.webp" },
    });
  });

  test("[API-04] a media id is looked up", async () => {
    expect((await pictureOf(2045)).image).toEqual({
      src: "http://host.test/up/a.webp",
      alt: "A & B",
      width: 800,
      height: 600,
      sizes: {},
    });
  });

  test("[API-04] one that stands twice is looked up once", async () => {
    const { client, asked } = clientOf((address) =>
      address.includes("/media/")
        ? { id: 7, source_url: "/a.webp" }
        : [
            { ...service(1), featured_image_url: 7 },
            { ...service(2), featured_image_url: 7 },
          ],
    );
    expect(
      (await client.read("services")).map(({ featured_image_url: picture }) => picture?.src),
    ).toEqual(["http://host.test/a.webp", "http://host.test/a.webp"]);
    expect(asked.filter((address) => address.includes("/media/"))).toEqual(["/api/wp/v2/media/7"]);
  });

  test("[API-04] an unknown media id is no picture", async () =>
    expect(await pictureOf(7)).toEqual({ image: null, warnings: [] }));

  test("[API-05] a lookup that fails costs the picture and says so", async () => {
    const { client, warnings } = clientOf((address) =>
      address.includes("/media/")
        ? new Response("", { status: 500 })
        : [{ ...service(1), featured_image_url: "2045" }],
    );
    expect((await client.read("service", { slug: "service-1" }))?.featured_image_url).toBeNull();
    expect(warnings[0]?.details).toMatchObject({
      call: "service",
      media: "2045",
      problem:
        "content host, call service → media (http://host.test/api/wp/v2/media/2045): answered HTTP 500",
    });
  });
});
