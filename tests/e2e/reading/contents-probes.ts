import { expect, type Locator, type Page } from "@playwright/test";
import { topOf } from "../page-probes.ts";

/** Next to the text; hidden on narrow screens. */
export const sidebar = (page: Page, name: string): Locator =>
  page.getByRole("complementary").getByRole("navigation", { name });

/** The item of the section being read. */
export const marked = (contents: Locator): Locator => contents.locator('[aria-current="location"]');

/** The list stays below the header at any scroll position. */
export async function staysFixed(page: Page, contents: Locator): Promise<void> {
  const before = await topOf(contents);
  for (const part of [0.3, 0.45]) {
    await page.evaluate(
      (share) =>
        scrollTo({ top: document.documentElement.scrollHeight * share, behavior: "instant" }),
      part,
    );
    await expect.poll(() => topOf(contents)).toBeGreaterThanOrEqual(76);
    expect(await topOf(contents)).toBeLessThan(120);
  }
  expect(before).toBeGreaterThan(120);
}

/** Scrolls each section to the line and checks the current item. */
export async function marksWhatIsRead(page: Page, contents: Locator): Promise<void> {
  const links = await contents.getByRole("link").all();
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) {
    const id = decodeURIComponent((await link.getAttribute("href"))?.split("#")[1] ?? "");
    await page.evaluate(
      (to) =>
        scrollBy({
          top: (document.getElementById(to)?.getBoundingClientRect().top ?? 0) - 80,
          behavior: "instant",
        }),
      id,
    );
    await expect(link).toHaveAttribute("aria-current", "location");
    await expect(marked(contents)).toHaveCount(1);
  }
}

/**
 * Presses a link and checks the scroll: half after 250 ms, all after 500, 70 to 85 px from the top.
 */
export async function walks(page: Page, link: Locator, target: Locator): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
  const from = await page.evaluate(() => scrollY);
  const way = (await topOf(target)) - 80;
  await link.click();
  await page.clock.runFor(250);
  const half = (await page.evaluate(() => scrollY)) - from;
  expect(half).toBeGreaterThan(way * 0.2);
  expect(half).toBeLessThan(way * 0.8);
  await page.clock.runFor(300);
  await expect.poll(() => topOf(target)).toBeGreaterThanOrEqual(70);
  expect(await topOf(target)).toBeLessThanOrEqual(85);
  await expect(target).toBeFocused();
}

/** At 768 px and less, after the script's start: a bar that opens, scrolls and closes. */
export async function leadsFromTheBar(
  page: Page,
  item: { name: string; id: string },
): Promise<void> {
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(page.getByRole("complementary")).toBeHidden();
  const bar = page.locator("details:has(> summary + nav)");
  const summary = bar.locator("summary");
  await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
  await expect.poll(() => topOf(summary)).toBe(76);
  await summary.click();
  await page.keyboard.press("Escape");
  await expect(bar).not.toHaveAttribute("open");
  await expect(summary).toBeFocused();
  await summary.click();
  await bar.getByRole("link", { name: item.name }).click();
  await expect(bar).not.toHaveAttribute("open");
  const target = page.locator(`[id="${item.id}"]`);
  await expect.poll(() => topOf(target)).toBeLessThan(76 + 52 + 20);
  expect(await topOf(target)).toBeGreaterThanOrEqual(76 + 52);
  await expect(summary).toContainText(item.name);
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(page.getByRole("complementary")).toBeVisible();
  await expect(bar).toBeHidden();
}
