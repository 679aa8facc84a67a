/** What moves in view must not lay out the page again: counts of the browser, not times. */
import { expect, type Page } from "@playwright/test";
import { started, test } from "../page-probes.ts";

/** How often the page's layout was computed so far. */
async function layoutsOf(page: Page): Promise<() => Promise<number>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  return async () => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "LayoutCount")?.value ?? Number.NaN;
  };
}

// 129 numbers are shown in 3.3 s.
test("[HOME-04] the facts count without a layout for each number", async ({ page }) => {
  await page.goto("/");
  await started(page);
  const layouts = await layoutsOf(page);
  const counting = page.locator("[data-figure][data-moving]");
  await page.getByText("years", { exact: true }).scrollIntoViewIfNeeded();
  await expect(counting).toHaveCount(3);
  const before = await layouts();
  await expect(counting).toHaveCount(0);
  expect((await layouts()) - before).toBeLessThan(40);
});

// 192 numbers and 113 smiles are shown in 17 s.
test("[SH-06] the statistics count without a layout for each number", async ({ page }) => {
  await page.goto("/career");
  await started(page);
  const layouts = await layoutsOf(page);
  const counting = page.locator("[data-value][data-moving]");
  await page.locator("[data-finish]").first().scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 300, behavior: "instant" }));
  await expect(counting).toHaveCount(4);
  const before = await layouts();
  await expect(counting).toHaveCount(2, { timeout: 15_000 });
  expect((await layouts()) - before).toBeLessThan(40);
});
