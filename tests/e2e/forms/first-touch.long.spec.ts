import { expect, type Page } from "@playwright/test";
import { started, test, topOf } from "../page-probes.ts";
import { openSurvey } from "../client/survey-form.ts";

const linkedSheets = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel="stylesheet"]:not([disabled])')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

test("the first touch of a form brings no style that the page has already, and moves nothing under the pointer", async ({
  page,
}) => {
  const form = await openSurvey(page);
  await page.reload();
  await started(page);
  const box = form.region("Eastern Europe");
  await box.hover();
  const before = await topOf(box);
  const sheets = await linkedSheets(page);
  const solver = page.waitForRequest(/\/captcha\/challenge/);
  await page.mouse.down();
  await solver;
  await page.waitForLoadState("networkidle");
  expect(await linkedSheets(page)).toEqual(sheets);
  expect(await topOf(box)).toBe(before);
  await page.mouse.up();
  await expect(box).toBeChecked();
});

test("a form that is touched before its script has come has its captcha's challenge fetched all the same", async ({
  page,
}) => {
  const touched = Promise.withResolvers<void>();
  await page.route("**/assets/survey-form-*.js", async (route) => {
    await touched.promise;
    await route.fallback();
  });
  const form = await openSurvey(page);
  const solver = page.waitForRequest(/\/captcha\/challenge/, { timeout: 15_000 });
  await form.region("Eastern Europe").focus();
  touched.resolve();
  await solver;
});
