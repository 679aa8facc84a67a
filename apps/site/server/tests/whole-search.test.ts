import { describe, expect, test } from "vitest";
import { demo, get, site, wholeSiteFixture } from "#server/tests/whole-site-fixture.ts";

wholeSiteFixture();

const page = async (query: string): Promise<string> =>
  (await get(`/search?q=${encodeURIComponent(query)}`, { redirect: "follow" })).text();

describe("the search on a running site", () => {
  test("[FIND-03] finds what the host publishes, nothing of a withdrawn record after its purge, and the earlier pages while the host is down", async () => {
    const [first] = demo.content.blog;
    if (!first) throw new Error("the demo has posts");
    const path = `/blog/${first.post_name}`;
    expect(await page(first.title)).toContain(`href="${path}"`);
    demo.content.blog.shift();
    await site.purge(["blog", `blog:${first.post_name}`]);
    expect(await page(first.title)).not.toContain(`href="${path}"`);
    demo.behave("*", { down: true });
    await site.purge(["services"]);
    expect(await page("engineering teams")).toContain(
      '<a href="/services/dedicated-teams">Dedicated <mark>engineering</mark> <mark>teams</mark></a>',
    );
  });

  test("[FIND-05] results are noindex, in no cache and no sitemap; an address has one spelling", async () => {
    const response = await get("/search?q=java");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
    expect(await (await get("/sitemaps/pages.xml")).text()).not.toContain("/search");
    for (const [written, spelled] of [
      ["q=%20java%20%20team", "/search?q=java+team"],
      ["q=java&page=3", "/search?q=java"],
      ["q=%00%0a", "/search"],
      [`q=${"x".repeat(10_000)}`, `/search?q=${"x".repeat(100)}`],
      ["in=blog", "/search"],
    ])
      expect((await get(`/search?${written}`)).headers.get("location"), written).toBe(spelled);
  });

  test("[FIND-05] markup in a query is text", async () => {
    const html = await page("<script>alert(1)</script>");
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  });
});
