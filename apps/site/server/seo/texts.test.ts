import { expect, test } from "vitest";
import { CRAWLER_RULES } from "#server/seo/crawlers.ts";
import { llms, robots, sitemap, sitemapIndex, withoutBrand } from "#server/seo/texts.ts";

test("escapes a sitemap's addresses and omits an unknown day", () => {
  expect(
    sitemap([
      { address: "https://m.example/a?x=1&y=<2>", day: "2026-03-01" },
      { address: "https://m.example/b", day: "" },
    ]),
  ).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<url><loc>https://m.example/a?x=1&amp;y=&lt;2&gt;</loc><lastmod>2026-03-01</lastmod></url>\n<url><loc>https://m.example/b</loc></url>\n</urlset>\n',
  );
  expect(
    sitemapIndex([{ address: "https://m.example/sitemaps/blog.xml", day: "2026-03-01" }]),
  ).toContain(
    "<sitemap><loc>https://m.example/sitemaps/blog.xml</loc><lastmod>2026-03-01</lastmod></sitemap>",
  );
});

test("robots may read every page and find the sitemap at the site's own address", () => {
  expect(robots("https://m.example")).toMatch(
    /^User-agent: \*\n(Disallow: \/(captcha\/|metrics|purge|search(\.md)?\?)\n)+\nSitemap: https:\/\/m\.example\/sitemap\.xml\n$/,
  );
});

test("[OWN-141] by the owner's choice robots.txt refuses crawlers of AI companies: for training, or all", () => {
  const of = (choice: keyof typeof CRAWLER_RULES) => {
    const text = robots("https://m.example", [""], CRAWLER_RULES[choice]);
    const groups = text.split("\n\n").slice(0, -1);
    return { text, groups, refused: groups[1] ?? "" };
  };
  expect(of("all").text).toBe(robots("https://m.example"));
  expect(of("all").groups).toHaveLength(1);
  expect(of("answers").groups[0]).toContain(
    "\nContent-Signal: search=yes, ai-input=yes, ai-train=no\n",
  );
  expect(of("answers").refused).toMatch(/^(User-agent: [\w-]+\n)+Disallow: \/$/);
  expect(of("answers").refused).toContain("User-agent: GPTBot\n");
  expect(of("answers").refused).not.toContain("ChatGPT-User");
  expect(of("none").groups[0]).toContain("ai-input=no, ai-train=no");
  for (const name of ["GPTBot", "ChatGPT-User", "ClaudeBot", "Claude-User"])
    expect(of("none").refused).toContain(`User-agent: ${name}\n`);
  for (const choice of ["all", "answers", "none"] as const) {
    expect(of(choice).text).not.toMatch(/Googlebot|bingbot/i);
    expect(of(choice).groups[0]).toMatch(/^User-agent: \*\n/);
    expect(of(choice).text.endsWith("\n\nSitemap: https://m.example/sitemap.xml\n")).toBe(true);
  }
});

test("llms.txt is Markdown that no title breaks, without empty kinds", () => {
  const page = {
    path: "/blog/x",
    title: "Cost [2026] of Ve\u00adc<T> &lt; | Meridian",
    text: "What  it\ncosts <b>.",
    of: null,
    date: "",
  };
  expect(
    llms({
      siteUrl: "https://m.example",
      brand: "Meridian",
      summary: "Teams.",
      kinds: [
        { title: "Blog", pages: [page] },
        { title: "Vacancies", pages: [] },
      ],
    }),
  ).toBe(
    "# Meridian\n\n> Teams.\n\n## Blog\n\n- [Cost \\[2026\\] of Vec\\<T> \\&lt;](https://m.example/blog/x.md): What it costs \\<b>.\n",
  );
});

test("removes the site's name after a title", () => {
  expect(
    ["Java | Meridian", "Recruiter | Meridian Careers", "A | B", "Meridian"].map((title) =>
      withoutBrand(title, "Meridian"),
    ),
  ).toEqual(["Java", "Recruiter", "A | B", "Meridian"]);
});
