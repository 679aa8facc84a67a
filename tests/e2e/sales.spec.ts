import { expect } from "@playwright/test";
import { alive, complaints, faults, readDown, standsUnderHeader, test } from "./page-probes.ts";

test("[ERR-03] /sales is a landing page of the site's own blocks: pitch, form, comparison, services, works", async ({ page }) => {
  const found = complaints(page);
  expect((await page.goto("/sales"))?.status()).toBe(200);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Talk to us about your team");
  await expect(page).toHaveTitle("Talk to Us About Your Team | Meridian");
  await expect(main.getByRole("button", { name: "Send message" })).toBeVisible();
  for (const figure of ["5 working days", "30 days", "$15580", "$4500-$7500"]) await expect(main.getByText(figure, { exact: true })).toBeVisible();
  for (const name of ["One engineer, one month", "What happens next", "What the teams do", "Featured works", "What stays in the price"]) await expect(main.getByRole("heading", { name })).toBeVisible();
  await expect(main.getByRole("list", { name: "Clients" }).getByRole("img")).toHaveCount(6);
  await expect(main.getByRole("figure").getByRole("blockquote")).toBeVisible();
  await alive(page);
  expect(found).toEqual([]);
});

test("[ERR-03] [NAV-02] its last word and the header lead back to the form", async ({ page }) => {
  await page.goto("/sales");
  await alive(page);
  await page.getByRole("main").getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/sales#contact-form");
  await standsUnderHeader(page.locator("#contact-form"));
});

for (const width of [390, 768, 1024, 1440])
  test(`[ERR-03] the landing page has no accessibility fault and fits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/sales");
    await alive(page);
    await readDown(page);
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
