import { expect } from "@playwright/test";
import { leadsFromTheBar, marksWhatIsRead, sidebar, staysFixed, walks } from "./contents-probes.ts";
import { testPage } from "../pages/one-load.ts";
import { started, test, topOf } from "../page-probes.ts";

const PATH = "/dedicated-team-road-map";
const TITLES = [
  "Requirements",
  "Team plan and budget",
  "Contract",
  "Search",
  "Your interviews",
  "Workplace and access",
  "First month",
  "Steady work and growth",
];

testPage(
  PATH,
  {
    "[ROAD-01] title, eight stages by number with title and description, and the text under them":
      async ({ page }) => {
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dedicated team road map");
        await expect(
          page.getByRole("heading", { level: 2 }).filter({ visible: true }).first(),
        ).toHaveText("Requirements");
        for (const [at, title] of TITLES.entries()) {
          const stage = page.locator(`#stage-${at + 1}`);
          await expect(stage.getByText(`STAGE ${at + 1}`, { exact: true })).toBeVisible();
          await expect(stage.getByRole("heading", { name: title })).toBeVisible();
          await expect(stage.locator("p").nth(1)).not.toBeEmpty();
        }
        await expect(
          page.getByText("From the first call to the first merged change takes six to ten weeks"),
        ).toBeVisible();
      },
    "[ROAD-01] before a word is read the weeks are drawn to scale, each row leading to its stage":
      async ({ page }) => {
        const rows = page.locator("ol").first().getByRole("listitem");
        await expect(rows).toHaveCount(8);
        const search = await rows.nth(3).locator("rect[data-ground]").boundingBox();
        const line = await rows.nth(3).locator("svg").boundingBox();
        expect(((search?.x ?? 0) - (line?.x ?? 0)) / (line?.width ?? 1)).toBeCloseTo(1 / 16, 2);
        expect((search?.width ?? 0) / (line?.width ?? 1)).toBeCloseTo(3 / 16, 2);
        await rows.nth(3).getByRole("link", { name: "Search" }).click();
        await expect(page).toHaveURL(`${PATH}#stage-4`);
        await expect.poll(() => topOf(page.locator("#stage-4"))).toBeLessThanOrEqual(85);
      },
    "[ROAD-01] each stage's text and picture are side by side, in turn left and right": async ({
      page,
    }) => {
      for (const width of [1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const at of TITLES.keys()) {
          const stage = page.locator(`#stage-${at + 1}`);
          const text = await stage.locator("> div").boundingBox();
          const picture = await stage.locator("img").boundingBox();
          if (!text || !picture) throw new Error("not rendered");
          const [left, right] = at % 2 === 0 ? [text, picture] : [picture, text];
          expect(left.x + left.width).toBeLessThanOrEqual(right.x);
          const middle = picture.y + picture.height / 2;
          expect(Math.abs(text.y + text.height / 2 - middle)).toBeLessThan(2);
        }
      }
    },
    "[ROAD-02] at 768 px the stages are one bar under the header that opens": async ({ page }) => {
      await leadsFromTheBar(page, { name: "First month", id: "stage-7" });
    },
    "[ROAD-02] the bar shows which of the stages is being read": async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${PATH}#stage-3`);
      await expect(page.locator("summary", { hasText: "STAGE 3 of 8: Contract" })).toBeVisible();
    },
    "the contact button leads to the form on the page": async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole("main").getByRole("link", { name: "Contact Us" }).click();
      await expect(page.getByRole("textbox", { name: "Message" })).toBeInViewport();
    },
  },
  { onPhone: (page) => page.locator("summary", { hasText: "STAGE 1 of 8" }).click() },
);

test("[ROAD-01] the stages next to the text stay fixed, highlight the current one and lead to each in 500 ms", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(PATH);
  await started(page);
  const contents = sidebar(page, "Stages");
  await expect(contents.getByRole("link").nth(1)).toHaveText(/^STAGE 2\s*Team plan and budget$/);
  await page.clock.resume();
  await staysFixed(page, contents);
  await marksWhatIsRead(page, contents);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await walks(
    page,
    contents.getByRole("link", { name: "Your interviews" }),
    page.locator("#stage-5"),
  );
});
