import { expect, test } from "@playwright/test";

test("[SH-10] [FOOT-05] [HOME-02] [HOME-08] without script the home page shows everything; OK closes the notice, the map shows its regions, the hours turn, the button leads to the form", async ({
  page,
}) => {
  await page.goto("/");
  for (const name of [
    "Engineering teams that stay with your product",
    "Which solution do you need today?",
    "For venture funds",
    "What the teams do",
    "What we take care of",
    "Three regions, one working day",
    "Featured works",
    "Get in touch",
  ])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  for (const fact of ["12+", "40+", "50+"])
    await expect(page.locator("dd").getByText(fact, { exact: true }).last()).toBeVisible();
  await expect(page.getByRole("img", { name: "Harbour Ledger" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Send message" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Next" })).toBeHidden();
  await expect(page.locator("video")).toHaveCount(0);
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("dialog", { name: "Cookie notice" })).toBeHidden();
  await page.locator("summary", { hasText: "Middle East" }).click();
  await expect(page.getByText("An office in Dubai")).toBeVisible();
  await page.getByRole("radio", { name: "New York" }).check();
  await expect(page.getByText("2 shared hours")).toBeVisible();
  await page.getByRole("link", { name: "Schedule a strategy session" }).click();
  await expect(page).toHaveURL("/#contact-form");
  await expect(page.getByRole("heading", { name: "Get in touch" })).toBeInViewport();
});

test("[SH-10] [NAV-03] [NAV-04] without script the menu opens, closes by Escape, its button and the overlay", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const menu = page.getByRole("dialog", { name: "Menu" });
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => menu.getByRole("button", { name: "Close menu" }).click(),
    () => page.mouse.click(10, 500),
  ]) {
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(menu).toBeVisible();
    await close();
    await expect(menu).toBeHidden();
  }
});

test("[SH-10] [NAV-02] [ERR-01] [ERR-02] without script an unknown path gets a page that leads home, and to the home page's sections", async ({
  page,
}) => {
  expect((await page.goto("/nothing"))?.status()).toBe(404);
  await page.getByRole("banner").getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL("/#services");
  await expect(page.getByRole("heading", { name: "What the teams do" })).toBeInViewport();
  await page.goBack();
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Engineering teams that stay with your product",
  );
});
