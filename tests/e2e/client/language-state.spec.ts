/** A change of language with a team or an unsent survey, on a separate host in two languages. */
import { expect, type Page } from "@playwright/test";
import { addLanguage } from "../../../apps/site/server/tests/languages-fixture.ts";
import { ownHost } from "../own-site.ts";
import { loaded, started, test } from "../page-probes.ts";
import { add, openCalculator } from "./calculator.ts";
import { openSurvey } from "./survey-form.ts";

const REGIONS = ["Westeuropa", "Osteuropa", "Zentralasien", "Naher Osten"];
const own = ownHost(90, (host) => {
  const german = addLanguage(host, "de", {});
  for (const cost of german.specialisationCosts)
    cost.position_name = cost.position_name.replace(/^(\S+) \w+$/, "$1-Entwicklung");
  Object.assign(german.siteSettings, {
    language: "de",
    survey: { ...german.siteSettings.survey, offers: { regions: REGIONS } },
  });
});
test.use({ baseURL: own.url });

async function switchTo(page: Page, language: "Deutsch" | "English"): Promise<void> {
  const group = page.locator('details[data-group="header"]:has([data-languages])');
  await group.locator("summary").click();
  await group.getByRole("link", { name: language, exact: true }).click();
  await page.waitForURL(language === "Deutsch" ? /\/de\// : /:\d+\/(?!de\/)/);
  await started(page);
}

test("[LANG-42] the switcher follows a team that the visitor changes, also back and forth in the history", async ({
  page,
}) => {
  const form = await openCalculator(page);
  await add(form, ["React", "Senior", 2]);
  await add(form, ["PHP", "Junior", 1]);
  await page.goBack();
  await expect(form.rows).toHaveCount(1);
  await switchTo(page, "Deutsch");
  await expect(page).toHaveURL(`${own.url}/de/pricing?team=react.senior.2`);
  const rows = page.locator("#calculator table tbody tr");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("React-Entwicklung");
  await expect(rows).toContainText("$");
  await switchTo(page, "English");
  await expect(page).toHaveURL(`${own.url}/pricing?team=react.senior.2`);
  await expect(form.rows).toContainText("Senior React");
});

test("[LANG-42] [LANG-44] an unsent survey is there in the other language, with its choices and its currency", async ({
  page,
}) => {
  const form = await openSurvey(page);
  await form.region("Eastern Europe").check();
  await form.currency("EUR").check();
  await form.end("Team size", "from").fill("4");
  await form.skill("React").check();
  await form.other.fill("Elm");
  await form.company.fill("Harbour Ledger");
  await switchTo(page, "Deutsch");
  const field = (name: string) => form.root.locator(`[name="${name}"]`);
  await expect(form.root.getByLabel("Osteuropa")).toBeChecked();
  for (const region of ["Westeuropa", "Zentralasien", "Naher Osten"])
    await expect(form.root.getByLabel(region)).not.toBeChecked();
  await expect(form.currency("EUR")).toBeChecked();
  await expect(form.root.getByLabel("React", { exact: true })).toBeChecked();
  await expect(field("skill.other")).toHaveValue("Elm");
  await expect(field("company")).toHaveValue("Harbour Ledger");
  await expect(field("teamSize.from").first()).toHaveValue("4");
  await form.root.getByLabel("Naher Osten").check();
  await switchTo(page, "English");
  await expect(form.region("Eastern Europe")).toBeChecked();
  await expect(form.region("Middle East")).toBeChecked();
  await expect(form.region("Western Europe")).not.toBeChecked();
  await expect(form.currency("EUR")).toBeChecked();
  await expect(form.company).toHaveValue("Harbour Ledger");
});

test("[SURV-03] [LANG-01] a rate with a comma is read on a German page; what is no number stays as typed, with words", async ({
  page,
}) => {
  await page.goto("/de/survey");
  await started(page);
  const rate = page.getByRole("group", { name: "Senior Full-Stack" });
  const from = rate.getByLabel("Von", { exact: true });
  const rule = rate.getByText("Bitte geben Sie Zahlen von 45 bis 95 ein");
  await loaded(from);
  await from.fill("52,5");
  await from.press("Tab");
  await expect(from).toHaveValue("53");
  await expect(rule).toHaveCount(0);
  await from.fill("520,5");
  await from.press("Tab");
  await expect(rule).toBeVisible();
  await expect(from).toHaveValue("520,5");
  await expect(from).toHaveAttribute("aria-invalid", "true");
  await expect(from).toHaveAccessibleDescription("Bitte geben Sie Zahlen von 45 bis 95 ein");
  await page.locator("#survey-form button[type=submit]").click();
  await expect(rule).toBeVisible();
  await from.fill("60");
  await expect(rule).toHaveCount(0);
});
