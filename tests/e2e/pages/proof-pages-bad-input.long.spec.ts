/** Unusual input on the clients', case studies' and services' pages; a host and site for this file. */
import { expect, type Page } from "@playwright/test";
import { ownHost } from "../own-site.ts";
import { started, complaints, faults, test } from "../page-probes.ts";
import { addOddRecords, LONG } from "./odd-records.ts";

const { host, url, purge } = ownHost(31, addOddRecords);

test.use({ baseURL: url });

/** Nothing is wider than the window, nothing empty takes space, and axe finds no fault. */
async function isSane(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  }
  const empty = await page
    .locator("main :is(section, h2, h3, p, dl, ul, ol)")
    .evaluateAll((parts) =>
      parts
        .filter(
          (part) =>
            part.textContent.trim() === "" &&
            !part.querySelector("img, svg, input") &&
            !part.closest("form, dialog:not([open])"),
        )
        .map((part) => part.outerHTML.slice(0, 80)),
    );
  expect(empty).toEqual([]);
  expect(await faults(page)).toEqual([]);
}

test("[CASE-03] [CASE-05] a story with every optional field empty: its title and the form, and no holes", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect((await page.goto("/case-studies/bare"))?.status()).toBe(200);
  await expect(page.getByRole("heading")).toHaveText(
    ["Bare", "Next case studies"].concat(
      await page
        .locator("main section", { hasText: "Next case studies" })
        .locator("h3")
        .allTextContents(),
      ["Get in touch", "What happens next"],
      await page.getByRole("contentinfo").getByRole("heading").allTextContents(),
    ),
  );
  await expect(page).toHaveTitle("Bare | Meridian");
  await isSane(page);
});

test("[SERV-01] [SERV-05] a service with every optional field empty has no holes", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect((await page.goto("/services/bare-service"))?.status()).toBe(200);
  await expect(page.locator("main :is(h1, h2)")).toHaveText([
    "Bare service",
    "Featured works",
    "Get in touch",
  ]);
  await isSane(page);
});

const LONG_ONES = ["/case-studies/long", "/services/long-service"];
const LOST_ONES = ["/case-studies/lost", "/services/lost-service"];

test("a title of 300 characters widens nothing, and pictures that are not there leave the page whole", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of [...LONG_ONES, ...LOST_ONES, "/case-studies"])
    await test.step(path, async () => {
      const found = complaints(page);
      await page.goto(path);
      await started(page);
      if (!LOST_ONES.includes(path))
        await expect(page.getByText(LONG.slice(0, 60)).first()).toBeVisible();
      await isSane(page);
      expect(found.filter((text) => !/404|Failed to load resource/.test(text))).toEqual([]);
    });
});

test("[CASE-05] a gallery of sixty opens, turns from end to end and has a link for each", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/case-studies/sixty");
  await started(page);
  const gallery = page.getByRole("group", { name: "Gallery", exact: true });
  await gallery.scrollIntoViewIfNeeded();
  await expect(gallery.getByRole("button", { name: "Next" })).toBeVisible();
  await expect(gallery.getByRole("link")).toHaveCount(60);
  await gallery.getByRole("link").first().click();
  const dialog = page.getByRole("dialog", { name: "Gallery" });
  await expect(dialog.getByText("1 / 60")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(dialog.getByText("60 / 60")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(dialog.getByText("1 / 60")).toBeVisible();
  await page.keyboard.press("Escape");
  await isSane(page);
});

test("[CASE-01] [CASE-02] [CLI-01] [CLI-02] [CLI-04] [SERV-04] with lists of none every page stands without them", async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  host.content.caseStudies = [];
  Object.assign(host.content.options.acf, { top_slider_success_stories: false });
  Object.assign(host.content.clients, { data: { client: false } });
  await purge(["portfolio", "options", "clients", "services"]);
  await expect
    .poll(async () => (await request.get("/case-studies")).text(), { timeout: 30_000 })
    .toContain("The first stories are being written.");
  await page.goto("/case-studies");
  await expect(page.locator("main a h3")).toHaveCount(0);
  await expect(page.getByText("The first stories are being written.")).toBeVisible();
  await expect(page.getByRole("group", { name: "Success Stories", exact: true })).toHaveCount(0);
  await isSane(page);
  await page.goto("/clients");
  // The specified countries (CLI-01), with or without clients.
  await expect(page.getByRole("main").getByRole("radio")).toHaveCount(13);
  await expect(page.getByRole("heading", { name: "Our clients & partners" })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Reviews" })).toHaveCount(0);
  await isSane(page);
  await page.goto("/services/dedicated-teams");
  await expect(page.getByRole("heading", { name: "Related works" })).toHaveCount(0);
  await isSane(page);
});
