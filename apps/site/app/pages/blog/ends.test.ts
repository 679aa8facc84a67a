import { clean } from "@meridian/contract/client/testing/clean";
import { expect, test } from "vitest";
import { pages } from "#app/pages/all-pages.server.ts";
import { fakeContent } from "#app/content/testing/fake-content.ts";
import { readAuthorPage } from "#app/pages/blog/authors.server.ts";
import { readPostEnds } from "#app/pages/blog/post/read-post-ends.server.ts";
import { readPost } from "#app/pages/blog/read-blog.server.ts";
import { readBlogList, readTermPosts } from "#app/pages/blog/read-list.server.ts";
import { metaTags, pageSeo } from "#app/seo/meta.ts";
import { articleData } from "#app/seo/structured-data.ts";
import { dayOf } from "#app/text/long-date.ts";
import { english } from "@meridian/messages/language";

const LONG = "w".repeat(80);
const post = (id: number, more: object = {}) => ({
  id,
  post_name: `post-${id}`,
  title: `Post ${id}`,
  description: "About it.",
  date: "2026-03-02",
  content: [{ title: "One", text_editor: "<p>Words.</p>" }],
  ...more,
});
const blog = clean("blog", [
  post(1, { author: 7, categories: [3], tags: [5, 6], related: ["404", "post-4", "1"] }),
  post(2, { author: { ID: "7" }, categories: [{ term_id: 3 }], tags: "none" }),
  post(3, { author: 8, categories: ["4"], tags: [5] }),
  post(4),
  post(5, { category: "Old word" }),
]);
const term = (id: number, slug: string, name: string) => ({ id, slug, name });
const authors = clean("authors", [{ id: 7, slug: "ann", name: "Ann", role: "Engineer" }]);
const categories = clean("categories", [
  term(1, "uncategorized", "Uncategorized"),
  term(3, "hiring", "Hiring"),
  term(4, "cost", "Cost"),
  term(9, "empty", "Empty"),
]);
const tags = clean("tags", [term(5, "hiring", "Hiring"), term(6, LONG, LONG)]);
const host = (more: object = {}) => fakeContent({ blog, authors, categories, tags, ...more });
const FIRST = { page: 1, code: "en" };
const ends = (id: number, content = host()) =>
  readPostEnds(blog.find((one) => one.id === id) ?? ({} as never), content);
const titles = (posts: readonly { title: string }[] = []) => posts.map(({ title }) => title);

test("[BLOG-08] [BLOG-09] [BLOG-11] a post leads on to its author, its terms and three others", async () => {
  expect(await ends(1)).toMatchObject({
    author: { to: "/blog/authors/ann", name: "Ann", role: "Engineer" },
    categories: [{ to: "/blog/category/hiring", name: "Hiring" }],
    tags: [
      { to: "/blog/tag/hiring", name: "Hiring" },
      { to: `/blog/tag/${LONG}`, name: LONG },
    ],
  });
  // The chosen one that is public, one of the category, one of the tag.
  expect(titles((await ends(1)).related)).toEqual(["Post 4", "Post 2", "Post 3"]);
});

test("[BLOG-08] an author who is deleted or unpublished leaves the post without one, and no failure", async () => {
  const content = host();
  expect((await ends(3, content)).author).toBeNull();
  expect(content.reports).toEqual([]);
  expect(await readAuthorPage(content, "bob", 1)).toBeNull();
  expect(titles((await readAuthorPage(content, "ann", 1))?.page.posts)).toEqual([
    "Post 1",
    "Post 2",
  ]);
});

test("a host without authors and terms gives a post without them; a failure costs only its part", async () => {
  const none = host({ authors: null, categories: null, tags: null });
  expect(await ends(1, none)).toMatchObject({ author: null, categories: [], tags: [] });
  expect((await readBlogList(none, {}, FIRST))?.filter.groups).toEqual([]);
  expect(none.reports).toEqual([]);
  const down = host({ authors: new Error("down"), blog: new Error("down") });
  expect(await ends(1, down)).toMatchObject({
    author: null,
    related: [],
    categories: [{ name: "Hiring" }],
  });
  expect(down.reports.map(([band]) => band).toSorted()).toEqual([
    "author",
    "authors of posts",
    "related posts",
  ]);
});

test("[BLOG-09] a category and a tag of one slug are two lists; an unknown or empty one is none", async () => {
  const of = async (kind: "category" | "tag", slug: string) =>
    titles((await readTermPosts(host(), kind, slug))?.posts);
  expect(await of("category", "hiring")).toEqual(["Post 1", "Post 2"]);
  expect(await of("tag", "Hiring")).toEqual(["Post 1", "Post 3"]);
  expect(await of("tag", LONG)).toEqual(["Post 1"]);
  expect(await readTermPosts(host(), "category", "empty")).toBeNull();
  expect(await readTermPosts(host(), "category", "uncategorized")).toBeNull();
});

test("[BLOG-10] both terms together filter the list, and the filter has only terms with posts", async () => {
  const list = await readBlogList(host(), { category: "hiring", tag: "hiring" }, FIRST);
  expect(titles(list?.posts)).toEqual(["Post 1"]);
  expect(list?.filter.groups).toMatchObject([
    { kind: "category", chosen: "hiring", terms: [{ label: "Cost" }, { label: "Hiring" }] },
    { kind: "tag", chosen: "hiring", terms: [{ label: "Hiring" }, { label: LONG }] },
  ]);
  expect(await readBlogList(host(), { tag: "nope" }, FIRST)).toBeNull();
});

test("[BLOG-10] the filter's terms are in the alphabetical order of the page's language", async () => {
  const named = clean("categories", [term(3, "a", "Zeit"), term(4, "b", "Ämter")]);
  const of = async (code: string) =>
    (
      await readBlogList(host({ categories: named }), {}, { page: 1, code })
    )?.filter.groups[0]?.terms.map(({ label }) => label);
  expect(await of("de")).toEqual(["Ämter", "Zeit"]);
  expect(await of("sv")).toEqual(["Zeit", "Ämter"]);
});

test.each([
  ["page=2", undefined],
  ["category=hiring&tag=", "/blog/category/hiring"],
  ["category=&page=2&tag=hiring", "/blog/tag/hiring?page=2"],
  ["category=&tag=", "/blog"],
  ["category=hiring&page=2&tag=hiring", undefined],
  ["category=nope&tag=hiring", null],
  ["page=3", null],
  ["page=1", null],
])("[BLOG-10] the choice %j has one address", async (query, verdict) => {
  const request = {
    path: "/blog",
    params: {},
    query: new URLSearchParams(query),
    code: "en",
    t: english,
    languages: () => [],
  };
  const many = Array.from({ length: 13 }, (_, at) => post(at + 1, { categories: [3], tags: [5] }));
  const content = host({ blog: clean("blog", many) });
  const { of, to } = (await pages.get("/blog")?.find?.(content, request)) ?? {};
  expect(of === null ? null : to).toBe(verdict);
});

test("[BLOG-08] a change after the post's day is shown and sent to search engines; another is not", async () => {
  const dated = async (modified: string) => {
    const [blogPost] = clean("blog", [post(1, { modified })]);
    const found = await readPost(fakeContent({ blogPost }), "post-1", english);
    const seo = pageSeo(null, new URL("https://site.example/blog/post-1"), {
      title: "Post 1",
      published: dayOf(found?.date ?? ""),
      modified: dayOf(found?.updated ?? ""),
    });
    const { dateModified, author } = articleData(
      seo,
      "Post 1",
      { brand: { name: "B" } },
      {
        to: "/blog/authors/ann",
        name: "Ann",
        role: "",
        links: [],
      },
    ) as { dateModified?: string; author: object };
    expect(author).toEqual({
      "@type": "Person",
      name: "Ann",
      url: "https://site.example/blog/authors/ann",
    });
    const tag = metaTags(seo, "B").find((one) => JSON.stringify(one).includes("modified_time"));
    return [found?.updated, dateModified, tag !== undefined];
  };
  expect(await dated("2026-05-04T10:00:00")).toEqual(["2026-05-04", "2026-05-04", true]);
  for (const same of ["2026-03-02", "2026-01-01", ""])
    expect(await dated(same)).toEqual(["", undefined, false]);
});

test("[BLOG-14] a card names its post's author, if that is published and the page is not the author's own", async () => {
  const one = { page: 1, code: "en" };
  const names = async (content: ReturnType<typeof host>) =>
    (await readBlogList(content, {}, one))?.posts.map(({ author }) => author);
  expect(await names(host())).toEqual(["Ann", "Ann", null, null, null]);
  expect(await names(host({ authors: null }))).toEqual(Array(5).fill(null));
  const own = await readAuthorPage(host(), "ann", 1);
  expect(own?.page.posts.map(({ author }) => author)).toEqual([null, null]);
});
