import { expect } from "@playwright/test";
import { shifted, started, test, watchShifts } from "../page-probes.ts";

for (const width of [390, 1280, 1440]) {
  test(`a font that comes late moves nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let bring = (): void => undefined;
    const wanted = new Promise<void>((resolve) => (bring = resolve));
    await page.route("**/*.woff2", async (route) => {
      await wanted;
      await route.fallback();
    });
    await watchShifts(page);
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.getByRole("button", { name: "OK" })).toBeVisible();
    expect(await page.evaluate(() => document.fonts.check('1em "Commissioner Variable"'))).toBe(
      false,
    );
    bring();
    await expect
      .poll(() => page.evaluate(() => document.fonts.check('1em "Commissioner Variable"')))
      .toBe(true);
    await started(page);
    expect(await shifted(page)).toBeLessThanOrEqual(0.01);
  });
}
