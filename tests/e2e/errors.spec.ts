import { expect } from "@playwright/test";
import { expectNoFaults } from "./one-load.ts";
import { alive, complaints, test } from "./page-probes.ts";

test("[ERR-01] [ERR-02] any other path is answered with 404 and the not-found page, kept out of search engines, without fault; it keeps header and footer and leads home", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oooops, something went wrong");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page).toHaveTitle("Oooops, something went wrong");
  await expectNoFaults(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole("banner").getByRole("link", { name: "Career" })).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Fintech" })).toBeVisible();
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Engineering teams that stay with your product");
});

test("[ERR-01] [ERR-02] going back to a page that has gone shows the error page without a reload, and the way on is open", async ({ page }) => {
  const found = complaints(page);
  await page.goto("/");
  await alive(page);
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    history.pushState(null, "", "/no/such/page");
    history.pushState(null, "", "/");
  });
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oooops, something went wrong");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Engineering teams that stay with your product");
  expect(found.filter((text) => !text.includes("404"))).toEqual([]);
});
