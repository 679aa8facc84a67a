import { expect, test } from "@playwright/test";
import { topOf } from "../page-probes.ts";

const PAGES = [
  {
    path: "/article/article-it-outsourcing",
    contents: "In this guide",
    item: "What it costs",
    id: "what-it-costs",
  },
  { path: "/dedicated-team-road-map", contents: "Stages", item: "Search", id: "stage-4" },
  {
    path: "/blog/time-zone-overlap-in-practice",
    contents: "Contents",
    item: "Three patterns that work",
    id: "three-patterns-that-work",
  },
  { path: "/privacy-policy", contents: "Contents", item: "Cookies", id: "cookies" },
];

for (const { path, contents, item, id } of PAGES) {
  test(`[SH-10] [ROAD-02] without script the contents of ${path} lead to their sections and mark none; at 390 px their menu opens, leads, and covers nothing`, async ({
    page,
  }) => {
    await page.goto(path);
    const list = page.getByRole("complementary").getByRole("navigation", { name: contents });
    await expect(list.locator("[aria-current]")).toHaveCount(0);
    await list.getByRole("link", { name: item }).click();
    const section = page.locator(`#${id}`);
    await expect.poll(() => topOf(section)).toBeLessThanOrEqual(85);
    expect(await topOf(section)).toBeGreaterThanOrEqual(70);
    await expect(list).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator("summary", { hasText: contents }).click();
    await page.locator("details nav").getByRole("link", { name: item }).click();
    await expect.poll(() => topOf(section)).toBeGreaterThanOrEqual(76);
    expect(await topOf(section)).toBeLessThan(160);
    await expect(page.locator("details nav")).not.toBeInViewport();
  });
}

test("[SH-10] [BLOG-01] without script the blog leads to its posts", async ({ page }) => {
  await page.goto("/blog");
  await page.getByRole("link", { name: /^read more of Code review across two teams/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    "Code review across two teams",
  );
  await page.getByRole("link", { name: "Back to blog" }).click();
  await expect(page).toHaveURL("/blog");
});
