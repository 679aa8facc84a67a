import { expect } from "@playwright/test";
import { expectNoFaults } from "../pages/one-load.ts";
import { test } from "../page-probes.ts";

test("[ERR-01] [ERR-02] any other path returns 404 and the not-found page, excluded from search engines, without faults; it has header and footer and leads home", async ({
  page,
}) => {
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
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Engineering teams that stay with your product",
  );
});
