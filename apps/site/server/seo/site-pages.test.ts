import { expect, test } from "vitest";
import { fakeContent } from "#app/content/testing/fake-content.ts";
import { readPages, SITEMAPS } from "#server/seo/site-pages.ts";
import type { RouteTable } from "#server/http/route-table.ts";
import { english } from "@meridian/messages/language";
import { PAGES } from "#app/pages/all-pages.server.ts";

const known = [
  "/",
  "/blog",
  "/article/article-it-outsourcing",
  "/privacy-policy",
  "/rss.xml",
  "/services/",
  "/case-studies/",
  "/blog/",
  "/technologies-",
  "/expertise-",
  "/vacancies/",
];
const site = { pages: { off: [] } };
const routes: RouteTable = {
  paths: () => ["/", "/blog", "/rss.xml"],
  match: (path) => ({
    pattern: path,
    isFallback: !known.some((start) =>
      start.length > 1 && /[/-]$/.test(start) ? path.startsWith(start) : path === start,
    ),
    isLiteral: true,
    query: [],
  }),
};
const listed = (
  kind: string,
  replies: Parameters<typeof fakeContent>[0],
  prefixes: readonly string[] = [],
) => readPages(kind, { content: fakeContent(replies), site, routes, prefixes });
const wholeHome = {
  title: "Home",
  section_header_title: "",
  section_header_description: "",
  section_header_video: null,
  section_header_video_preview: null,
  provide_title: "",
  provide_items: [],
};
const words = [{ title: "", text_editor: "<p>a</p>" }];
const paths = async (...asked: Parameters<typeof listed>) =>
  (await listed(...asked)).map(({ path }) => path);

test("lists records by their canonical addresses, each once, without invalid ones", async () => {
  expect(
    await paths("case-studies", {
      portfolio: ["Harbour", "harbour", "a/b", "джава", ".."].map((slug) => ({
        slug,
        title: slug,
        short_description: "",
      })),
    }),
  ).toEqual(["/case-studies/harbour", "/case-studies/%D0%B4%D0%B6%D0%B0%D0%B2%D0%B0"]);
  expect(await paths("vacancies", { vacancies: [{ slug: "java", post_title: "Java" }] })).toEqual([
    "/vacancies/java",
  ]);
});

test.each([
  ["services", "services", { title: "A", short_description: "" }, "slug", "/services/"],
  ["case-studies", "portfolio", { title: "A", short_description: "" }, "slug", "/case-studies/"],
  ["blog", "blog", { title: "A", description: "D", content: words }, "post_name", "/blog/"],
  ["vacancies", "vacancies", { post_title: "A" }, "slug", "/vacancies/"],
] as const)(
  "%s: a name that the host sends encoded is encoded once, like the decoded name",
  async (kind, call, record, name, prefix) => {
    for (const slug of ["%d0%b4%d0%b6%d0%b0%d0%b2%d0%b0", "джава"])
      expect(await paths(kind, { [call]: [{ ...record, [name]: slug }] })).toEqual([
        `${prefix}%D0%B4%D0%B6%D0%B0%D0%B2%D0%B0`,
      ]);
  },
);

test("own pages are the literal routes that are no files, each with the title of its SEO call", async () => {
  const pages = await listed("pages", {
    home: wholeHome,
    blog: [],
    seo: { title: "SEO title", description: "So.", keywords: "", canonical: "", image: null },
  });
  expect(pages.map(({ path, title, text }) => [path, title, text])).toEqual([
    ["/", "SEO title", "So."],
    ["/blog", "SEO title", "So."],
  ]);
});

test("[FIND-01] technologies and fields are those that the host lists, whatever the footer links", async () => {
  const footer = {
    expertise: [{ link: "/expertise-fintech", link_name: "Fintech" }],
    custom_column_repeater_languages_and_technologies: [
      {
        general_name: "L",
        links: [
          { post_status: "publish", post_name: "/technologies-java", post_title: "Java" },
          { post_status: "publish", post_name: "/technologies-gone", post_title: "Gone" },
        ],
      },
    ],
  };
  const options = { acf: { footer_links_list: footer } };
  const technology = (name: string) => ({
    slug: `technologies-${name}`,
    title: name,
    image_section: { title: "Sub" },
  });
  const technologyPages = [technology("java"), technology("c%23")];
  // Only technologies are listed: expertise still comes from the footer.
  const expertise = { slug: "expertise-fintech", title: "F", terms: { title: "T" } };
  expect(await paths("fields", { options, technologyPages, expertise })).toEqual([
    "/technologies-java",
    "/technologies-c%23",
    "/expertise-fintech",
  ]);
  const expertisePages = [{ slug: "expertise-x", title: "X", terms: { title: "T" } }];
  const whole = fakeContent({ options, technologyPages, expertisePages });
  expect(
    (await readPages("fields", { content: whole, site, routes, prefixes: [] })).map(
      ({ path }) => path,
    ),
  ).toEqual(["/technologies-java", "/technologies-c%23", "/expertise-x"]);
  expect(whole.calls).not.toContain("options");
  expect(await paths("fields", { options, technologyPages: [], expertisePages: [] })).toEqual([]);
});

test("technologies and fields of other hosts are those in the footer that are published and exist", async () => {
  const acf = {
    footer_links_list: {
      expertise: [
        { link: "/expertise-fintech", link_name: "Fintech" },
        { link: "https://else.example/expertise-x", link_name: "Else" },
      ],
      custom_column_repeater_languages_and_technologies: [
        {
          general_name: "L",
          links: [
            { post_status: "draft", post_name: "technologies-rust", post_title: "Rust" },
            { post_status: "publish", post_name: "/technologies-java", post_title: "Java" },
          ],
        },
      ],
    },
  };
  expect(
    await paths("fields", {
      options: { acf },
      technology: { image_section: { title: "Exact" } },
      expertise: { terms: { title: "Terms" } },
    }),
  ).toEqual(["/expertise-fintech", "/technologies-java"]);
  expect(
    await paths("fields", { options: { acf }, technology: { image_section: { title: "Exact" } } }),
  ).toEqual(["/technologies-java"]);
});

test("a failing host fails the list instead of shortening it", async () => {
  await expect(listed("blog", { blog: new Error("down") })).rejects.toThrow("down");
});

test("lists no page that would not respond with 200: missing posts, pages without a record", async () => {
  const blog = [
    { post_name: "a", title: "A", description: "D", content: words },
    { post_name: "b", title: "B", description: "D", content: [] },
    { post_name: "c", title: "", description: "D", content: words },
    { post_name: "d", title: "D", description: "", content: words },
  ];
  expect(await paths("blog", { blog })).toEqual(["/blog/a"]);
  expect(await paths("pages", { home: null, blog: [] })).toEqual(["/blog"]);
});

test("a post has its own day; free text gives none", async () => {
  const blog = [
    { post_name: "a", title: "A", description: "D", content: words, date: "2026-02-03" },
    { post_name: "b", title: "B", description: "D", content: words, date: "3 February" },
  ];
  expect((await listed("blog", { blog })).map(({ date }) => date)).toEqual(["2026-02-03", ""]);
});

test.each([
  [
    "article",
    "/article/article-it-outsourcing",
    {
      title: "A",
      content: "",
      article_field_first_section_description: "",
      article_field_control_points: [],
    },
    "<p>a</p>",
  ],
  ["privacyPolicy", "/privacy-policy", { title: "", description: "" }, "P"],
] as const)(
  "%s without content has no page and is not listed",
  async (call, path, empty, filled) => {
    expect(await paths("pages", { [call]: empty })).not.toContain(path);
    const whole = { ...empty, [call === "article" ? "content" : "title"]: filled };
    expect(await paths("pages", { [call]: whole })).toContain(path);
  },
);

test("a landing page of the first language under another language's prefix is not listed", async () => {
  const landingPages = ["de", "de/a", "offer"].map((path) => ({ path, title: path, blocks: [] }));
  expect(await paths("landing", { landingPages }, ["/de"])).toEqual(["/offer"]);
  expect(await paths("landing", { landingPages })).toEqual(["/de", "/de/a", "/offer"]);
});

test("every sitemap has one title", () => {
  for (const { listing } of PAGES) {
    const sitemap = listing?.sitemap;
    if (!sitemap) continue;
    expect(sitemap.title(english)).toMatch(/^[A-Z]/);
    expect(SITEMAPS.get(sitemap.name)?.title(english)).toBe(sitemap.title(english));
  }
});
