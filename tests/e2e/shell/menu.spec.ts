import { expect, type Page } from "@playwright/test";
import { started, faults, standsUnderHeader, test } from "../page-probes.ts";

test.use({ viewport: { width: 390, height: 844 } });

const menuOf = (page: Page) => page.getByRole("dialog", { name: "Menu" });

async function openMenu(page: Page) {
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(menuOf(page)).toBeVisible();
}

test("[NAV-03] [NAV-04] [NAV-06] the links give way to the menu at 1200 px; it keeps the focus, has no accessibility fault, and closes in every way", async ({
  page,
}) => {
  await page.goto("/");
  await test.step("an overlay dims the page behind the menu, which stands still, and a press on it closes the menu", async () => {
    await openMenu(page);
    expect(
      await menuOf(page).evaluate((menu) => getComputedStyle(menu, "::backdrop").backgroundColor),
    ).toMatch(/^rgba\(16, 38, 47, 0\.6/);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
      "hidden",
    );
    await page.mouse.click(10, 500);
    await expect(menuOf(page)).toBeHidden();
  });
  await started(page);
  await test.step("Escape and the close button close the menu and give the focus back", async () => {
    const toggle = page.getByRole("button", { name: "Open menu" });
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => menuOf(page).getByRole("button", { name: "Close menu" }).click(),
    ]) {
      await openMenu(page);
      await expect(menuOf(page).getByRole("button", { name: "Close menu" })).toBeFocused();
      await close();
      await expect(menuOf(page)).toBeHidden();
      await expect(toggle).toBeFocused();
    }
  });
  await test.step("while the menu is open the focus goes round in it", async () => {
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
    await page.keyboard.press("Escape");
  });
  await test.step("the open menu has no accessibility fault", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openMenu(page);
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.emulateMedia({ reducedMotion: null });
  });
  await test.step("the links give way to the menu at 1200 px, and not above", async () => {
    const links = page.getByRole("banner").getByRole("navigation", { name: "Main" });
    await page.setViewportSize({ width: 1201, height: 800 });
    await expect(links).toBeVisible();
    await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(links).toBeHidden();
    await openMenu(page);
    for (const name of [
      "Our solutions",
      "Services",
      "Success Stories",
      "Pricing",
      "Career",
      "Contact Us",
    ])
      await expect(menuOf(page).getByRole("link", { name })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 390, height: 844 });
  });
  await test.step("the menu closes when the window grows above 1200 px", async () => {
    await openMenu(page);
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(menuOf(page)).toBeVisible();
    await page.setViewportSize({ width: 1201, height: 800 });
    await expect(menuOf(page)).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
  });
  await test.step("an item closes the menu and shows its section", async () => {
    await openMenu(page);
    await menuOf(page).getByRole("link", { name: "Services" }).click();
    await expect(menuOf(page)).toBeHidden();
    await standsUnderHeader(page.locator("#services"));
  });
  await test.step("an item that leads to another page closes the menu too", async () => {
    await openMenu(page);
    await menuOf(page).getByRole("link", { name: "Career" }).click();
    await expect(page).toHaveURL("/career");
    await expect(menuOf(page)).toBeHidden();
  });
});
