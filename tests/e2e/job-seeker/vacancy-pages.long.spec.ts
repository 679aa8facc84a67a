/** The list of many vacancies by page, with the filter over all. */
import { expect, type Page } from "@playwright/test";
import { manyVacancies } from "../../../bench/many-vacancies.ts";
import { ownHost } from "../own-site.ts";
import { expectNoFaults } from "../pages/one-load.ts";
import { started, complaints, test } from "../page-probes.ts";

const COUNT = 120;
const { url: SITE } = ownHost(87, ({ content: { vacancies } }) =>
  vacancies.splice(0, Infinity, ...manyVacancies(vacancies, COUNT)),
);

test.use({ baseURL: SITE });

const jobs = (page: Page) => page.locator("#vacancies h3");
const dropdown = (page: Page, name: string) => page.locator(`details:has(input[name="${name}"])`);
const box = (page: Page, group: string, name: string) =>
  dropdown(page, group).getByRole("checkbox", { name: new RegExp(`^${name}`) });
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages" });
const filter = (page: Page) => page.locator("[data-script]", { has: page.locator("form#filter") });
const hrefs = (page: Page, rel: string) =>
  page
    .locator(`head link[rel="${rel}"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

async function tick(page: Page, group: string, name: string): Promise<void> {
  if (!(await dropdown(page, group).evaluate((details) => (details as HTMLDetailsElement).open)))
    await dropdown(page, group).locator("summary").click();
  await box(page, group, name).check();
}

test("[VAC-04] [VAC-07] fifty vacancies a page, the hottest of all first, each on one page", async ({
  page,
}) => {
  await page.goto("/vacancies");
  await expect(jobs(page)).toHaveCount(50);
  await expect(jobs(page).first()).toContainText("Hot");
  await expect(page.getByRole("status").first()).toHaveText(
    `${COUNT} positions, the urgent ones first`,
  );
  const seen = await jobs(page).allTextContents();
  expect([
    await hrefs(page, "prev"),
    await hrefs(page, "next"),
    await hrefs(page, "canonical"),
  ]).toEqual([[], ["/vacancies?page=2"], [`${SITE}/vacancies`]]);
  await pages(page).getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/\/vacancies\?page=2$/);
  await expect(pages(page).getByRole("link", { name: "Page 2" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  expect([
    await hrefs(page, "prev"),
    await hrefs(page, "next"),
    await hrefs(page, "canonical"),
  ]).toEqual([["/vacancies"], ["/vacancies?page=3"], [`${SITE}/vacancies?page=2`]]);
  await expect(page).toHaveTitle(/, page 2$/);
  seen.push(...(await jobs(page).allTextContents()));
  await pages(page).getByRole("link", { name: "Page 3" }).click();
  await expect(jobs(page)).toHaveCount(20);
  seen.push(...(await jobs(page).allTextContents()));
  expect(new Set(seen).size).toBe(COUNT);
  await pages(page).getByRole("link", { name: "Previous page" }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await pages(page).getByRole("link", { name: "Page 1" }).click();
  await expect(page).toHaveURL(/\/vacancies$/);
});

test("[VAC-03] [VAC-04] [VAC-09] the filter looks through all pages, begins at the first, keeps focus and dropdown, and is walked back", async ({
  page,
}) => {
  const found = complaints(page);
  await page.goto("/vacancies?page=2");
  await started(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await dropdown(page, "work_type").locator("summary").click();
  const remote = box(page, "work_type", "Remote");
  const total = Number(
    /(\d+) position/.exec(
      (await dropdown(page, "work_type")
        .locator("label")
        .filter({ hasText: "Remote" })
        .textContent()) ?? "",
    )?.[1],
  );
  expect(total).toBeGreaterThan(50);
  await remote.check();
  await expect(page).toHaveURL(/\/vacancies\?work_type=Remote$/);
  await expect(page.getByRole("status").first()).toHaveText(new RegExp(`^${total} positions`));
  await expect(jobs(page)).toHaveCount(50);
  await expect(remote).toBeFocused();
  await expect(dropdown(page, "work_type")).toHaveAttribute("open");
  await expect(dropdown(page, "work_type").locator("summary")).toHaveText("Remote");
  await expect(pages(page).getByRole("link", { name: "Next page" })).toHaveAttribute(
    "href",
    "/vacancies?page=2&work_type=Remote",
  );
  await page.goBack();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(pages(page).getByRole("link", { name: "Page 2" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(remote).not.toBeChecked();
  await page.goForward();
  await expect(remote).toBeChecked();
  await expect(page.getByRole("status").first()).toHaveText(new RegExp(`^${total} positions`));
  expect(await page.evaluate(() => "same" in window)).toBe(true);
  await pages(page).getByRole("link", { name: "Next page" }).click();
  await expect(page.getByRole("status").first()).toContainText("page 2 of 2");
  await expect(dropdown(page, "work_type").locator("input:checked")).toHaveValue("Remote");
  expect(found).toEqual([]);
});

test("[VAC-09] the list shows at once that it is loading, and the last tick wins however late the first response is", async ({
  page,
}) => {
  await page.goto("/vacancies");
  await expect(filter(page)).toHaveAttribute("data-loaded", "");
  const gates = new Map<string, PromiseWithResolvers<void>>();
  await page.route(/\/vacancies\?/, async (route) => {
    const gate = Promise.withResolvers<void>();
    gates.set(new URL(route.request().url()).search, gate);
    await gate.promise;
    await route.continue().catch(() => undefined);
  });
  const list = page.locator('[data-part="list"]');
  await tick(page, "work_type", "Remote");
  await expect(list).toHaveAttribute("aria-busy", "true");
  await tick(page, "work_type", "Office");
  await expect.poll(() => gates.size).toBe(2);
  for (const gate of [...gates.values()].toReversed()) gate.resolve();
  await expect(list).toHaveAttribute("aria-busy", "false");
  await expect(dropdown(page, "work_type").locator("summary")).toHaveText("Remote, Office");
  await expect(page).toHaveURL(/work_type=Remote&work_type=Office$/);
});

test("[VAC-09] a tick that cannot be answered opens the page of its address", async ({ page }) => {
  await page.goto("/vacancies");
  await expect(filter(page)).toHaveAttribute("data-loaded", "");
  await page.route(/\/vacancies\?/, (route) =>
    route.request().resourceType() === "xhr" ? route.abort() : route.fallback(),
  );
  await page.evaluate(() => Object.assign(window, { same: true }));
  await dropdown(page, "work_type").locator("summary").click();
  await box(page, "work_type", "Remote").click();
  await page.waitForFunction(() => !("same" in window));
  await expect(page.getByRole("status").first()).toContainText("positions");
  await expect(dropdown(page, "work_type").locator("summary")).toHaveText("Remote");
});

test("[VAC-09] a box that was ticked before its script was there counts", async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route(/vacancy-filter-/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto("/vacancies", { waitUntil: "commit" });
  await tick(page, "work_type", "Remote");
  await expect(page).toHaveURL(/\/vacancies$/);
  script.resolve();
  await expect(page).toHaveURL(/\?work_type=Remote$/);
  await expect(dropdown(page, "work_type").locator("summary")).toHaveText("Remote");
});

test("[VAC-09] Clear the filter leaves the keyboard at the list; a view is announced for each choice", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const views: string[] = [];
    Object.assign(window, { views });
    addEventListener("page-view", (event) =>
      views.push((event as CustomEvent<{ path: string }>).detail.path),
    );
  });
  await page.goto("/vacancies?expertise=Senior&specialization=Mobile&work_type=Hybrid");
  await expect(filter(page)).toHaveAttribute("data-loaded", "");
  await expect(page.getByRole("status").first()).toHaveText("No positions");
  await page.getByRole("link", { name: "Clear the filter" }).focus();
  await page.keyboard.press("Enter");
  await expect(jobs(page)).toHaveCount(50);
  await expect(page.locator("#vacancies")).toBeFocused();
  expect(await page.evaluate(() => (window as unknown as { views: string[] }).views)).toEqual([
    "/vacancies?expertise=Senior&specialization=Mobile&work_type=Hybrid",
    "/vacancies",
  ]);
});

test("the second page has no accessibility fault", async ({ page }) => {
  await page.goto("/vacancies?page=2");
  await started(page);
  await expectNoFaults(page);
});
