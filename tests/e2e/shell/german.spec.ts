/** The demo's German pages, on a separate host: the shared one has one language. */
import { languageOf } from "@meridian/messages/language";
import { expect, type Page } from "@playwright/test";
import { newAddress, SOLVING_MS } from "../forms/contact-form.ts";
import { ownHost } from "../own-site.ts";
import { complaints, loaded, test } from "../page-probes.ts";

const own = ownHost(36, undefined, { languages: ["de"] });
const { t } = languageOf("de").language;
const STORY = "/de/case-studies/harbour-ledger-zahlungsabgleich";
const VACANCY = "/de/vacancies/senior-react-entwicklung-harbour-ledger";

test.use({ baseURL: own.url, locale: "de", contextOptions: { reducedMotion: "reduce" } });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
async function choose(page: Page, from: string, to: string): Promise<void> {
  const switcher = page.getByRole("banner").getByRole("navigation", { name: from });
  await switcher.locator("summary").click();
  await switcher.getByRole("link", { name: to }).click();
}

test("[LANG-10] [LANG-11] [LANG-13] [LANG-16] from the German home page to a service, a case study, a vacancy and the form's thanks, and to English and back", async ({
  page,
}) => {
  const found = complaints(page);
  await page.goto("/de");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.getByRole("button", { name: t("shell.ok"), exact: true }).click();
  await test.step("the menu leads to the services, and a card to one", async () => {
    const header = page.getByRole("banner");
    await header.getByRole("link", { name: t("shell.services"), exact: true }).click();
    const services = page.locator("#services");
    await services.getByRole("link", { name: "IT-Personalvermittlung" }).click();
    await expect(heading(page, "IT-Personalvermittlung")).toBeVisible();
    // Its title has a soft hyphen; the works that name it do not.
    await expect(page.getByRole("heading", { name: "Ähnliche Referenzen" })).toBeVisible();
    await expect(page).toHaveURL("/de/services/personalvermittlung");
  });
  await test.step("to a case study", async () => {
    await page.goto("/de/case-studies");
    await page
      .getByRole("link", { name: /Harbour Ledger/ })
      .first()
      .click();
    await expect(page).toHaveURL(STORY);
    await expect(heading(page, "Harbour Ledger")).toBeVisible();
    await expect(page.getByText("9 Fachkräfte")).toBeVisible();
  });
  await test.step("its form names what is missing, is sent, and gives thanks in German", async () => {
    const email = newAddress();
    const form = page.locator("#contact-form");
    await loaded(form.getByLabel(t("contact.name")));
    await form.getByRole("button", { name: t("contact.send") }).click();
    await expect(form.getByText(t("contact.nameMissing"))).toBeVisible();
    await form.getByLabel(t("contact.name")).fill("Anna Lindqvist");
    await form.getByLabel(t("contact.email")).fill(email);
    await form.getByLabel(t("contact.message")).fill("We build a harbour.\nWho could help?");
    await form.getByRole("checkbox", { name: t("form.captchaTick") }).check();
    await expect(form.getByText(t("form.captchaChecked"), { exact: true })).toBeVisible({
      timeout: SOLVING_MS,
    });
    await form.getByRole("button", { name: t("contact.send") }).click();
    await expect(page.getByText(t("contact.thanks"))).toBeVisible();
    await expect
      .poll(() => own.host.submissions.filter(({ fields }) => fields.email === email).length)
      .toBe(1);
  });
  await test.step("to a vacancy, to English and back", async () => {
    await page.goto("/de/vacancies");
    await page
      .getByRole("link", { name: /Senior-React-Entwickler/ })
      .first()
      .click();
    await expect(page).toHaveURL(VACANCY);
    await choose(page, t("shell.languages"), "English");
    await expect(page).toHaveURL("/vacancies/senior-react-engineer-harbour-ledger");
    await expect(heading(page, "Senior React Engineer")).toBeVisible();
    await choose(page, "Languages", "Deutsch");
    await expect(page).toHaveURL(VACANCY);
    await expect(heading(page, "Senior-React-Entwickler (m/w/d)")).toBeVisible();
  });
  expect(found).toEqual([]);
});

test("[LANG-42] an unsent form has its words in the other language where the address is translated, too", async ({
  page,
}) => {
  const [english, german] = [languageOf("en").language, languageOf("de").language];
  await page.goto("/case-studies/harbour-ledger");
  const name = page.locator("#contact-form [name=fullname]");
  await loaded(name);
  await name.fill("Anna Lindqvist");
  await choose(page, english.t("shell.languages"), "Deutsch");
  await expect(page).toHaveURL(STORY);
  await loaded(name);
  await expect(name).toHaveValue("Anna Lindqvist");
  await page.goto("/vacancies");
  const work = page.locator("#resume-vacancies [name=specialization]");
  await loaded(work);
  await work.selectOption("Mobile");
  await choose(page, english.t("shell.languages"), "Deutsch");
  await expect(page).toHaveURL("/de/vacancies");
  await loaded(work);
  await expect(work).toHaveValue("Mobilentwicklung");
  await choose(page, german.t("shell.languages"), "English");
  await expect(page).toHaveURL("/vacancies");
  await loaded(work);
  await expect(work).toHaveValue("Mobile");
});

test("[LANG-13] a language without the page has its note below its name, in the menu and in the footer", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/case-studies/velarosa");
  await page
    .getByRole("banner")
    .getByRole("navigation", { name: "Languages" })
    .locator("summary")
    .click();
  for (const part of ["banner", "contentinfo"] as const) {
    const link = page.getByRole(part).getByRole("link", { name: "Deutsch" });
    const name = await link.locator("bdi").boundingBox();
    const note = await link.locator("small").boundingBox();
    if (!name || !note) throw new Error("not rendered");
    expect(name.height).toBeLessThan(40);
    expect(note.y).toBeGreaterThanOrEqual(name.y + name.height - 8);
    expect(note.x).toBeCloseTo(name.x, 0);
  }
});
