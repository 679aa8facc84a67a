/** Text of twice the size (WCAG 1.4.4), and forced colours, in which each line of text has a ground. */
import { expect } from "@playwright/test";
import { FURTHER, TEMPLATES } from "../../templates.ts";
import { enlargeText, overlaps } from "../overlaps.ts";
import { test } from "../page-probes.ts";

test("[SH-14] with text of twice the size on a phone the header's parts do not overlap, and the cookie notice covers nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enlargeText(page);
  await page.goto("/vacancies/senior-react-engineer-harbour-ledger");
  const notice = page.getByRole("dialog", { name: "Cookie notice" });
  await expect(notice).toBeVisible();
  // It takes less than half of the first screen.
  expect((await notice.boundingBox())?.height).toBeLessThan(844 / 2);
  expect(await overlaps(page, 0.2)).toEqual([]);
});

test("[SH-14] in forced colours figures do not cover their labels", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.goto("/");
  expect(await overlaps(page, 0)).toEqual([]);
});

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const size of WINDOWS) {
  test(
    `[SH-14] with text of twice the size no text overlaps another one, ${size.width} px wide`,
    { tag: "@long" },
    async ({ page }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await enlargeText(page);
      for (const path of [...TEMPLATES, ...FURTHER]) {
        await page.goto(path);
        expect(await overlaps(page, 0.2), path).toEqual([]);
      }
    },
  );

  test(
    `[SH-14] in forced colours no text covers another one, ${size.width} px wide`,
    { tag: "@long" },
    async ({ page }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
      for (const path of [...TEMPLATES, ...FURTHER]) {
        await page.goto(path);
        expect(await overlaps(page, 0), path).toEqual([]);
      }
    },
  );
}
