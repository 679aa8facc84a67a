import { describe, expect, test, vi } from "vitest";
import type { RequestJson } from "#client/request-json.ts";
import { CallError } from "#client/call-error.ts";
import { createMediaLibrary } from "#client/media-library.ts";
import { clientOf, service } from "#client/testing/fake-host.ts";
import { pretendWordPress } from "#client/testing/pretend-wordpress.ts";

const record = (id: number, more: object = {}) => ({
  id,
  link: `http://host.test/attachment-${id}/`,
  source_url: `/up/${id}.webp`,
  alt_text: "A &amp; B",
  media_details: { width: 800, height: 600, sizes: { large: { source_url: "/up/l.webp" } } },
  ...more,
});
const requestedIds = (address: string): number[] =>
  (/include=([\d,]+)/.exec(address)?.[1] ?? "").split(",").map(Number);
/** Services, each with the picture of this id; the host has ids up to 3,000. */
const withPictures = (pictures: unknown[]) => (address: string) =>
  address.includes("/media?")
    ? requestedIds(address)
        .filter((id) => id < 3000)
        .map((id) => record(id))
    : address.includes("/media/")
      ? undefined
      : pictures.map((featured_image_url, at) => ({ ...service(at + 1), featured_image_url }));
const pictureOf = async (picture: unknown) => {
  const { client, warnings } = clientOf(withPictures([picture]));
  const one = await client.read("service", { slug: "service-1" });
  return { image: one?.featured_image_url, warnings };
};

describe("a picture", () => {
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

  test("[API-04] named by its media id is the file, not the page about the file", async () => {
    expect((await pictureOf(2045)).image).toEqual({
      src: "http://host.test/up/2045.webp",
      alt: "A & B",
      width: 800,
      height: 600,
      sizes: {},
    });
  });

  test("[API-04] with an unknown media id is none", async () =>
    expect(await pictureOf(7000)).toEqual({ image: null, warnings: [] }));

  test("[API-05] a failed look-up loses the pictures and is reported once for all of them", async () => {
    const { client, warnings } = clientOf((address) =>
      address.includes("/media")
        ? new Response("", { status: 500 })
        : withPictures(["2045", 2046])(address),
    );
    expect((await client.read("services")).map((one) => one.featured_image_url)).toEqual([
      null,
      null,
    ]);
    expect(warnings.map(({ details }) => details)).toEqual([
      {
        call: "services",
        media: "2045,2046",
        problem: expect.stringContaining("answered HTTP 500") as string,
      },
    ]);
  });

  test("[API-04] is requested alone if the host has no list of its media", async () => {
    const { client, requests } = clientOf((address) =>
      address.includes("/media?")
        ? undefined
        : address.includes("/media/")
          ? record(Number(address.split("/").at(-1)))
          : withPictures([1, 2])(address),
    );
    expect((await client.read("services")).map((one) => one.featured_image_url?.src)).toEqual([
      "http://host.test/up/1.webp",
      "http://host.test/up/2.webp",
    ]);
    expect(requests.filter((address) => address.includes("/media/"))).toHaveLength(2);
  });
});

describe("many pictures", () => {
  const requestedMedia = (requests: string[]) =>
    requests
      .filter((address) => address.includes("/media"))
      .map((address) => requestedIds(address));

  test("[API-04] are looked up in one call, a hundred at a time, each id once", async () => {
    const ids = Array.from({ length: 250 }, (_, at) => 1000 + at);
    const { client, requests } = clientOf(withPictures([...ids, 1000, "1001"]));
    const services = await client.read("services");
    expect(services.at(-1)?.featured_image_url?.src).toBe("http://host.test/up/1001.webp");
    expect(requestedMedia(requests).map((some) => some.length)).toEqual([100, 100, 50]);
    expect(requests.find((address) => address.includes("/media"))).toMatch(
      /^\/api\/wp\/v2\/media\?include=1000,1001,[\d,]+&per_page=100/,
    );
  });

  test("are cached until a change at the host, or for ten minutes", async () => {
    let alt = "one";
    let now = 0;
    const requestJson = vi.fn<RequestJson>(async () => [record(7, { alt_text: alt })]);
    const library = createMediaLibrary({
      requestJson,
      log: { warn: () => undefined },
      now: () => now,
    });
    const found = async () => (await library.find(new Set(["7"]), "home")).get("7")?.image;
    const first = await found();
    expect([await found(), requestJson.mock.calls.length]).toEqual([first, 1]);
    alt = "two";
    library.expire();
    expect([(await found())?.alt, requestJson.mock.calls.length]).toEqual(["two", 2]);
    now += 600_001;
    const second = await found();
    expect([second?.alt, requestJson.mock.calls.length]).toEqual(["two", 3]);
    now += 600_001;
    expect(await found()).toBe(second);
  });

  test("failed and missing ones are requested again: the former at once, the latter after a minute", async () => {
    let now = 0;
    const requestJson = vi.fn<RequestJson>(async () => []);
    const library = createMediaLibrary({
      requestJson,
      log: { warn: () => undefined },
      now: () => now,
    });
    const find = () => library.find(new Set(["7"]), "home");
    await find();
    await find();
    expect(requestJson).toHaveBeenCalledTimes(1);
    now += 60_001;
    requestJson.mockRejectedValueOnce(new CallError("x", "x", "answered HTTP 500"));
    expect((await find()).get("7")).toEqual({
      image: null,
      problem: expect.stringContaining("HTTP 500") as string,
    });
    requestJson.mockResolvedValueOnce([record(7)]);
    expect((await find()).get("7")?.image?.src).toBe("/up/7.webp");
  });

  test("drops a response that was in progress during a change", async () => {
    const answers: ((value: unknown) => void)[] = [];
    const requestJson = () => new Promise<unknown>((answer) => void answers.push(answer));
    const library = createMediaLibrary({ requestJson, log: { warn: () => undefined } });
    const before = library.find(new Set(["7"]), "home");
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    library.expire();
    const after = library.find(new Set(["7"]), "home");
    answers[0]?.([record(7, { alt_text: "old" })]);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.([record(7, { alt_text: "new" })]);
    expect([
      (await before).get("7")?.image?.alt,
      (await after).get("7")?.image?.alt,
      (await library.find(new Set(["7"]), "home")).get("7")?.image?.alt,
    ]).toEqual(["old", "new", "new"]);
  });
});

test("[API-02] a cold home page with 34 media costs its calls and at most one more for each that names some, ten at a time at most", async () => {
  const host = pretendWordPress();
  const { client } = host;
  const first = await readHome();
  const media = host.requests.filter((address) => address.includes("/media"));
  expect(new Set(media.flatMap(requestedIds)).size).toBe(34);
  expect(media.length).toBeLessThanOrEqual(4);
  // home, options, seo, about, clients; services and portfolio, each with its category.
  expect(host.requests.length - media.length).toBeLessThanOrEqual(11);
  host.requests.length = 0;
  expect(await readHome()).toEqual(first);
  expect(host.requests).toHaveLength(7);
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => client.read("service", { slug: `service-${at}` })),
  );
  expect(host.most).toBe(10);

  function readHome() {
    return Promise.all([
      client.read("home"),
      client.read("options"),
      client.read("clients"),
      client.read("about"),
      client.read("services"),
      client.read("portfolio"),
      client.read("seo", { path: "" }),
    ]);
  }
});
