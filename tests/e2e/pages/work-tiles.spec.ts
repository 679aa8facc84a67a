import { expect } from "@playwright/test";
import { test } from "../page-probes.ts";

for (const [path, width] of [
  ["/", 1280],
  ["/case-studies", 1280],
  ["/case-studies/harbour-ledger", 1280],
  ["/case-studies/harbour-ledger", 768],
] as const)
  test(`[CASE-02] the last row of tiles ends with the page's content, whatever their number: ${path} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const last = page.locator("main a:has(h3):has(dl, small)").last();
    const grid = last.locator("..");
    const gaps = await grid.evaluate((list) => {
      const all: Record<number, number> = {};
      for (let tiles = list.children.length; tiles > 0; tiles--) {
        const edge = list.lastElementChild?.getBoundingClientRect().right ?? 0;
        all[tiles] = Math.round(list.getBoundingClientRect().right - edge);
        list.lastElementChild?.remove();
      }
      return all;
    });
    expect(Object.keys(gaps).length).toBeGreaterThan(2);
    expect(Object.values(gaps).filter((gap) => gap !== 0)).toEqual([]);
  });
