/** Hebrew as a further language, and Arabic typed by an owner, on a separate host and site. */
import { loadLanguages } from "@meridian/demo";
import { languageOf } from "@meridian/messages/language";
import { expect, type Locator, type Page } from "@playwright/test";
import { contactForm, newAddress, solve } from "../forms/contact-form.ts";
import { ownHost } from "../own-site.ts";
import { faults, loaded, started, test } from "../page-probes.ts";

const { t } = languageOf("he").language;
const ARABIC = {
  title: "فرق هندسية تبقى مع منتجك",
  messages: { "home.schedule": "احجز جلسة", "shell.skip": "انتقل إلى المحتوى" },
};
const own = ownHost(77, ({ content, translations }) => {
  const all = loadLanguages(["he"]);
  Object.assign(content, all.content);
  const arabic = structuredClone(all.content);
  arabic.home.section_header_title = ARABIC.title;
  translations.set("he", all.translations.get("he") ?? all.content);
  translations.set("ar", { ...arabic, seo: [], redirects: [] });
  for (const { siteSettings } of [content, ...translations.values()])
    Object.assign(siteSettings, {
      otherLanguages: ["he", "ar"],
      messages: { ar: ARABIC.messages },
    });
});
test.use({
  baseURL: own.url,
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: "reduce" },
});

const SERVICE = `/he/services/${encodeURIComponent("צוותי-פיתוח-ייעודיים")}`;
const excess = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Opens the header's languages and goes to one. */
async function switchTo(page: Page, languages: string, name: string): Promise<void> {
  const group = page.getByRole("banner").getByRole("navigation", { name: languages });
  await group.locator("summary").click();
  await group.getByRole("link", { name }).click();
}

test("[LANG-03] [LANG-13] [LANG-16] in Hebrew from the home page to a service, to English and back, and to a sent message", async ({
  page,
}) => {
  await page.goto("/he");
  await started(page);
  await test.step("the home page is in Hebrew", async () => {
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/צוותי פיתוח/);
    expect(await faults(page)).toEqual([]);
  });
  await test.step("a service under its Hebrew address; the switcher leads to English and back", async () => {
    await page.locator("#services").getByRole("link", { name: "צוותי פיתוח ייעודיים" }).click();
    await expect(page).toHaveURL(own.url + SERVICE);
    await switchTo(page, t("shell.languages"), "English");
    await expect(page).toHaveURL(`${own.url}/services/dedicated-teams`);
    await expect(page.locator("html")).not.toHaveAttribute("dir");
    await switchTo(page, "Languages", "עברית");
    await expect(page).toHaveURL(own.url + SERVICE);
  });
  const form = contactForm(page, t);
  await test.step("the form names what is missing in Hebrew", async () => {
    await loaded(form.name);
    await form.send.click();
    await expect(form.name).toHaveAccessibleDescription(t("contact.nameMissing"));
    await expect(form.email).toHaveAccessibleDescription(t("contact.emailWrong"));
    await expect(form.name).toBeFocused();
    expect(await faults(page, "#contact-form")).toEqual([]);
  });
  await test.step("filled out it is sent", async () => {
    const address = newAddress();
    await form.name.fill("Anna Lindqvist");
    await form.email.fill(address);
    await solve(form, t);
    await form.send.click();
    await expect(page.getByText(t("contact.thanks"))).toBeVisible();
    await expect
      .poll(() => own.host.submissions.filter(({ fields }) => fields.email === address).length)
      .toBe(1);
  });
});

test("[LANG-03] a Hebrew line that begins with a Latin name, a phone number and an address have their directions", async ({
  page,
}) => {
  await page.goto("/he/vacancies/senior-react-harbour-ledger");
  const text = page.getByText("Harbour Ledger מתאימה", { exact: false }).first();
  const bidi = (part: Locator): Promise<string[]> =>
    part.evaluate((element) => {
      const { direction, unicodeBidi } = getComputedStyle(element);
      return [direction, unicodeBidi];
    });
  expect(await bidi(text)).toEqual(["rtl", "isolate"]);
  await page.goto("/he");
  const form = page.locator("#contact-form");
  for (const link of await form.locator("xpath=ancestor::section").locator("a[href^='tel:']").all())
    expect(await bidi(link)).toEqual(["ltr", "isolate"]);
  expect(await bidi(form.getByLabel(t("contact.email")))).toEqual(["rtl", "plaintext"]);
  const message = form.locator("textarea");
  for (const [written, mode] of [
    ["React הוא מה שאנחנו צריכים", "isolate"],
    ["We need React", "plaintext"],
  ] as const) {
    await message.fill(written);
    await expect(message).toHaveCSS("unicode-bidi", mode);
  }
});

test("[LANG-02] [LANG-03] Arabic that the owner typed runs from right to left", async ({
  page,
}) => {
  await page.goto("/ar");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { level: 1, name: ARABIC.title })).toBeVisible();
  await expect(
    page.getByRole("link", { name: ARABIC.messages["home.schedule"] }).first(),
  ).toBeVisible();
  const logo = page.getByRole("banner").getByRole("link").first();
  const box = await logo.boundingBox();
  expect(box?.x).toBeGreaterThan(720);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await excess(page)).toBe(0);
});

test("[LANG-01] words that Arabic lacks are English for a screen reader, and islands start without an error", async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  for (const path of ["/ar/pricing", "/ar/survey"]) {
    await page.goto(path);
    await started(page);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(page.getByRole("main").locator('[lang="en"]').first()).toBeAttached();
  }
  expect(errors).toEqual([]);
});

test("[LANG-01] errors that a form writes later in English have its language in an Arabic page", async ({
  page,
}) => {
  await page.goto("/ar/survey");
  await started(page);
  await page.locator("#survey-form button[type=submit]").click();
  const error = page.getByText("Please select at least one region");
  await expect(error).toBeVisible();
  await expect(error).toHaveAttribute("lang", "en");
});

test("a team's positions follow each other from right to left, and regions are named in Hebrew", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto("/he/survey?team=react.senior.2,qa.middle.1");
  const [first, second] = await page
    .locator("p bdi bdi")
    .evaluateAll((positions) => positions.map((one) => one.getBoundingClientRect().x));
  expect(first).toBeGreaterThan(second ?? Infinity);
  await page.goto("/he/pricing?team=react.senior.2");
  await expect(page.getByRole("columnheader", { name: /קליפורניה/ })).toBeVisible();
});

for (const path of [
  SERVICE,
  "/he/vacancies",
  `/he/vacancies/${encodeURIComponent("פיתוח-ios-carmel-pulse")}`,
  "/he/clients",
  "/he/sales",
  "/he/survey",
  "/he/pricing",
  "/he/privacy-policy",
  "/ar",
])
  test(
    `the page has no fault for axe, and nothing leaves it: ${decodeURIComponent(path)}`,
    { tag: "@long" },
    async ({ page }) => {
      await page.goto(path);
      await started(page);
      expect(await faults(page)).toEqual([]);
      for (const width of [1024, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await excess(page), `${width} px`).toBe(0);
      }
    },
  );
