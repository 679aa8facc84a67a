/**
 * The admin of a host with the demo content, checked by axe: a list and a form of each kind in the
 * menu, each single page, and the account, all of which fit a phone; versions, the keyboard and the
 * navigation; finally without the demo.
 */
import { expect, test, type Page } from "@playwright/test";
import { portAt } from "../../ports.ts";
import { faults } from "../page-probes.ts";
import { EDITOR, startOwnCms, type OwnCms } from "./own-cms.ts";
import { faultsOfScreen, faultsOfStops, resize } from "./screens.ts";

let cms: OwnCms;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  cms = await startOwnCms("accessible", portAt(89), { SEED_DEMO: "1" });
  // Gives the inbox a record with a file.
  await cms.send("resumeForm", {
    fullname: "Ann Lindgren",
    email: "ann.lindgren@example.com",
    description: "I would like to join.",
    vacancy: "QA engineer",
    _variant: "join",
    _idempotency_key: "key-accessible",
  });
});
test.afterAll(() => cms?.stop());

/** Addresses in the menu: collections and pages that an admin may open. */
async function menuOf(page: Page): Promise<string[]> {
  await page.goto(`${cms.url}/admin`);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  const links = page.locator(".nav a[href*='/admin/']");
  const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href")));
  return [...new Set(all.filter((address) => address !== null))];
}

/** Pixels by which a page is wider than a phone. */
async function excessOnPhone(page: Page): Promise<number> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const measured = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect
    .poll(measured)
    .toBeLessThanOrEqual(0)
    .catch(() => undefined);
  const excess = await measured();
  if (size) await page.setViewportSize(size);
  return excess;
}

/** axe's faults after the admin's scripts have run, and what is wider than a phone. */
async function faultsAt(page: Page, address: string): Promise<string[]> {
  await page.goto(`${cms.url}${address}`);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("main").first()).toBeVisible();
  let left: string[] = [];
  await expect
    .poll(async () => (left = await faults(page)), { timeout: 30_000 })
    .toEqual([])
    .catch(() => undefined);
  const excess = await excessOnPhone(page);
  return [...left, ...(excess > 0 ? [`${excess} px wider than a phone`] : [])].map(
    (fault) => `${address} ${fault}`,
  );
}

test("each list, and one form of each kind, has names for all it holds, and one main part", async ({
  page,
}) => {
  // About twenty lists and as many forms.
  test.setTimeout(600_000);
  await cms.logIn(page);
  const lists = (await menuOf(page)).filter((address) => address.includes("/collections/"));
  expect(lists.length).toBeGreaterThan(15);
  const found: string[] = [];
  let forms = 0;
  for (const list of lists) {
    found.push(...(await faultsAt(page, list)));
    const record = page.locator(`.table tbody a[href^='${list}/']`);
    const made = page.locator(`a[href^='${list}/create']`);
    const first = (await record.count()) > 0 ? record.first() : made.first();
    // Only the host writes erasures; there are none yet.
    if ((await first.count()) === 0) continue;
    forms += 1;
    found.push(...(await faultsAt(page, (await first.getAttribute("href")) ?? "")));
  }
  // A condition of one's own is the last of the chips.
  const filtered = "/admin/collections/blog-posts?where[or][0][and][0][title][contains]=office";
  found.push(...(await faultsAt(page, filtered)));
  expect(forms).toBeGreaterThan(15);
  expect(found).toEqual([]);
});

test("each page that there is one of, and the account, has names for all it holds", async ({
  page,
}) => {
  test.setTimeout(600_000);
  await cms.logIn(page);
  const pages = (await menuOf(page)).filter((address) => address.includes("/globals/"));
  expect(pages.length).toBeGreaterThan(9);
  const found: string[] = [];
  for (const address of [...pages, "/admin/account"])
    found.push(...(await faultsAt(page, address)));
  expect(found).toEqual([]);
});

test("history, comparison, drawer, question and menus: axe, and the focus stays", async ({
  page,
}) => {
  await cms.logIn(page);
  const { docs } = await cms.get<{ docs: { id: number }[] }>("/blog-posts?limit=1&depth=0");
  const post = `/admin/collections/blog-posts/${docs[0]?.id}`;
  const found = await faultsAt(page, `${post}/versions`);
  await page.locator(".versions-table a").first().click();
  await expect(page.getByRole("heading", { name: "What changed" })).toBeVisible();
  expect(found).toEqual([]);
  await expect.poll(() => faultsOfScreen(page), { timeout: 15_000 }).toEqual([]);

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

  await expect.poll(() => faultsOfScreen(page), { timeout: 30_000 }).toEqual([]);
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
  await expect(page.getByRole("main").first()).toBeVisible();
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
  expect(await faults(page)).toEqual([]);
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
  expect(await faults(page, "section[aria-labelledby=demo-content]")).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await part.scrollIntoViewIfNeeded();
  await page.setViewportSize({ width: 1440, height: 900 });
  await part.getByRole("button", { name: "Remove the demo content" }).click();
  await expect(part.getByRole("status")).toContainText("Removed:", { timeout: 60_000 });
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
