import { clean } from "@meridian/contract/client/testing/clean";
import { expect, test, vi } from "vitest";
import { oldAddresses } from "#moving-in/import/map/old-addresses.ts";
import {
  replyTo,
  blog,
  cms,
  importFixture,
  none,
  post,
  runImport,
} from "#testing/import-fixture.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
importFixture();

const OLD = "https://old.example.com";
const at = (slug: string, path: string, more: object = {}) =>
  post(slug, { link: `${OLD}${path}`, ...more });
const pairs = (content: Partial<typeof none>, own = [OLD]): string[] =>
  oldAddresses({ ...none, ...content }, own).map(({ from, to }) => `${from} ${to}`);
const served = async (): Promise<string[]> =>
  ((await replyTo("/api/meridian/v1/redirects")) as { from: string; to: string }[])
    .map(({ from, to }) => `${from} ${to}`)
    .toSorted();

test("each record's old permalink leads to its new address, in the site's spelling of paths", () => {
  const service = clean("services", [
    { id: 1, slug: "teams", title: "Teams", link: `${OLD}/Dedicated-Teams/` },
  ]);
  expect(
    pairs({
      services: service,
      blog: blog(
        at("news", "/2026/03/09/news/"),
        at("%d7%a6", "/%d7%a6/"),
        at("same", "/blog/same/"),
      ),
      home: { ...clean("home", { id: 1, slug: "home" }), link: `${OLD}/home/` } as never,
    }),
  ).toEqual([
    "/dedicated-teams /services/teams",
    "/2026/03/09/news /blog/news",
    "/צ /blog/צ",
    "/home /",
  ]);
});

test("for a record without a permalink, WordPress's own list of posts and pages has it", () => {
  expect(
    pairs({
      blog: blog(post("%d7%a6"), post("plain")),
      about: clean("about", [{ id: 2, slug: "about", title: "About" }]),
      links: {
        posts: { צ: `${OLD}/2026/%d7%a6/`, plain: `${OLD}/?p=12`, other: `${OLD}/other/` },
        pages: { about: `${OLD}/about/` },
      },
    }),
  ).toEqual(["/2026/צ /blog/צ", "/?p=12 /blog/plain", "/about /"]);
  expect(
    pairs({
      blog: blog(
        post("typed", { link: `${OLD}/?post_type=news&p=7` }),
        post("named", { link: `${OLD}/?news=%d7%a6` }),
        post("empty", { link: `${OLD}/?p=` }),
      ),
    }),
  ).toEqual(["/?p=7 /blog/typed", "/?news=%D7%A6 /blog/named"]);
});

test("no redirect is made from a page of this site or another host's address", () => {
  expect(
    pairs({
      blog: blog(
        at("a", "/pricing/"),
        at("b", "/blog/a/"),
        at("c", "/"),
        post("d", { link: "https://elsewhere.example.com/d/" }),
        post("e"),
      ),
      redirects: [{ from: "/f", to: "/pricing", status: 301 }],
    }),
  ).toEqual([]);
  expect(
    pairs({ blog: blog(at("g", "/f")), redirects: [{ from: "/f", to: "/x", status: 301 }] }),
  ).toEqual([]);
});

test("redirects are created once, an editor's own stays, and none leads to a missing record", async () => {
  await cms.payload.create({
    collection: "redirects",
    data: { from: "/existing", to: "/pricing", status: "302" },
  });
  const content = {
    blog: blog(
      at("one", "/2026/one/"),
      at("existing", "/existing/"),
      at("no slug!", "/2026/none/", { title: "!" }),
    ),
  };
  const entries = await runImport(content);
  expect(
    entries
      .filter(({ kind }) => kind === "redirects")
      .map(({ key, outcome, reasons }) => [key, outcome, ...reasons]),
  ).toEqual([
    ["/2026/one", "created"],
    ["/existing", "kept", "it existed here before the first import"],
    ["/2026/none", "broken", "the blog-posts that it links to does not exist here"],
  ]);
  expect(await served()).toEqual(["/2026/one /blog/one", "/existing /pricing"]);
  expect((await runImport(content)).filter(({ outcome }) => outcome === "created")).toEqual([]);
});

test("a record that moves here keeps its old permalink, and a later import does not change that", async () => {
  const content = { blog: blog(at("moving", "/2026/moving/")) };
  await runImport(content);
  await cms.payload.update({
    collection: "blog-posts",
    where: { slug: { equals: "moving" } },
    data: { slug: "moved", _status: "published" },
  });
  const expected = expect.arrayContaining([
    "/2026/moving /blog/moved",
    "/blog/moving /blog/moved",
  ]) as unknown;
  expect(await served()).toEqual(expected);
  await runImport(content);
  expect(await served()).toEqual(expected);
});
