import { expect, type Page } from "@playwright/test";
import { alive, faults, standsUnderHeader, test } from "./page-probes.ts";

test.use({ viewport: { width: 390, height: 844 } });

const menuOf = (page: Page) => page.getByRole("dialog", { name: "Menu" });

async function openMenu(page: Page) {
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(menuOf(page)).toBeVisible();
}

test("[NAV-03] the links give way to the menu at 1200 px, and not above", async ({ page }) => {
  const links = page.getByRole("banner").getByRole("navigation", { name: "Main" });
  await page.setViewportSize({ width: 1201, height: 800 });
  await page.goto("/");
  await expect(links).toBeVisible();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(links).toBeHidden();
  await openMenu(page);
  for (const name of ["Our solutions", "Services", "Success Stories", "Company", "Career", "Contact Us"]) await expect(menuOf(page).getByRole("link", { name })).toBeVisible();
});

test("[NAV-03] an overlay dims the page behind the menu, which stands still", async ({ page }) => {
  await page.goto("/");
  await openMenu(page);
  expect(await menuOf(page).evaluate((menu) => getComputedStyle(menu, "::backdrop").backgroundColor)).toMatch(/^rgba\(16, 38, 47, 0\.6/);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
});

test("[NAV-04] an item closes the menu and shows its section", async ({ page }) => {
  await page.goto("/");
  await alive(page);
  await openMenu(page);
  await menuOf(page).getByRole("link", { name: "Services" }).click();
  await expect(menuOf(page)).toBeHidden();
  await standsUnderHeader(page.locator("#services"));
});

test("[NAV-04] an item that leads to another page closes the menu too", async ({ page }) => {
  await page.goto("/");
  await alive(page);
  await openMenu(page);
  await menuOf(page).getByRole("link", { name: "Career" }).click();
  await expect(page).toHaveURL("/career");
  await expect(menuOf(page)).toBeHidden();
});

test("[NAV-04] a press on the overlay closes the menu", async ({ page }) => {
  await page.goto("/");
  await openMenu(page);
  await page.mouse.click(10, 500);
  await expect(menuOf(page)).toBeHidden();
});

test("[NAV-04] the menu closes when the window grows above 1200 px", async ({ page }) => {
  await page.goto("/");
  await alive(page);
  await openMenu(page);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(menuOf(page)).toBeVisible();
  await page.setViewportSize({ width: 1201, height: 800 });
  await expect(menuOf(page)).toBeHidden();
});

test("[NAV-04] Escape and the close button close the menu and give the focus back", async ({ page }) => {
  await page.goto("/");
  await alive(page);
  const toggle = page.getByRole("button", { name: "Open menu" });
  for (const close of [() => page.keyboard.press("Escape"), () => menuOf(page).getByRole("button", { name: "Close menu" }).click()]) {
    await openMenu(page);
    await expect(menuOf(page).getByRole("button", { name: "Close menu" })).toBeFocused();
    await close();
    await expect(menuOf(page)).toBeHidden();
    await expect(toggle).toBeFocused();
  }
});

test("[NAV-04] while the menu is open the focus goes round in it", async ({ page }) => {
  await page.goto("/");
  await alive(page);
  await openMenu(page);
  const close = menuOf(page).getByRole("button", { name: "Close menu" });
  const last = menuOf(page).getByRole("link", { name: "Contact Us" });
  await expect(close).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(last).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(menuOf(page).getByRole("link", { name: "Our solutions" })).toBeFocused();
});

test("[NAV-06] the open menu has no accessibility fault", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await alive(page);
  await openMenu(page);
  expect(await faults(page)).toEqual([]);
});
