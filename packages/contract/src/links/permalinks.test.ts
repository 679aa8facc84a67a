import { expect, test } from "vitest";
import { permalinksOf } from "#links/permalinks.ts";

const HOST = "https://wp.example";
const named = (permalinks: ReturnType<typeof permalinksOf>, address: string) =>
  permalinks.named(new URL(address, HOST));

const pretty = permalinksOf({
  services: [{ id: 7, slug: "teams", link: `${HOST}/teams/` }],
  careerPosts: [{ id: 411, slug: "qa", link: `${HOST}/jobs/qa.html` }],
  vacancies: [{ ID: 41, slug: "qa", link: `${HOST}/?vacancy=qa` }],
  blog: [
    { id: 16, post_name: "classic-post", link: `${HOST}/classic-post/`, category: "News & Viéws" },
    { id: 17, post_name: "%d1%86%d0%b5", link: `${HOST}/2026/11/%d1%86%d0%b5/`, category: "" },
  ],
});

test.each([
  ["/classic-post/", "/blog/classic-post"],
  ["/Classic-Post", "/blog/classic-post"],
  ["/?p=16", "/blog/classic-post"],
  ["/2026/11/%D1%86%D0%B5/", "/blog/%D1%86%D0%B5"],
  ["/teams/", "/services/teams"],
  ["/?page_id=7", "/services/teams"],
  ["/jobs/qa.html", "/career/411"],
  ["/?vacancy=qa", "/vacancies/qa"],
  ["/category/news-views/", "/blog"],
  ["/category/portfolio/", "/case-studies"],
  ["/category/parent/news-views/page/2/", "/blog"],
  ["/category/made-up/", undefined],
  ["/other/classic-post/", undefined],
  ["/blog/classic-post", undefined],
  ["/?p=99", undefined],
])("%s is the permalink of %s", (address, to) => expect(named(pretty, address)).toBe(to));

test("of a WordPress without pretty permalinks the parameters are", () => {
  const plain = permalinksOf({ blog: [{ id: 16, post_name: "a", link: `${HOST}/?p=16` }] });
  expect([
    named(plain, "/?p=16"),
    named(plain, "/a/"),
    named(plain, "/category/services/"),
  ]).toEqual(["/blog/a", undefined, undefined]);
});

test("a host that sends no permalinks has none: they are not guessed from names or numbers", () => {
  const bare = permalinksOf({ blog: [{ id: 16, post_name: "a", category: "News" }] });
  for (const address of ["/a/", "/2026/11/a/", "/?p=16", "/category/news/"])
    expect([address, named(bare, address)]).toEqual([address, undefined]);
});

test.each([
  ["/de", ["/de/", "/de/a/", "/de/?vacancy=qa"]],
  ["", ["/about/", "/a/"]],
  ["", ["/blog/a/", "/about/"]],
  ["", ["/about/"]],
  ["", ["/?p=1", "/?p=2"]],
])("the permalinks' common beginning is %j of %j", (root, links) => {
  const blog = links.map((link, id) => ({ id, post_name: `n${id}`, link: HOST + link }));
  expect(permalinksOf({ blog }).root).toBe(root);
});
