import { clean } from "@meridian/contract/client/testing/clean";
import { type Article, type BlogPost, type LegalPage } from "@meridian/contract";
import { describe, expect, test } from "vitest";
import { dateWords } from "#app/text/date-words.ts";
import { longDate } from "#app/text/long-date.ts";
import { articleOf, contentsOf, readArticle } from "#app/pages/article/read-article.server.ts";
import { readPosts } from "#app/pages/blog/posts.server.ts";
import {
  blogPageOf,
  PAGE_SIZE,
  postAddress,
  postOf,
  readPost,
} from "#app/pages/blog/read-blog.server.ts";
import { pageNumber } from "#app/content/list-pages.ts";
import { legalOf } from "#app/pages/legal/read-legal.server.ts";
import { fakeContent, HOST } from "#app/content/testing/fake-content.ts";
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

describe("the article", () => {
  const article = (changes: object = {}): Article =>
    clean("article", [
      {
        id: 1,
        slug: "a",
        title: "Guide",
        content: "<h2>One</h2><p>a</p><h3>Inner</h3><h2>Two</h2>",
        ...changes,
      },
    ]);
  const points = (...titles: string[]) => ({
    article_field_control_points: titles.map((title) => ({
      article_field_control_points_title: title,
    })),
  });

  test("[ART-01] has the first section's title and description, else the post's own title; without text it is absent", () => {
    expect(
      articleOf(
        article({
          article_field_first_section_title: "For deciders",
          article_field_first_section_description: "Four models.",
        }),
        host,
        english,
      ),
    ).toMatchObject({ title: "For deciders", description: "Four models." });
    expect(articleOf(article(), host, english)?.title).toBe("Guide");
    const lead = (description: string, content: string) =>
      articleOf(
        article({ article_field_first_section_description: description, content }),
        host,
        english,
      )?.lead;
    expect(lead("Four models.", "<p>There are five of them.</p>")).toBe("Four models.");
    expect(lead("Four models of…", "<p>Four models</p><p>of work.</p>")).toBe("");
    expect(articleOf(article({ content: "<script>x()</script>" }), host, english)).toBeNull();
  });

  test("[ART-01] throws when the host fails, and is null when it is absent", async () => {
    expect(await readArticle(fakeContent({}), english)).toBeNull();
    await expect(readArticle(fakeContent({ article: new Error("down") }), english)).rejects.toThrow(
      "down",
    );
  });

  test("[ART-02] control points link to the parts with their words, else to those at their index", () => {
    expect(articleOf(article(points("Two", "One")), host, english)?.contents.items).toEqual([
      { id: "two", title: "Two" },
      { id: "one", title: "One" },
    ]);
    expect(articleOf(article(points("First", "Second")), host, english)?.contents.items).toEqual([
      { id: "one", title: "First" },
      { id: "two", title: "Second" },
    ]);
    expect(articleOf(article(points("First", "Inner")), host, english)?.contents.items).toEqual([
      { id: "one", title: "First" },
      { id: "inner", title: "Inner" },
    ]);
  });

  test("[ART-02] drops a point without a target or with a repeated one; without points lists the parts' headings", () => {
    expect(contentsOf(["One", "One", "Third"], [{ id: "one", title: "One", level: 2 }])).toEqual([
      { id: "one", title: "One" },
    ]);
    expect(articleOf(article(), host, english)?.contents.items).toEqual([
      { id: "one", title: "One" },
      { id: "two", title: "Two" },
    ]);
    expect(
      articleOf(article({ content: "<p>a</p>", ...points("One") }), host, english)?.contents.items,
    ).toEqual([]);
  });
});

describe("legal pages", () => {
  const legal = (data: object): LegalPage =>
    clean("privacyPolicy", [{ id: 1, slug: "privacy-policy", data }]);

  test("[LEGAL-01] the text before the first clause is the notice; numbers hang; clauses are listed by name", () => {
    expect(
      legalOf(
        legal({
          head_text: "Of today.",
          title: "Privacy",
          description: "<p>Note.</p><h2>1. Who</h2><p>a</p><h2>2) What</h2>",
        }),
        host,
        english,
      ),
    ).toEqual({
      title: "Privacy",
      head: "Of today.",
      notice: "<p>Note.</p>",
      html: '<h2 id="who"><span>1</span> Who</h2><p>a</p><h2 id="what"><span>2</span> What</h2>',
      contents: [
        { id: "who", title: "Who" },
        { id: "what", title: "What" },
      ],
    });
  });

  test("[LEGAL-01] a text without clauses is no notice; a page without title and text is absent", () => {
    expect(
      legalOf(
        legal({ head_text: "", title: "Privacy", description: "<p>All of it.</p>" }),
        host,
        english,
      ),
    ).toMatchObject({ notice: "", html: "<p>All of it.</p>", contents: [] });
    expect(
      legalOf(legal({ head_text: "Head", title: "", description: "" }), host, english),
    ).toBeNull();
  });
});

describe("the blog", () => {
  const posts = (count: number): BlogPost[] =>
    Array.from({ length: count }, (_, at) => post({ post_name: `p${at + 1}` }));

  test("[BLOG-01] twelve posts are one page, thirteen are two; no page past the last", () => {
    expect(PAGE_SIZE).toBe(12);
    expect(blogPageOf(posts(12), 1)).toMatchObject({ page: 1, pages: 1 });
    expect(blogPageOf(posts(13), 2)?.posts.map(({ to }) => to)).toEqual(["/blog/p13"]);
    expect(blogPageOf(posts(13), 3)).toBeNull();
    expect(blogPageOf([], 1)).toEqual({ posts: [], page: 1, pages: 1 });
  });

  test("[BLOG-01] accepts one spelling of a page number", () => {
    expect([null, "2", "12"].map(pageNumber)).toEqual([1, 2, 12]);
    expect(["1", "0", "-2", "02", "2.0", "x", "", "99999"].map(pageNumber)).toEqual(
      Array(8).fill(null),
    );
  });

  test("[BLOG-02] cuts titles at 103 characters and flags them, descriptions at 181 with an ellipsis", () => {
    const [first] =
      blogPageOf([post({ title: `R&amp;D ${"t".repeat(99)}`, description: "d".repeat(182) })], 1)
        ?.posts ?? [];
    expect(first).toMatchObject({
      title: `R&D ${"t".repeat(99)}`,
      isTitleCut: false,
      description: `${"d".repeat(181)}…`,
    });
    const [second] =
      blogPageOf([post({ title: "t".repeat(104), description: "d".repeat(181) })], 1)?.posts ?? [];
    expect(second).toMatchObject({
      title: "t".repeat(103),
      isTitleCut: true,
      fullTitle: "t".repeat(104),
      description: "d".repeat(181),
    });
  });

  test("[BLOG-06] a post without title, description, name or text is absent, and is not listed if the list has these fields", async () => {
    for (const lacking of [
      { title: "" },
      { post_name: "" },
      { content: [] },
      { content: [], description: "" },
      { content: [{ title: "", text_editor: "<script>x()</script>" }] },
    ])
      expect(postOf(post(lacking), host, english), JSON.stringify(lacking)).toBeNull();
    const listed = [post(), post({ content: [] }), post({ title: "" })];
    expect(await readPosts(fakeContent({ blog: listed }))).toHaveLength(1);
    expect(await readPost(fakeContent({}), "none", english)).toBeNull();
    await expect(
      readPost(fakeContent({ blogPost: new Error("down") }), "a-post", english),
    ).rejects.toThrow("down");
  });

  test("[BLOG-03] parses written dates; resolves an ambiguous one from the other posts, else shows it as written", async () => {
    const written = (date = "") => longDate(date, dateWords("en"));
    const dateOf = async (date: string, ...others: string[]) => {
      const found = await readPost(
        fakeContent({
          blogPost: post({ date }),
          blog: clean(
            "blog",
            [
              { date, post_name: "a-post" },
              ...others.map((other, at) => ({ date: other, post_name: `p${at}` })),
            ].map((one, at) => ({ id: at, title: "T", description: "D", content: [], ...one })),
          ),
        }),
        "a-post",
        english,
      );
      return written(found?.date);
    };
    expect(await dateOf("March 3, 2024")).toEqual({ text: "March 3, 2024", day: "2024-03-03" });
    expect(await dateOf("9. März 2026")).toEqual({ text: "March 9, 2026", day: "2026-03-09" });
    expect(await dateOf("03/04/2024", "25/12/2023")).toEqual({
      text: "April 3, 2024",
      day: "2024-04-03",
    });
    expect(await dateOf("03/04/2024", "12/25/2023")).toEqual({
      text: "March 4, 2024",
      day: "2024-03-04",
    });
    expect(await dateOf("03/04/2024", "05/06/2023")).toEqual({ text: "03/04/2024" });
    expect(await dateOf("3rd of May", "2024-05-03")).toEqual({ text: "3rd of May" });
    expect(
      written(
        (
          await readPost(
            fakeContent({ blogPost: post({ date: "03/04/2024" }), blog: new Error("down") }),
            "a-post",
            english,
          )
        )?.date,
      ),
    ).toEqual({ text: "03/04/2024" });
  });

  test("[BLOG-03] [BLOG-04] sections get their ids before the headings in their texts", () => {
    const read = postOf(
      post({
        date: "2026-08-18",
        category: "Cost",
        content: [
          { title: "Why", text_editor: `<h2>How</h2><img src="${HOST}/media/a.svg">` },
          { title: "", text_editor: "<p>b</p>" },
          { title: "How", text_editor: "" },
        ],
      }),
      host,
      english,
    );
    expect(read).toMatchObject({
      category: "Cost",
      date: "2026-08-18",
      contents: [
        { id: "why", title: "Why" },
        { id: "how", title: "How" },
      ],
    });
    expect(read?.sections[0]?.html).toContain(
      '<h3 id="how-2">How</h3><img src="/pictures/original/media/a.svg"',
    );
  });

  test("escapes a post's name once in its address, also when WordPress has escaped it", () => {
    expect(["a-post", "статья", "%d1%81", "a/b", "100%", "a?b#c"].map(postAddress)).toEqual([
      "/blog/a-post",
      "/blog/%D1%81%D1%82%D0%B0%D1%82%D1%8C%D1%8F",
      "/blog/%D1%81",
      "/blog/a%2Fb",
      "/blog/100%25",
      "/blog/a%3Fb%23c",
    ]);
  });
});
