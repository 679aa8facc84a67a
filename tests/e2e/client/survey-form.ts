import { expect, type Locator, type Page } from "@playwright/test";
import { SOLVING_MS } from "../forms/contact-form.ts";
import { started } from "../page-probes.ts";

export const SURVEY_THANKS = "Thank you for your application";
export const REGION = "Middle East (Israel, UAE)";

export interface SurveyForm {
  root: Locator;
  region(name: string): Locator;
  skill(name: string): Locator;
  end(range: string, which: "from" | "to"): Locator;
  number(range: string, which: "From" | "To"): Locator;
  span(range: string): Locator;
  currency(name: "USD" | "EUR"): Locator;
  other: Locator;
  name: Locator;
  company: Locator;
  email: Locator;
  captcha: Locator;
  send: Locator;
  thanks: Locator;
}

export function surveyForm(page: Page): SurveyForm {
  const root = page.locator("#survey-form");
  return {
    root,
    region: (name) =>
      root
        .getByRole("group", { name: "Where should the team sit?" })
        .getByRole("checkbox", { name }),
    skill: (name) =>
      root
        .getByRole("group", { name: "What should they know?" })
        .getByRole("checkbox", { name, exact: true }),
    end: (range, which) => root.getByRole("slider", { name: `${range}, ${which}` }),
    number: (range, which) =>
      root.getByRole("group", { name: range }).getByLabel(which, { exact: true }),
    span: (range) => root.getByRole("group", { name: range }).locator("output"),
    currency: (name) => root.getByRole("radio", { name }),
    other: root.getByLabel("Anything else"),
    name: root.getByLabel("Name"),
    company: root.getByLabel("Company"),
    email: root.getByLabel("Email"),
    captcha: root.getByRole("checkbox", { name: "I am not a robot" }),
    send: root.getByRole("button", { name: "Send requirements" }),
    thanks: page.getByRole("dialog", { name: SURVEY_THANKS }),
  };
}

/** Waits until the page has started; for pages of page-probes' `test`. */
export async function openSurvey(page: Page, query = ""): Promise<SurveyForm> {
  await page.goto(`/survey${query}`);
  await started(page);
  return surveyForm(page);
}

/** The ends of a range take no focus before their island has loaded. */
export async function press(end: Locator, key: string, times: number): Promise<void> {
  await expect(async () => {
    await end.focus();
    await expect(end).toBeFocused({ timeout: 500 });
  }).toPass();
  for (let pressed = 0; pressed < times; pressed++) await end.press(key);
}

/** Fills in all except captcha and ranges: another test moves those, and each press renders. */
export async function answer(form: SurveyForm, email: string): Promise<void> {
  await form.region("Eastern Europe").check();
  await form.region(REGION).check();
  await form.currency("EUR").check();
  await form.end("Senior Full-Stack", "from").fill("52");
  await form.end("Senior Full-Stack", "to").fill("78");
  await form.end("Team size", "from").fill("4");
  await form.end("Team size", "to").fill("18");
  await form.skill("JavaScript").check();
  await form.skill("React").check();
  await form.other.fill(" Elm, Rust ");
  await form.name.fill(" Anna Lindqvist ");
  await form.company.fill("Harbour Ledger");
  await form.email.fill(email);
}

/** The payload after `answer` (SURV-07). */
export const payload = (email: string): Record<string, string> => ({
  region: `Eastern Europe (Ukraine, Moldova, Belarus), ${REGION}`,
  forSeniorFullStack: "52-78",
  forMiddleBackend: "35-65",
  teamSize: "4-18",
  skill: "JavaScript, React, Elm, Rust",
  fullName: "Anna Lindqvist",
  company: "Harbour Ledger",
  email,
  currency: "EUR",
});

export async function solveSurvey(form: SurveyForm): Promise<void> {
  await form.captcha.check();
  await expect(form.root.getByText("Checked", { exact: true })).toBeVisible({
    timeout: SOLVING_MS,
  });
}

/** The form is as on arrival. */
export async function expectEmpty(form: SurveyForm): Promise<void> {
  await expect(form.root.locator("input[type=checkbox]:checked")).toHaveCount(0);
  for (const field of [form.other, form.name, form.company, form.email])
    await expect(field).toHaveValue("");
  await expect(form.currency("USD")).toBeChecked();
  await expect(form.span("Senior Full-Stack")).toHaveText("$45 to $95");
  await expect(form.span("Middle Backend")).toHaveText("$35 to $65");
  await expect(form.span("Team size")).toHaveText("1 to 100");
}
