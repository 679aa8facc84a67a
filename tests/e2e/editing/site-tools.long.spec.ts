/** Editors' tools for the whole site: redirects as tables, trash, search texts as shown. */
import { expect } from "@playwright/test";
import { expectNoFaults } from "../page-probes.ts";
import { test } from "./shared-cms.ts";

test("[OWN-50] [OWN-52] [OWN-54] a table of redirects is reported line by line, a dead one is on the dashboard; an editor's deleted record is in the trash and comes back", async ({
  page,
  cms,
}) => {
  await cms.logIn(page, "ben@example.com");
  await page.goto(`${cms.url}/admin/collections/redirects`);
  await page.getByText("Import a CSV").click();
  await page.getByLabel("File").setInputFiles({
    name: "moved.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("from;to\r\n/old;/pricing\r\n/bad;javascript:alert(1)\r\n"),
  });
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByText("Refused: 1 · Added: 1")).toBeVisible();
  await expect(
    page.getByRole("row", { name: /^3 \/bad .* Refused: Write a path of this site/ }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "/old", exact: true })).toBeVisible();
  await expectNoFaults(page, ".redirect-tables");

  await cms.post("/redirects", { from: "/lost", to: "/nowhere", status: "301" });
  await cms.post("/broken-links", {});
  await page.goto(`${cms.url}/admin`);
  const nowhere = page.getByRole("region", { name: "Broken links" });
  await expect(nowhere.getByRole("listitem").filter({ hasText: "/lost" })).toHaveText([
    /^Redirect \/lost, New address: \/nowhere\. This page does not exist/,
  ]);
  await expectNoFaults(page, ".dashboard-part:has(#broken-links)");

  const { doc } = await cms.post("/services", {
    slug: "teams",
    title: "Teams",
    order: 1,
    _status: "published",
  });
  await page.goto(`${cms.url}/admin/collections/services/${doc.id}`);
  await expect(async () => {
    await page.locator(".doc-controls__popup").getByRole("button").first().click({ timeout: 2000 });
    await page.locator("#action-delete").click({ timeout: 2000 });
  }).toPass();
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await page.waitForURL(/\/collections\/services(?:\?.*)?$/);
  await page.goto(`${cms.url}/admin/collections/services/trash`);
  await expect(page.getByRole("button", { name: /Empty trash/i })).toHaveCount(0);
  await page.getByRole("link", { name: "Teams" }).click();
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await page.locator("#restore-as-published").check();
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  // Not found until it is restored.
  await expect(async () =>
    expect(await cms.get(`/services/${doc.id}`)).toMatchObject({ _status: "published" }),
  ).toPass();
});

test("[OWN-53] search texts are shown as a search result and shared, their characters are counted, and nothing is refused for its length", async ({
  page,
  cms,
}) => {
  await cms.logIn(page, "ben@example.com");
  const { doc } = await cms.post("/seo-records?draft=true", { path: "/prices/teams" });
  await page.goto(`${cms.url}/admin/collections/seo-records/${doc.id}`);
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("› prices › teams");
  await expect(page.getByText("Empty: the page's own title is used.")).toBeVisible();
  await page.locator("#field-title").fill(`Teams ${"of engineers ".repeat(5)}`);
  await expect(
    page.getByText(/^8\d of about 60, with the template: .*cut the rest$/),
  ).toBeVisible();
  await expect(preview.locator("strong").first()).toHaveText(/^Teams of engineers .*…$/);
  await page.locator("#field-description").fill("Engineers who stay.");
  await expect(page.getByText("19 of about 155: write at least 120")).toBeVisible();
  await expect(preview).toContainText("Engineers who stay.");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    for (const part of [".seo-preview", ".field-type:has(> .field-type__wrap #field-title)"])
      await expectNoFaults(page, part, `${part} at ${width} px`);
  }
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect
    .poll(async () => (await cms.get(`/seo-records/${doc.id}?draft=false`)) as { _status?: string })
    .toMatchObject({ _status: "published" });
});

test("[OWN-53] a record's form has the texts of its page, with its own title where they are empty; the overview leads to them", async ({
  page,
  cms,
}) => {
  await cms.logIn(page, "ben@example.com");
  const { doc } = await cms.post("/services", {
    slug: "found-teams",
    title: "Found <strong>teams</strong>",
    order: 1,
    _status: "published",
  });
  await cms.post("/seo-records", { path: "/found", title: "Found", _status: "published" });
  await page.goto(`${cms.url}/admin/collections/seo-records`);
  await page.getByRole("link", { name: "/services/found-teams" }).click();
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("› services › found-teams");
  await expect(preview.locator("strong").first()).toHaveText(/^Found teams \| /);
  await expectNoFaults(page, ".seo-preview");
  const title = page.locator("#field-search__title");
  await title.fill("Found");
  await expect(page.getByText(/^\/found has the same title\./)).toBeVisible();
  await title.fill("Teams that are found");
  await expect(page.getByText(/has the same title/)).toBeHidden();
  await expect(preview.locator("strong").first()).toHaveText(/^Teams that are found \| /);
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect
    .poll(async () => JSON.stringify(await cms.get(`/services/${doc.id}?draft=false`)))
    .toContain('"title":"Teams that are found"');
});

test("[OWN-53] the overview has every page with its texts, and is filtered by what is missing", async ({
  page,
  cms,
}) => {
  await cms.logIn(page, "ben@example.com");
  await cms.post("/seo-records", {
    path: "/overview-hidden",
    title: "Supercalifragilistic".repeat(6),
    noindex: true,
    _status: "published",
  });
  for (const width of [1440, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${cms.url}/admin/collections/seo-records?words=overview-hidden`);
    const row = page.getByRole("row", { name: /overview-hidden/ });
    await expect(row).toContainText("No description");
    await expect(row).toContainText("Longer than search engines show");
    await expect(row).toContainText("Hidden from search engines");
    await expectNoFaults(page, ".search-overview", `at ${width} px`);
  }
  await page.goto(
    `${cms.url}/admin/collections/seo-records?note=missing&kind=Page+without+a+record`,
  );
  await page.getByRole("link", { name: "/survey", exact: true }).click();
  await expect(page.locator("#field-path")).toHaveValue("/survey");
});
