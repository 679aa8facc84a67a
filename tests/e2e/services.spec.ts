import { expect } from "@playwright/test";
import { emptyFormErrors, faultsAt } from "./proof-pages.ts";
import { alive, complaints, readDown, shifted, standsUnderHeader, test, watchShifts } from "./page-probes.ts";

const PAGE = "/services/dedicated-teams";

test("[SERV-01] title with its stress and short description", async ({ page }) => {
  await page.goto(PAGE);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Dedicated engineering teams");
  await expect(title.locator("strong")).toHaveText("engineering teams");
  await expect(page.getByText("A team that works only for you, hired to your role profiles")).toBeVisible();
});

test("[SERV-02] [SERV-03] expertise with text and picture, three boxes", async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.getByRole("heading", { name: "Explore our expertise" })).toBeVisible();
  await expect(page.getByText("You keep the product, the backlog and the technical decisions.")).toBeVisible();
  await expect.poll(() => page.locator('main img[fetchpriority="high"]').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  for (const box of ["Your interview decides", "One price, nothing hidden", "A seat that stays filled"]) await expect(page.getByRole("heading", { name: box })).toBeVisible();
});

test("[SERV-04] works that name the service, each leading to its story", async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.getByRole("heading", { name: "Related works" })).toBeVisible();
  const leads = await page.locator('main a[href^="/case-studies/"]').evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(leads).toEqual(["/case-studies/harbour-ledger", "/case-studies/wayfold-logistics", "/case-studies/maplewick-health"]);
});

test("[SERV-05] steps in their order; a service without steps has no such section", async ({ page }) => {
  await page.goto(PAGE);
  const steps = page.getByRole("main").locator("ol li h3");
  await expect(steps).toHaveText(["Requirements", "Team plan", "Shortlist", "Your interviews", "First month"]);
  await page.goto("/services/venture-portfolios");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "How it works" })).toHaveCount(0);
});

test("[SERV-06] [CON-03] the message is optional here, and the button over the text leads to the form", async ({ page }) => {
  await page.goto(PAGE);
  await alive(page);
  await page.getByRole("main").getByRole("link", { name: "Contact Us" }).click();
  await standsUnderHeader(page.locator("#contact-form"));
  expect(await emptyFormErrors(page)).toEqual(["Fill out the name", "Fill out with valid email"]);
});

test("[SERV-07] an unknown service is answered 404 with the error page", async ({ page }) => {
  const response = await page.goto("/services/no-such-service");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oooops, something went wrong");
  await expect(page.getByRole("link", { name: "Go Home" })).toBeVisible();
});

test("[SH-07] a service's tags come from the host, at its own address", async ({ page }) => {
  await page.goto(PAGE);
  await expect(page).toHaveTitle("Dedicated Engineering Teams | Meridian");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/services\/dedicated-teams$/);
});

test("a service page comes alive without a word in the console, and nothing on it moves by itself", async ({ page }) => {
  const found = complaints(page);
  await watchShifts(page);
  await page.goto(PAGE);
  await alive(page);
  await readDown(page);
  await page.waitForLoadState("networkidle");
  expect(found).toEqual([]);
  expect(await shifted(page)).toBeLessThanOrEqual(0.01);
});

for (const width of [390, 1440]) {
  test(`a service page has no accessibility fault at ${width} px`, async ({ page }) => {
    expect(await faultsAt(page, PAGE, width)).toEqual([]);
  });
}
