/** Tests that share one load of a page, which is more expensive than all checks. */
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import {
  started,
  complaints,
  faults,
  readDown,
  shifted,
  test,
  watchShifts,
} from "../page-probes.ts";

/** Checks by title. Steps may scroll and open things; only the last may leave the page. */
type Steps = Record<string, (at: { page: Page; request: APIRequestContext }) => Promise<void>>;

interface Options {
  widths?: number[];
  onPhone?: (page: Page) => Promise<void>;
}

/** At each width axe finds no fault and nothing is wider than the window. */
export async function expectNoFaults(
  page: Page,
  { widths = [390], onPhone }: Options = {},
): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [1440, ...widths]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    if (width === 390) await onPhone?.(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${width} px`,
    ).toBeLessThanOrEqual(0);
    expect(await faults(page), `${width} px`).toEqual([]);
  }
}

/** The script and the stylesheet of every page. */
const BROWSER = /\/assets\/(?:(?:browser|shared)-.*\.js|[\w-]+\.css)$/;

/** A quiet console; before load only its script and stylesheet; no layout shifts. */
async function expectCalm(page: Page, path: string): Promise<void> {
  const found = complaints(page);
  const early: string[] = [];
  let loaded = false;
  page.on("load", () => (loaded = true));
  page.on(
    "request",
    (request) =>
      ["script", "stylesheet"].includes(request.resourceType()) &&
      !loaded &&
      !BROWSER.test(request.url()) &&
      early.push(request.url()),
  );
  await watchShifts(page);
  expect((await page.goto(path))?.status()).toBe(200);
  await started(page);
  await readDown(page);
  await page.waitForLoadState("networkidle");
  expect(found).toEqual([]);
  expect(early).toEqual([]);
  expect(await shifted(page)).toBeLessThanOrEqual(0.01);
}

/** One test of a page with a step per check; the page is also calm and without faults. */
export function testPage(path: string, steps: Steps, options: Options = {}): void {
  test(`${path}, calm, without fault at 390 and 1440 px: ${Object.keys(steps).join("; ")}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    await test.step("it starts without a console message, and nothing on it moves by itself", () =>
      expectCalm(page, path));
    await test.step("it has no accessibility fault", () => expectNoFaults(page, options));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: null });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    for (const [what, see] of Object.entries(steps))
      await test.step(what, () => see({ page, request }));
  });
}
