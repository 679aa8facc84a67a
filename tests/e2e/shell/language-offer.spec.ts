/** The offer of the browser's language, on a separate host: its content is in three languages. */
import { expect, type Page } from "@playwright/test";
import { ownHost } from "../own-site.ts";
import { faults, shifted, started, test, watchShifts } from "../page-probes.ts";

const own = ownHost(88, ({ content, translations }) => {
  for (const code of ["de", "he"])
    translations.set(code, { ...structuredClone(content), seo: [], redirects: [] });
  content.siteSettings.otherLanguages = ["de", "he"];
});
const IN_GERMAN = "Diese Seite gibt es auch auf Deutsch";
const box = (page: Page) => page.locator("[data-language-offer]");
/** The script has decided. */
const decided = (page: Page) => expect(box(page)).toHaveAttribute("data-loaded");

test.use({
  baseURL: own.url,
  locale: "de-AT",
  viewport: { width: 320, height: 640 },
  contextOptions: { reducedMotion: "reduce" },
});

test("[LANG-20] a page is offered in the browser's language, above the cookie notice, and moves nothing; it leads there, and is gone once a language was chosen", async ({
  page,
}) => {
  await watchShifts(page);
  await page.goto("/pricing");
  const offer = page.getByRole("link", { name: IN_GERMAN });
  await expect(offer).toBeVisible();
  await expect(offer.locator("xpath=..")).toHaveAttribute("lang", "de");
  const [note, cookies] = await Promise.all([
    box(page).boundingBox(),
    page.getByRole("dialog", { name: "Cookie notice" }).boundingBox(),
  ]);
  if (!note || !cookies) throw new Error("no box");
  expect(note.y + note.height).toBeLessThanOrEqual(cookies.y);
  expect(note.x).toBeGreaterThanOrEqual(0);
  expect(note.x + note.width).toBeLessThanOrEqual(320);
  expect(await shifted(page)).toBeLessThan(0.01);
  expect(await faults(page, "[data-language-offer]")).toEqual([]);
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await expect.poll(async () => (await box(page).boundingBox())?.y).toBeGreaterThan(note.y);
  await page.emulateMedia({ media: "print" });
  await expect(box(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await offer.click();
  await expect(page).toHaveURL(`${own.url}/de/pricing`);
  await decided(page);
  await expect(box(page)).toBeHidden();
  await page.goto("/pricing");
  await expect(box(page)).toBeVisible();
  await page.goto("/de/pricing");
  await started(page);
  await decided(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(`${own.url}/pricing`);
  await decided(page);
  await expect(box(page)).toBeHidden();
});

test("[LANG-20] closed by keyboard it stays closed, without a cookie", async ({ page }) => {
  await page.goto("/pricing");
  const close = page.getByRole("button", { name: "Schließen" });
  await close.focus();
  await page.keyboard.press("Enter");
  await expect(box(page)).toBeHidden();
  await expect(page.locator("#main")).toBeFocused();
  await page.goto("/clients");
  await decided(page);
  await expect(box(page)).toBeHidden();
  expect(await page.context().cookies()).toEqual([]);
});

test("[LANG-20] it can be closed where storage is blocked", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new Error("blocked");
      },
    }),
  );
  await page.goto("/pricing");
  await page.getByRole("button", { name: "Schließen" }).click();
  await expect(box(page)).toBeHidden();
});

test.describe("in a Hebrew browser", () => {
  test.use({ locale: "he-IL" });

  test("[LANG-20] the note has the direction of its words", async ({ page }) => {
    await page.goto("/pricing");
    const note = page.locator("[data-language-offer] > [lang=he]");
    await expect(note).toBeVisible();
    await expect(note).toHaveAttribute("dir", "rtl");
    const [link, close] = await Promise.all([
      note.getByRole("link").boundingBox(),
      note.getByRole("button").boundingBox(),
    ]);
    expect(close?.x).toBeLessThan(link?.x ?? 0);
  });
});
