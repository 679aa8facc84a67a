import { expect, test } from "vitest";
import { feedXml } from "#app/seo/feed.ts";
import { pageSteps } from "#app/ui/page-links.tsx";

test("[BLOG-01] pagination shows the ends, the neighbours and the gaps", () => {
  expect(pageSteps(1, 1)).toEqual([1]);
  expect(pageSteps(1, 3)).toEqual([1, 2, 3]);
  expect(pageSteps(1, 9)).toEqual([1, 2, null, 9]);
  expect(pageSteps(3, 9)).toEqual([1, 2, 3, 4, null, 9]);
  expect(pageSteps(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
  expect(pageSteps(7, 9)).toEqual([1, null, 6, 7, 8, 9]);
});

const item = {
  title: 'R&D <b> "office"\u0000\ud800',
  link: "https://site.example/blog/a?b=1&c=2",
  description: "It's ]]> so.",
  category: "",
  day: "2026-08-18",
};

test("[BLOG-07] escapes text in the feed and drops characters that XML forbids", () => {
  const xml = feedXml({
    language: "en",
    title: "Notes",
    description: "d",
    link: "https://site.example/blog",
    self: "https://site.example/blog/feed.xml",
    items: [item, { ...item, day: undefined }],
  });
  expect(xml).toContain("<title>R&amp;D &lt;b&gt; &quot;office&quot;</title>");
  expect(xml).toContain("<link>https://site.example/blog/a?b=1&amp;c=2</link>");
  // Feed readers parse a description as HTML.
  expect(xml).toContain("<description>It's ]]&amp;gt; so.</description>");
  expect(xml.match(/<pubDate>/g)).toHaveLength(1);
  expect(xml).toContain("<pubDate>Tue, 18 Aug 2026 00:00:00 GMT</pubDate>");
  expect(xml).toContain("<lastBuildDate>Tue, 18 Aug 2026 00:00:00 GMT</lastBuildDate>");
  expect(xml).not.toContain("<category>");
});

test("[BLOG-07] a feed without posts is valid", () => {
  expect(
    feedXml({
      language: "en",
      title: "Notes",
      description: "d",
      link: "https://site.example/blog",
      self: "https://site.example/blog/feed.xml",
      items: [],
    }),
  ).toMatch(/^<\?xml [^>]*\?>\n<rss[^>]*>\n<channel>[\s\S]*<\/channel>\n<\/rss>\n$/);
});
