/**
 * The admin of a host with the demo content: history, drawers, questions and menus, the keyboard, the
 * navigation and the theme; finally without the demo. every-screen.long.spec.ts opens each screen.
 */
import { expect, test } from "@playwright/test";
import { portAt } from "../../ports.ts";
import { expectNoFaults, faults } from "../page-probes.ts";
import { EDITOR, startOwnCms, type OwnCms } from "./own-cms.ts";
import { faultsOfPage, faultsOfScreen, faultsOfStops, resize } from "./screens.ts";

let cms: OwnCms;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  cms = await startOwnCms("accessible", portAt(89), { SEED_DEMO: "1" });
});
test.afterAll(() => cms?.stop());

test("history, comparison, drawer, question and menus: axe, and the focus stays", async ({
  page,
}) => {
  // The host's first pages, and five widths of each.
  test.setTimeout(300_000);
  await cms.logIn(page);
  const { docs } = await cms.get<{ docs: { id: number }[] }>("/blog-posts?limit=1&depth=0");
  const post = `/admin/collections/blog-posts/${docs[0]?.id}`;
  const found = await faultsOfPage(page, `${cms.url}${post}/versions`);
  await page.locator(".versions-table a").first().click();
  await expect(page.getByRole("heading", { name: "What changed" })).toBeVisible();
  expect(found).toEqual([]);
  await expect(page.locator("html[data-ready]")).toHaveCount(1);
  await expect.poll(() => faultsOfScreen(page), { timeout: 60_000 }).toEqual([]);

  await page.goto(`${cms.url}${post}`);
  const author = page.locator(".relationship--single-value__drawer-toggler").first();
  await author.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("textbox", { name: "Name" })).toBeVisible();
  expect(await drawer.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await expect.poll(() => faults(page, "dialog")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(author).toBeFocused();

  await expect.poll(() => faultsOfScreen(page), { timeout: 60_000 }).toEqual([]);
  const more = page.getByRole("button", { name: "More actions" });
  const remove = page.locator("#action-delete");
  const cancel = page.getByRole("button", { name: "Cancel" });
  // The menu is drawn again when the form has read who else has it open.
  await expect(async () => {
    await more.focus();
    if (!(await remove.isVisible())) await page.keyboard.press("Enter");
    await remove.focus({ timeout: 1000 });
    await page.keyboard.press("Enter");
    await expect(cancel).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect.poll(() => faults(page, "dialog")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(more).toBeFocused();

  const account = page.getByRole("button", { name: /^Your account/ });
  await account.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Log out" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Account and password" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(account).toBeFocused();
});

test("each stop of the keyboard in list, form and settings is outlined and in sight; system colours show what is chosen", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await cms.logIn(page);
  for (const path of [
    "/admin/collections/services",
    "/admin/globals/about",
    "/admin/globals/site-settings?task=look",
  ]) {
    await page.goto(`${cms.url}${path}`);
    await expect(page.getByRole("main").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    // The list's stops include the menu.
    if (!path.includes("/collections/")) await page.locator("#page").focus();
    expect(await faultsOfStops(page, 60), path).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`${cms.url}/admin/collections/services`);
  const edge = (part: string): Promise<string> =>
    page
      .locator(part)
      .first()
      .evaluate((box) => getComputedStyle(box).borderBlockEndStyle);
  await expect.poll(() => edge(".default-list-view-tabs .btn--disabled")).toBe("solid");
  const signs = page.locator(".state--ok").first();
  expect(await signs.evaluate((box) => getComputedStyle(box, "::before").forcedColorAdjust)).toBe(
    "none",
  );
  const needle = page.locator("#nav-services .nav__link-indicator");
  expect(await needle.evaluate((box) => getComputedStyle(box).forcedColorAdjust)).toBe("none");
});

test("[EDIT-09] the navigation follows the window, keeps the choice, and is a sheet below 1024 pixels", async ({
  page,
}) => {
  await cms.logIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${cms.url}/admin/collections/services`);
  const home = page.getByRole("link", { name: "Home" }).first();
  const toggler = page.locator(".template-default__nav-toggler");
  await expect(page.locator("#nav-services")).toHaveAttribute("aria-current", "page");
  const nav = page.locator(".nav");
  await expect(nav).toHaveJSProperty("inert", false);
  await resize(page, 768);
  await expect(home).toBeHidden();
  await expect(toggler).toHaveAttribute("aria-expanded", "false");
  await toggler.focus();
  await page.keyboard.press("Enter");
  await expect(home).toBeVisible();
  await expect.poll(() => faults(page, ".nav")).toEqual([]);
  await page.keyboard.press("Tab");
  await expect(home).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(home).toBeHidden();
  await expect(toggler).toBeFocused();
  await toggler.click();
  await page.locator("#nav-media").click();
  await page.waitForURL(/collections\/media/);
  await expect(home).toBeHidden();
  await toggler.click();
  await page.mouse.click(700, 400);
  await expect(home).toBeHidden();
  await resize(page, 1100);
  await expect(home).toBeVisible();

  const stored = page.waitForResponse((reply) => reply.url().includes("payload-preferences/nav"));
  await toggler.click();
  await stored;
  await expect(nav).toHaveJSProperty("inert", true);
  await page.reload();
  await expect(page.locator(".nav--nav-hydrated")).toBeAttached();
  await resize(page, 390);
  await resize(page, 1440);
  await expect(nav).toHaveJSProperty("inert", true);
  await toggler.click();
  await expect(nav).toHaveJSProperty("inert", false);
});

test("[EDIT-09] the theme changes in one press and stays", async ({ page }) => {
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin`);
  const isDark = page.locator("html[data-theme=dark]");
  await expect(isDark).toHaveCount(0);
  await page.getByRole("button", { name: "Dark theme" }).click();
  await expect(isDark).toHaveCount(1);
  await page.reload();
  await expect(isDark).toHaveCount(1);
  await expectNoFaults(page);
});

test("[OWN-20] an admin sees what would go, and removes the demo; an editor does not see the offer", async ({
  page,
}) => {
  await cms.post("/services", { slug: "ours", title: "Ours", order: 1, _status: "published" });
  await cms.logIn(page, EDITOR);
  await page.goto(`${cms.url}/admin`);
  await expect(page.getByRole("heading", { name: "Welcome, Ben" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Demo content" })).toHaveCount(0);
  await page.context().clearCookies();

  await cms.logIn(page);
  await page.goto(`${cms.url}/admin`);
  const part = page.getByRole("region", { name: "Demo content" });
  await part.getByRole("button", { name: "Preview the removal" }).click();
  await expect(part.getByRole("status")).toContainText(
    /^This would remove \d+ records, \d+ pictures/,
  );
  await expectNoFaults(page, "section[aria-labelledby=demo-content]");
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await part.scrollIntoViewIfNeeded();
  await page.setViewportSize({ width: 1440, height: 900 });
  await part.getByRole("button", { name: "Remove the demo content" }).click();
  await expect(part.getByRole("status")).toContainText("Removed:", { timeout: 100_000 });
  const services = (await (
    await fetch(`${cms.url}/api/wp/v2/posts?filter[category_name]=services`)
  ).json()) as {
    slug: string;
  }[];
  expect(services.map(({ slug }) => slug)).toEqual(["ours"]);
  await page.reload();
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  await expect(part).toHaveCount(0);
});
