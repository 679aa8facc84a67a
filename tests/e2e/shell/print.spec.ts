/** Pages on paper. The narrow width is that of a label printer, or of large margins. */
import { expect, type Page } from "@playwright/test";
import { test } from "../page-probes.ts";

const PAPER = [
  { width: 718, height: 1047 },
  { width: 390, height: 800 },
];
const PAGES = [
  "/",
  "/career",
  "/case-studies",
  "/case-studies/dunemark",
  "/expertise-fintech",
  "/pricing?team=react.senior.2,node.js.senior.3",
];

/** What is outside the paper, and headings or slides that are cut off. */
const lost = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found = [...document.querySelectorAll("main :is(h1, h2, h3, p, td, [data-viewport] li)")]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right - left > 1 && (left < -1 || right > width + 1);
      });
    return found.map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
  });

test("everything on a page is on A4 and on narrow paper, with all slides of a slider", async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ media: "screen" });
    await page.goto(path);
    // Sliders have become loops.
    for (const slider of await page.locator("[data-viewport]").all())
      await slider.scrollIntoViewIfNeeded();
    await page.emulateMedia({ media: "print" });
    for (const paper of PAPER) {
      await page.setViewportSize(paper);
      await expect.poll(() => lost(page), `${path} at ${paper.width} px`).toEqual([]);
    }
  }
});

/** Sheets of a PDF: Chromium writes one object for each. */
const sheets = async (page: Page, format: string): Promise<number> =>
  (await page.pdf({ format })).toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test("[SH-13] a vacancy is one sheet of A4 or Letter, a post ends with its last words", async ({
  page,
}) => {
  await page.goto("/vacancies/senior-react-engineer-harbour-ledger");
  for (const format of ["A4", "Letter"]) expect(await sheets(page, format)).toBe(1);
  await page.goto("/blog/what-an-rd-office-abroad-costs");
  expect(await sheets(page, "A4")).toBeLessThanOrEqual(3);
  await page.emulateMedia({ media: "print" });
  const words = await page.locator("main").innerText();
  expect(words.trim()).toMatch(
    /An office you can afford to close is one you can afford to open\.$/,
  );
});

test("[SH-13] links and controls that are of no use on paper are not printed", async ({ page }) => {
  await page.goto("/sales");
  await page.emulateMedia({ media: "print" });
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText("hello@example.com")).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("banner")).toHaveCount(0);
});
