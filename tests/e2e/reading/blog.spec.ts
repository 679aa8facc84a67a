import { expect } from "@playwright/test";
import { leadsFromTheBar, marksWhatIsRead, sidebar, staysFixed, walks } from "./contents-probes.ts";
import { testPage } from "../pages/one-load.ts";
import { started, test, topOf } from "../page-probes.ts";

const POST = "/blog/time-zone-overlap-in-practice";

testPage("/blog", {
  "[BLOG-02] the demo's titles and descriptions are whole; a title that is cut ends with an ellipsis":
    async ({ page }) => {
      const cards = page.getByRole("article");
      const words = await cards.evaluateAll((posts) =>
        posts.map((post) => ({
          title: post.querySelector("h2, h3")?.textContent ?? "",
          sign: getComputedStyle(post.querySelector("h2, h3") ?? post, "::after").content,
          text: post.querySelector("h2 + p, h3 + p")?.textContent ?? "",
        })),
      );
      expect(words).toHaveLength(10);
      for (const { title, sign, text } of words) {
        expect(title.length).toBeLessThanOrEqual(103);
        expect(text).toMatch(/^.{1,180}\.$/);
        expect(sign).toBe("none");
      }
      const sign = await cards
        .first()
        .getByRole("heading")
        .evaluate((title) => {
          title.setAttribute("data-cut", "");
          return getComputedStyle(title, "::after").content;
        });
      expect(sign).toContain("…");
    },
  "[BLOG-13] the list ends with the offer of the settings": async ({ page }) => {
    const offer = page.getByRole("main").getByRole("link", { name: "Plan your team" });
    await expect(offer).toHaveAttribute("href", "/survey");
  },
  "[BLOG-07] the feed is XML that a browser reads, its items the posts": async ({
    page,
    request,
  }) => {
    const response = await request.get("/blog/feed.xml");
    expect(response.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
    await expect(page.getByRole("link", { name: "RSS feed" })).toHaveAttribute(
      "href",
      "/blog/feed.xml",
    );
    // A separate page: the site's pages block text from becoming a document (Trusted Types).
    const reader = await page.context().newPage();
    const feed = await reader.evaluate(
      (xml) => {
        const read = new DOMParser().parseFromString(xml, "text/xml");
        const items = [...read.querySelectorAll("item")].map((item) => ({
          title: item.querySelector("title")?.textContent,
          link: item.querySelector("link")?.textContent,
          at: item.querySelector("pubDate")?.textContent,
        }));
        return {
          error: read.querySelector("parsererror")?.textContent,
          version: read.documentElement.getAttribute("version"),
          items,
        };
      },
      await response.text(),
    );
    await reader.close();
    expect(feed.error).toBeUndefined();
    expect(feed.version).toBe("2.0");
    expect(feed.items).toHaveLength(10);
    expect(feed.items[0]).toEqual({
      title: expect.stringContaining("a budget, line by line") as unknown as string,
      link: `${new URL(page.url()).origin}/blog/what-an-rd-office-abroad-costs`,
      at: "Tue, 10 Nov 2026 00:00:00 GMT",
    });
    expect(
      (
        await request.get("/blog/feed.xml", {
          headers: { "if-none-match": response.headers().etag ?? "" },
        })
      ).status(),
    ).toBe(304);
  },
  "[BLOG-01] [BLOG-05] [SH-07] the first post stands large above the others, each with its way to the post; what is shared follows the reader":
    async ({ page }) => {
      const posts = page.getByRole("main").getByRole("article");
      await expect(posts).toHaveCount(10);
      await expect(posts.first().getByRole("heading", { level: 2 })).toContainText(
        "What an R&D office abroad really costs",
      );
      const [first, second] = await Promise.all([
        posts.first().locator("img").boundingBox(),
        posts.nth(1).locator("img").boundingBox(),
      ]);
      expect(first?.width).toBeGreaterThan((second?.width ?? 0) * 1.8);
      const leads = await page
        .getByRole("link", { name: /^read more/ })
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(leads).toHaveLength(10);
      expect(leads[4]).toBe(POST);
      await page.getByRole("link", { name: /^read more of Four shared hours a day/ }).click();
      await expect(page).toHaveURL(POST);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Four shared hours a day: planning time-zone overlap that people can live with",
      );
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        /\/blog\/time-zone-overlap-in-practice$/,
      );
    },
});

testPage(POST, {
  "[BLOG-04] with reduced motion, a press stands on the section at once": async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await sidebar(page, "Contents").getByRole("link", { name: "A template to begin with" }).click();
    await expect.poll(() => topOf(page.locator("#a-template-to-begin-with"))).toBe(80);
  },
  "[BLOG-04] at 768 px the contents are one bar under the header": async ({ page }) => {
    await leadsFromTheBar(page, {
      name: "Make the shared hours count",
      id: "make-the-shared-hours-count",
    });
  },
  "[BLOG-03] [BLOG-05] a post has category, title, date, its sections and the way back": async ({
    page,
  }) => {
    await expect(page.getByText("Remote work, August 18, 2026")).toBeVisible();
    await expect(page.locator("time").first()).toHaveAttribute("datetime", "2026-08-18");
    await expect(
      page.getByRole("heading", { level: 2 }).filter({ visible: true }).first(),
    ).toHaveText("How much overlap do you need?");
    await expect(
      page.getByText("Assume 9:00 to 18:00 local time on both sides, in winter."),
    ).toBeVisible();
    await page.getByRole("link", { name: "Back to blog" }).click();
    await expect(page).toHaveURL("/blog");
  },
});

test("[BLOG-04] the contents stay fixed past the header, mark the section being read and lead to each in 500 ms", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(POST);
  await started(page);
  await page.clock.resume();
  const contents = sidebar(page, "Contents");
  await expect(contents.getByRole("link")).toHaveCount(7);
  await staysFixed(page, contents);
  await marksWhatIsRead(page, contents);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await walks(
    page,
    contents.getByRole("link", { name: "Three patterns that work" }),
    page.locator("#three-patterns-that-work"),
  );
});

test("[BLOG-11] a post that is alone in its row has its words next to its picture", async ({
  page,
}) => {
  for (const [width, path] of [
    [768, POST],
    [768, "/blog/category/cost"],
    [1440, "/blog/category/cost"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const posts = page.getByRole("main").getByRole("article");
    const last = path === POST ? posts.last() : posts.first();
    const [picture, words] = await Promise.all([
      last.locator("img").boundingBox(),
      last.getByRole("link").boundingBox(),
    ]);
    expect(words?.x, `${path} at ${width}`).toBeGreaterThan(
      (picture?.x ?? 0) + (picture?.width ?? Infinity),
    );
  }
});

test('[BLOG-08] "Copy link" moves nothing on a phone when its script arrives', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(POST);
  const button = page.getByRole("button", { name: "Copy link" });
  await expect(button).toBeVisible();
  // As before its script.
  const moved = await button.evaluate((element: HTMLElement) => {
    const height = () => document.documentElement.scrollHeight;
    const after = height();
    element.hidden = true;
    return after - height();
  });
  expect(moved).toBe(0);
  await expect(button).toBeHidden();
});
