import { permalinksOf, type ListingCall } from "@meridian/contract";
import { expect, test, vi } from "vitest";
import { createInvalidations } from "#server/content/invalidations.ts";
import { createKnownPermalinks, type KnownPermalinks } from "#server/content/known-permalinks.ts";
import { languagesOf } from "#server/config/site-language.ts";
import { createOldAddresses } from "#server/redirects/old-addresses.ts";
import { locationOf } from "#server/redirects/redirects.ts";

const HOST = "https://wp.example";
const LISTS: Partial<Record<ListingCall, unknown>> = {
  home: { id: 2, slug: "start", link: `${HOST}/` },
  about: { id: 3, slug: "about", link: `${HOST}/about-us/` },
  blog: [{ id: 16, post_name: "classic-post", link: `${HOST}/classic-post/`, category: "News" }],
  vacancies: [{ ID: 41, slug: "qa", link: `${HOST}/?job=qa` }],
  categories: [{ id: 3, slug: "news", link: `${HOST}/category/news/` }],
  tags: [{ id: 9, slug: "c-sharp", link: `${HOST}/tag/c-sharp/` }],
  authors: [{ id: 7, slug: "ada", link: `${HOST}/author/ada/` }],
  landingPages: [{ id: 5, slug: "banks", link: `${HOST}/solutions/banks/` }],
};

const none = {
  latest: () => undefined,
  read: async () => permalinksOf({}),
  readAhead: async () => undefined,
};

/** `further`: the host's permalinks in further languages, by code. */
const oldAddresses = (
  permalinks: KnownPermalinks,
  { timeoutMs = 10_000, further = {} as Record<string, KnownPermalinks> } = {},
) =>
  createOldAddresses({
    settings: { contentHost: HOST },
    siteSettings: {
      languages: () => languagesOf({ language: "en", otherLanguages: Object.keys(further) }),
    },
    content: { permalinks: (code) => (code === undefined ? permalinks : further[code]) ?? none },
    timeoutMs,
  });

const END = { limitMs: 20_000, log: { warn: () => undefined } };

function set(lists: Partial<Record<ListingCall, unknown>> | Error = LISTS) {
  const list = vi.fn<(name: ListingCall) => Promise<unknown>>(async (name) =>
    lists instanceof Error ? Promise.reject(lists) : (lists[name] ?? null),
  );
  const invalidations = createInvalidations();
  const permalinks = createKnownPermalinks({ list, invalidations, timeoutMs: 10_000, ...END });
  return {
    ...oldAddresses(permalinks),
    list,
    invalidations,
  };
}

test.each([
  ["/classic-post/", "/blog/classic-post"],
  ["/Classic-Post/?utm_source=a", "/blog/classic-post?utm_source=a"],
  ["/?p=16&utm_source=a", "/blog/classic-post?utm_source=a"],
  ["/?post_type=vacancy&p=41", "/vacancies/qa"],
  ["/?job=qa", "/vacancies/qa"],
  ["/about-us/", "/"],
  ["/category/news/", "/blog/category/news"],
  // Every WordPress has these.
  ["/feed/", "/blog/feed.xml"],
  ["/feed/atom/?utm_source=a", "/blog/feed.xml?utm_source=a"],
  ["/blog/feed", "/blog/feed.xml"],
  ["/category/news/feed/", "/blog/category/news/feed.xml"],
  ["/classic-post/feed/", "/blog/classic-post"],
  ["/page/2", "/blog"],
  ["/tag/c-sharp/page/3/", "/blog/tag/c-sharp"],
  ["/wp-sitemap.xml", "/sitemap.xml"],
  ["/wp-sitemap-posts-post-1.xml", "/sitemap.xml"],
  ["/post-sitemap2.xml", "/sitemap.xml"],
  ["/?s=react+native&utm_source=a", "/search?q=react+native&utm_source=a"],
  ["/?cat=3", "/blog/category/news"],
  ["/?tag=c-sharp", "/blog/tag/c-sharp"],
  ["/?author=7", "/blog/authors/ada"],
  [
    "/wp-content/uploads/2024/05/a-1024x768.JPG",
    "/pictures/original/wp-content/uploads/2024/05/a-1024x768.JPG",
  ],
  ["/wp-content/uploads/2024/05/terms.pdf", `${HOST}/wp-content/uploads/2024/05/terms.pdf`],
])("%s redirects to %s", async (target, location) => {
  const moved = await set().find(target);
  const { searchParams } = new URL(target, HOST);
  expect(moved && [moved.status, locationOf(moved, searchParams)]).toEqual([301, location]);
});

test.each([
  "/",
  "/?utm_source=a",
  "/?p=99",
  "/?s=20",
  "/?s=",
  "/?cat=4",
  "/made-up/feed/",
  "/wp-content/plugins/x.php",
  "/sitemap.xml",
  "/made-up/",
  "/made-up/?p=16",
  // Its page exists: a redirect to itself would loop.
  "/solutions/banks",
  "/Solutions/Banks/",
  "//evil.example/classic-post",
  `/${"a".repeat(2000)}`,
])("%s has no redirect", async (target) => expect(await set().find(target)).toBeNull());

test("reads the lists once for all addresses, and again after a change", async () => {
  const { find, list, invalidations } = set();
  await Promise.all(["/a/", "/b/", "/classic-post/"].map(find));
  const once = list.mock.calls.length;
  for (let at = 0; at < 50; at++) await find(`/made-up-${at}/`);
  expect(list.mock.calls).toHaveLength(once);
  invalidations.note(["blog"]);
  await find("/a/");
  expect(list.mock.calls).toHaveLength(2 * once);
});

test("a list that a slow host did not give in time, or that failed, is read again soon", async () => {
  let now = 1;
  const invalidations = createInvalidations(() => now);
  let state: "old" | "failing" | "new" = "old";
  const permalinks = createKnownPermalinks({
    list: async (name) => {
      if (state === "failing" && name === "blog") throw new Error("down");
      return name === "blog" && state === "old" ? [] : (LISTS[name] ?? null);
    },
    isFresh: () => state !== "old",
    invalidations,
    timeoutMs: 10_000,
    ...END,
  });
  const { find } = oldAddresses(permalinks);
  for (state of ["old", "failing"] as const) {
    expect(await find("/classic-post/")).toBeNull();
    now += 3000;
  }
  state = "new";
  expect((await find("/classic-post/"))?.to).toBe("/blog/classic-post");
  state = "old";
  now += 3000;
  expect((await find("/classic-post/"))?.to).toBe("/blog/classic-post");
});

test("knows without a request which parameters name a record", async () => {
  const { find, isNamedByParameter, list } = set();
  const targets = [
    "/?p=1",
    "/?page_id=1",
    "/?vacancy=a",
    "/?job=qa",
    "/?utm_source=p",
    "/",
    "/a?p=1",
  ];
  expect(targets.filter(isNamedByParameter)).toEqual(["/?p=1", "/?page_id=1", "/?vacancy=a"]);
  expect(list).not.toHaveBeenCalled();
  await find("/a/");
  expect(targets.filter(isNamedByParameter)).toContain("/?job=qa");
});

test("a host that fails, or has no permalinks, gives no redirect", async () => {
  expect(await set(new Error("down")).find("/classic-post/")).toBeNull();
  expect(await set({ blog: [{ id: 16, post_name: "a" }] }).find("/a/")).toBeNull();
  expect(permalinksOf({}).named(new URL(`${HOST}/a/`))).toBeUndefined();
});

test("waits for a slow host no longer than a page does", async () => {
  const permalinks = createKnownPermalinks({
    list: () => new Promise(() => undefined),
    invalidations: createInvalidations(),
    timeoutMs: 1,
    ...END,
  });
  expect(await oldAddresses(permalinks, { timeoutMs: 1 }).find("/a/")).toBeNull();
});

/** As Polylang has them: `ua` in place of `uk`, and an author's permalink without language. */
function inLanguages() {
  const invalidations = createInvalidations();
  const of = (lists: Partial<Record<ListingCall, unknown>>) =>
    createKnownPermalinks({
      list: async (name) => lists[name] ?? null,
      invalidations,
      timeoutMs: 10_000,
      ...END,
    });
  const authors = [{ id: 7, slug: "ada", link: `${HOST}/author/ada/` }];
  const german = of({
    home: { id: 3, slug: "startseite", link: `${HOST}/de/` },
    blog: [{ id: 17, post_name: "beitrag", link: `${HOST}/de/beitrag-eins/` }],
    vacancies: [{ ID: 42, slug: "tester", link: `${HOST}/de/?vacancy=tester` }],
    categories: [{ id: 4, slug: "neues", link: `${HOST}/de/category/neues/` }],
    authors,
    landingPages: [{ id: 6, slug: "banken", path: "/banken", link: `${HOST}/de/banken/` }],
  });
  const ukrainian = of({
    blog: [{ id: 18, post_name: "dopys", link: `${HOST}/ua/dopys-odyn/` }],
    vacancies: [{ ID: 43, slug: "inzhener", link: `${HOST}/ua/?vacancy=inzhener` }],
    authors,
  });
  return oldAddresses(of(LISTS), { further: { de: german, uk: ukrainian } });
}

test.each([
  ["/de/beitrag-eins/", "/de/blog/beitrag"],
  ["/DE/Beitrag-Eins/feed/", "/de/blog/beitrag"],
  ["/ua/dopys-odyn/?utm_source=a", "/uk/blog/dopys?utm_source=a"],
  ["/classic-post/", "/blog/classic-post"],
  ["/category/services/", "/"],
  ["/?p=17", "/de/blog/beitrag"],
  ["/de/?p=17", "/de/blog/beitrag"],
  ["/de/?vacancy=tester", "/de/vacancies/tester"],
  ["/de?vacancy=tester&utm_source=a", "/de/vacancies/tester?utm_source=a"],
  ["/ua/?vacancy=inzhener", "/uk/vacancies/inzhener"],
  ["/de/category/neues/feed/", "/de/blog/category/neues/feed.xml"],
  ["/de/?cat=4", "/de/blog/category/neues"],
  ["/de/author/ada/", "/de/blog/authors/ada"],
  ["/de/feed/", "/de/blog/feed.xml"],
  ["/ua/page/2/", "/uk/blog"],
  ["/de/?s=react+native", "/de/search?q=react+native"],
])("in a further language %s redirects to %s", async (target, location) => {
  const moved = await inLanguages().find(target);
  const { searchParams } = new URL(target, HOST);
  expect(moved && [moved.status, locationOf(moved, searchParams)]).toEqual([301, location]);
});

test.each([
  "/beitrag-eins/",
  "/dexter/beitrag-eins/",
  "/de/banken/",
  "/de/made-up/",
  "/de/made-up/?p=17",
  "/de",
  "/ua/",
  "/?p=99",
])("in no language %s has a redirect", async (target) =>
  expect(await inLanguages().find(target)).toBeNull(),
);

test("a parameter of a further language's home page may name a record", () => {
  const targets = ["/de?p=1", "/de/?vacancy=a", "/de/?s=words", "/de?utm_source=p", "/fr?p=1"];
  expect(targets.filter(inLanguages().isNamedByParameter)).toEqual(targets.slice(0, 3));
});
