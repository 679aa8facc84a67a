import { clean } from "@meridian/contract/client/testing/clean";
import type { BlogPost } from "@meridian/contract";
import { expect, test } from "vitest";
import { fakeContent } from "#app/content/testing/fake-content.ts";
import { readPosts } from "#app/pages/blog/posts.server.ts";
import { postOf, summaryOf } from "#app/pages/blog/read-blog.server.ts";
import { readOthers } from "#app/pages/blog/read-list.server.ts";
import type { PostSummary } from "#app/pages/blog/types.ts";
import { english } from "@meridian/messages/language";

const host = fakeContent({});

const post = (changes: object = {}): BlogPost =>
  clean("blogPost", [
    {
      id: 1,
      post_name: "a-post",
      title: "A post",
      description: "What it says.",
      content: [{ title: "One", text_editor: "<p>a</p>" }],
      ...changes,
    },
  ]);

test("[BLOG-06] uses the beginning of the text as missing excerpt and does not repeat it above the text", async () => {
  const text = `<p>${"word ".repeat(60)}</p>`;
  const [listed] = await readPosts(
    fakeContent({
      blog: [post({ description: "", content: [{ title: "", text_editor: text }] })],
    }),
  );
  expect(listed?.description).toBe(`${"word ".repeat(55).trim()}…`);
  const leadOf = (description: string, html = "<p>It’s “one” of many,</p><p>two three</p>") =>
    postOf(post({ description, content: [{ title: "One", text_editor: html }] }), host, english)
      ?.lead;
  expect(leadOf("")).toBe("");
  for (const own of [
    "It&#8217;s &#8220;one&#8221; of many, two [&hellip;]",
    "It's one of […]",
    "One It&#8217;s one of many,&hellip;",
  ])
    expect(leadOf(own), own).toBe("");
  expect(leadOf("Another word.")).toBe("Another word.");
});

test("[BLOG-06] fetches only the posts without an excerpt when the list has no texts", async () => {
  const bare = (post_name: string, description: string): BlogPost =>
    post({ post_name, description, content: [] });
  const content = fakeContent({
    blog: [bare("a", "An excerpt."), bare("b", "")],
    blogPost: post({ post_name: "b", description: "" }),
  });
  expect((await readPosts(content)).map(({ description }) => description)).toEqual([
    "An excerpt.",
    "a",
  ]);
  expect(content.calls).toEqual(["blog", "blogPost"]);
  const gone = fakeContent({ blog: [bare("a", "An excerpt."), bare("b", "")] });
  expect(await readPosts(gone)).toHaveLength(1);
});

test("[BLOG-13] a list that does not fill a row is followed by the newest others", async () => {
  const all = ["a", "b", "c", "d", "e"].map((post_name, at) =>
    post({ id: at + 1, post_name, date: `2026-05-0${9 - at}` }),
  );
  const content = fakeContent({ blog: all });
  const [a, b, c] = all.map(summaryOf) as [PostSummary, PostSummary, PostSummary];
  const others = async (posts: PostSummary[], pages = 1) =>
    (await readOthers(content, { posts, pages })).map(({ to }) => to);
  expect(await others([b])).toEqual(["/blog/a", "/blog/c", "/blog/d"]);
  expect(await others([])).toEqual(["/blog/a", "/blog/b", "/blog/c"]);
  expect(await others([a, b, c])).toEqual([]);
  expect(await others([a], 2)).toEqual([]);
});

test("[BLOG-03] splits a one-piece WordPress text at its headings; a password-protected post does not exist", () => {
  const whole = "<p>Lead</p><h2 class='a'>Cost &amp; time</h2><p>b</p>";
  const read = (rendered: string, isProtected = false) =>
    clean("blogPost", [
      { id: 1, post_name: "a", title: "A", content: { rendered, protected: isProtected } },
    ]);
  expect(read(whole)).toMatchObject({
    description: "Lead b",
    content: [
      { title: "", text_editor: "<p>Lead</p>" },
      { title: "Cost & time", text_editor: "<p>b</p>" },
    ],
  });
  expect(read("", true)).toBeNull();
  expect(
    clean("blog", [
      { id: 1, post_name: "a", title: "A", content: { rendered: "", protected: true } },
      { id: 2, post_name: "b", title: "B", post_password: "x" },
      { id: 3, post_name: "c", title: "C", content: { rendered: whole, protected: false } },
    ]).map(({ post_name }) => post_name),
  ).toEqual(["c"]);
});
