import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CallError, siteConfigSchema } from "@meridian/contract";
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { fakeContent } from "#app/content/testing/fake-content.ts";
import { createInvalidations } from "#server/content/invalidations.ts";
import type { RenderContent } from "#server/content/render-content.ts";
import type { RouteTable } from "#server/http/route-table.ts";
import { openSearch, type Search } from "#server/search/open-search.ts";
import { createSearchIndex, type SearchIndex } from "#server/search/search-index.ts";
import { languagesOf } from "#server/config/site-language.ts";

const site = v.parse(
  siteConfigSchema,
  JSON.parse(readFileSync(join(import.meta.dirname, "../../site.config.json"), "utf8")),
);
const service = (slug: string, title: string, text = "") => ({
  id: 1,
  slug,
  title,
  featured_image_url: { src: "/media/hidden.webp", alt: "a picture", sizes: {} },
  short_description: text,
  explore_our_expertise: { description: "", image: null },
  box_repeater: [],
  how_it_works: [],
});
const post = (name: string, title: string, text: string) => ({
  id: 1,
  post_name: name,
  title,
  description: text,
  category: "Notes",
  date: "2026-03-01",
  thumbnail_url: null,
  first_screen_image: null,
  content: [{ title: "", text_editor: `<p>${text}</p>` }],
});
const routes: RouteTable = {
  match: (path) => ({
    pattern: path,
    isFallback: path.startsWith("/own"),
    isLiteral: true,
    query: [],
  }),
  paths: () => ["/pricing", "/search"],
};
const OPTIONS = {
  acf: {
    footer_links_list: { expertise: [], custom_column_repeater_languages_and_technologies: [] },
  },
};

let search: Search;
afterEach(() => search.close());

function fixture(
  replies: Record<string, unknown>,
  timeoutMs = 2000,
  createIndex = createSearchIndex,
) {
  let time = 0;
  const invalidations = createInvalidations(() => (time += 1));
  const current: Record<string, unknown> = {
    blog: [],
    specialisationCosts: [],
    options: OPTIONS,
    ...replies,
  };
  const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>() };
  const missed: string[] = [];
  let reads = 0;
  search = openSearch({
    content: {
      forRender: () => (
        (reads += 1),
        {
          ...fakeContent(current),
          tags: new Set(["services", "blog"]),
          until: Infinity,
          isDegraded: current.isStale === true,
        } as unknown as RenderContent
      ),
    },
    siteSettings: {
      of: async () => site,
      languages: () => languagesOf({ language: "en", otherLanguages: [] }),
    },
    routes: async () => routes,
    invalidations,
    timeoutMs,
    visitStore: { add: (counted) => "missed" in counted && missed.push(counted.missed) },
    log,
    createIndex,
  });
  const paths = async (query: string): Promise<string[]> =>
    (await search.find({ query })).groups.flatMap(({ hits }) => hits.map(({ to }) => to));
  const wait = (ms: number): void => void (time += ms);
  return { wait, current, invalidations, paths, log, missed, reads: () => reads };
}

test("[FIND-01] finds pages of every kind, grouped, with the found words marked", async () => {
  fixture({
    services: [service("teams", "Dedicated <em>teams</em>", "Engineers for zebras")],
    blog: [post("zebras", "Zebras &amp; engineers", "How zebras build.")],
    careerPosts: [
      { id: 7, title: "Engineer for zebras", status: null },
      { id: 8, title: "Gone from the zebras", status: 404 },
    ],
    landingPages: [
      {
        id: 3,
        slug: "own",
        path: "/own/zebras",
        title: "Own",
        blocks: [{ type: "text", text: "Zebras" }],
      },
    ],
  });
  const results = await search.find({ query: "zebra" });
  expect(results).toMatchObject({ found: 4, state: "ready", isLoose: false, instead: [] });
  expect(results.groups.map(({ name, hits }) => [name, hits.map(({ to }) => to)])).toEqual([
    ["pages", ["/own/zebras"]],
    ["services", ["/services/teams"]],
    ["blog", ["/blog/zebras"]],
    ["vacancies", ["/career/7"]],
  ]);
  const [hit] = results.groups[1]?.hits ?? [];
  expect(hit?.text).toContainEqual({ text: "zebras", isFound: true });
  expect(hit?.title).toEqual([{ text: "Dedicated teams", isFound: false }]);
});

test("[FIND-01] without a text for search engines a result has the title of its page's record, not its address", async () => {
  fixture({ roadMap: { page_title: "Our road map", list: [], under_text_of_list: "Zebras" } });
  const { groups } = await search.find({ query: "zebras" });
  expect(groups[0]?.hits[0]?.title).toEqual([{ text: "Our road map", isFound: false }]);
});

test("[FIND-01] finds the texts of the settings, and neither addresses nor itself", async () => {
  const { paths } = fixture({
    services: [service("teams", "Teams")],
    blog: [
      {
        ...post("notes", "Notes", "An umbrella."),
        content: [{ title: "", text_editor: "<ul><li>Rain</li><li>Wind</li></ul>" }],
        kind: "zebroid",
        related: ["9305"],
        translations: { en: "notes", de: "notizen" },
        call_to_action: {
          show: "default",
          title: "Plan a team",
          text: "",
          label: "Begin",
          link: "",
        },
      },
    ],
  });
  expect(await paths(site.pricing.hero.title)).toContain("/pricing");
  for (const word of ["hidden", "zebroid", "9305", "default", "notizen"])
    expect(await paths(word), word).toEqual([]);
  const [found] = (await search.find({ query: "umbrella" })).groups;
  expect(found?.hits[0]?.text.map(({ text }) => text).join("")).toBe(
    "An umbrella. Rain · Wind · Plan a team · Begin",
  );
  expect(await paths("search")).not.toContain("/search");
});

test("[FIND-03] a withdrawn record is found no more after its purge, a changed one by its new words", async () => {
  const { current, invalidations, paths, reads } = fixture({
    services: [service("a", "Alpha"), service("b", "Bravo")],
  });
  expect(await paths("alpha")).toEqual(["/services/a"]);
  await paths("bravo");
  expect(reads()).toBe(1);
  current.services = [service("b", "Charlie")];
  invalidations.note(["services"]);
  expect(await paths("alpha")).toEqual([]);
  expect(await paths("bravo")).toEqual([]);
  expect(await paths("charlie")).toEqual(["/services/b"]);
  expect(reads()).toBe(2);
});

/** Indexes in which a method throws while `isBroken` holds. */
function breakable(name: "put" | "remove", isBroken: (path: string) => boolean) {
  let made = 0;
  const create = (): SearchIndex => {
    made += 1;
    const index = createSearchIndex();
    const { put, remove } = index;
    const check = (path: string): void => {
      if (isBroken(path)) throw new RangeError("Value is too large");
    };
    if (name === "put") index.put = (document) => (check(document.path), put(document));
    else index.remove = (path) => (check(path), remove(path));
    return index;
  };
  return { create, made: () => made };
}

test.each(["put", "remove"] as const)(
  "[FIND-03] after a failed %s the index is built anew: nothing withdrawn is found, all else is",
  async (name) => {
    let isBroken = false;
    const indexes = breakable(name, () => isBroken && !(isBroken = false));
    const all = ["a", "b", "c"].map((slug) => service(slug, `Alpha ${slug}`));
    const { current, invalidations, paths } = fixture({ services: all }, 2000, indexes.create);
    expect(await paths("alpha")).toHaveLength(3);
    isBroken = true;
    current.services = [service("b", "Bravo")];
    current.blog = [post("new", "Alpha", "New.")];
    invalidations.note(["services", "blog"]);
    expect(await paths("alpha")).toEqual(["/blog/new"]);
    expect(await paths("bravo")).toEqual(["/services/b"]);
    expect(indexes.made()).toBe(2);
  },
);

test("[FIND-03] a page that no index takes costs only itself, and the result page states it", async () => {
  const { create, made } = breakable("put", (path) => path === "/services/a");
  const all = ["a", "b", "c"].map((slug) => service(slug, `Alpha ${slug}`));
  const { current, invalidations } = fixture({ services: all }, 2000, create);
  expect(await search.find({ query: "alpha" })).toMatchObject({ found: 2, state: "partly" });
  current.services = all.slice(0, 2);
  invalidations.note(["services"]);
  expect(await search.find({ query: "alpha" })).toMatchObject({ found: 1, state: "partly" });
  expect(made()).toBe(2);
});

test("[FIND-03] while the host fails the earlier pages are found, and the page states that some may be missing", async () => {
  const { current, invalidations, log } = fixture({ services: [service("a", "Alpha")] });
  await search.build();
  current.services = new CallError("services", "https://host.example", "no response");
  invalidations.note(["services"]);
  expect(await search.find({ query: "alpha" })).toMatchObject({ found: 1, state: "partly" });
  expect(log.warn).toHaveBeenCalled();
  current.services = [];
  invalidations.note(["services"]);
  expect(await search.find({ query: "alpha" })).toMatchObject({ found: 0, state: "ready" });
});

test("[FIND-03] a search before the index is ready waits shortly, finds what is there and reports it", async () => {
  const late = Promise.withResolvers<unknown[]>();
  fixture({ services: late.promise }, 20);
  const early = await search.find({ query: "alpha" });
  expect(early).toMatchObject({ found: 0, state: "preparing" });
  late.resolve([service("a", "Alpha")]);
  await search.build();
  expect(await search.find({ query: "alpha" })).toMatchObject({ found: 1, state: "ready" });
});

test("[FIND-02] shows four of each kind, and a page of one kind in twenties", async () => {
  fixture({
    services: Array.from({ length: 45 }, (_, at) => service(`s${at}`, `Team number ${at}`)),
  });
  const all = await search.find({ query: "team" });
  expect(all.groups.find(({ name }) => name === "services")).toMatchObject({ found: 45 });
  expect(all.groups.find(({ name }) => name === "services")?.hits).toHaveLength(4);
  const last = await search.find({ query: "team", group: "services", page: 3 });
  expect(last).toMatchObject({ page: 3, pages: 3, found: 45 });
  expect(last.groups).toHaveLength(1);
  expect(last.groups[0]?.hits).toHaveLength(5);
  const past = await search.find({ query: "team", group: "services", page: 9 });
  expect(past.page).toBe(1);
});

test("[FIND-05] a query without words finds nothing and reads nothing", async () => {
  const { reads } = fixture({});
  for (const query of ["%", '"', "…", "the and of"])
    expect(await search.find({ query }), query).toMatchObject({ found: 0, groups: [] });
  expect(reads()).toBe(0);
});

test("[FIND-06] a search without a result is reported once the index is whole, unless it looks like a person's", async () => {
  const { missed } = fixture({ services: [service("a", "Alpha")] });
  for (const query of [
    "Alpha",
    "COBOL  zorkmids!",
    "the and of",
    "ann@example.com",
    "+49 30 901820",
    "ISO 27001",
  ])
    await search.find({ query });
  expect(missed).toEqual(["cobol zorkmids", "iso 27001"]);
});

test("[FIND-03] a host that reports no change is read again after ten minutes, while the search goes on", async () => {
  const { current, paths, reads, wait } = fixture({ services: [service("a", "Alpha")] });
  await search.build();
  current.services = [service("b", "Bravo")];
  wait(9 * 60_000);
  expect(await paths("alpha")).toEqual(["/services/a"]);
  expect(reads()).toBe(1);
  wait(2 * 60_000);
  expect(await paths("alpha")).toEqual(["/services/a"]);
  await expect.poll(() => paths("bravo")).toEqual(["/services/b"]);
  expect(await paths("alpha")).toEqual([]);
  expect(reads()).toBe(2);
});

test("[FIND-03] stale lists, read while the host is unreachable after a purge, are read again soon", async () => {
  const { wait, current, invalidations, paths } = fixture({
    services: [service("teams", "Teams", "zebras")],
  });
  expect(await paths("zebras")).toEqual(["/services/teams"]);
  current.isStale = true;
  invalidations.note(["services"]);
  expect(await paths("zebras")).toEqual(["/services/teams"]);
  Object.assign(current, { services: [service("crews", "Crews", "zebras")], isStale: false });
  wait(11_000);
  await vi.waitFor(async () => expect(await paths("zebras")).toEqual(["/services/crews"]));
});
