import { expect, test } from "@playwright/test";

test("[SURV-11] progress and estimate follow the answers", async ({ page }) => {
  await page.goto("/survey");
  const main = page.getByRole("main");
  await expect(main.getByText("0 of 5 answered")).toBeVisible();
  await main.getByText("Central Asia").click();
  await expect(main.getByText("1 of 5 answered")).toBeVisible();
  await expect(main.getByText(/per month, at/)).toBeHidden();
  await main.getByLabel("Team size").getByRole("textbox").last().fill("5");
  await expect(main.getByText("2 of 5 answered")).toBeVisible();
  await expect(main.getByText(/\$5,600 to \$76,000 per month, at 160 hours/)).toBeVisible();
});

test("[CASE-09] figures of 30 digits and long words stay in the page at 320 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ["/case-studies", "/case-studies/harbour-ledger"]) {
    await page.goto(path);
    const figures = page.getByRole("main").locator("dd:has(small)");
    await figures.evaluateAll((all) => {
      for (const figure of all) figure.firstChild?.replaceWith("1".repeat(30));
    });
    await expect(figures.first()).toContainText("1".repeat(30));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});
