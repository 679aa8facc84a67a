import { randomUUID } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import {
  answerQuestion,
  arrivedFrom,
  FAILURE,
  newAddress,
  QUESTION,
  setKey,
} from "../forms/contact-form.ts";
import { purge } from "../hosts.ts";
import {
  payload,
  REGION,
  surveyForm,
  SURVEY_THANKS,
  type SurveyForm,
} from "../client/survey-form.ts";

// All visitors of a cached page get the same question; each test needs an unused one.
test.beforeEach(() => purge(["seo:/survey"]));

const numbers = (form: SurveyForm, range: string) => {
  const group = form.root.getByRole("group", { name: range });
  return {
    from: group.getByLabel("From", { exact: true }),
    to: group.getByLabel("To", { exact: true }),
  };
};

async function open(page: Page): Promise<SurveyForm> {
  await page.goto("/survey");
  return surveyForm(page);
}

/** Like `answer` with script. */
async function fill(form: SurveyForm, email: string): Promise<void> {
  // Until the page is loaded, the browser restores the address's position and moves the boxes.
  await form.root.page().waitForLoadState();
  await form.region("Eastern Europe").check();
  await form.region(REGION).check();
  await form.currency("EUR").check();
  const rate = numbers(form, "Senior Full-Stack");
  await rate.from.fill("52");
  await rate.to.fill("78");
  const size = numbers(form, "Team size");
  // In the wrong order: corrected.
  await size.from.fill("18");
  await size.to.fill("4");
  await form.skill("JavaScript").check();
  await form.skill("React").check();
  await form.other.fill("Elm, Rust");
  await form.name.fill(" Anna Lindqvist ");
  await form.company.fill("Harbour Ledger");
  await form.email.fill(email);
}

test("[SH-10] [SURV-03] [SURV-07] [SURV-08] without script the survey posts, the payload arrives to the letter, and the page thanks", async ({
  page,
}) => {
  const email = newAddress();
  const form = await open(page);
  await expect(form.captcha).toBeHidden();
  await expect(form.root.getByRole("slider")).toHaveCount(0);
  await fill(form, email);
  await answerQuestion(page, form.root);
  await form.send.click();
  await expect(form.root.getByText(SURVEY_THANKS)).toBeInViewport();
  await expect(form.name).toHaveValue("");
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
  expect((await arrivedFrom(email))[0]).toMatchObject({
    call: "surveyForm",
    fields: payload(email),
  });
  expect(Object.keys((await arrivedFrom(email))[0]?.fields ?? {}).toSorted()).toEqual(
    Object.keys(payload(email)).toSorted(),
  );
});

test("[SH-10] [SURV-05] [SURV-06] [SURV-09] without script each error shows at its question, and every answer stays", async ({
  page,
}) => {
  const email = newAddress();
  const form = await open(page);
  await form.send.click();
  for (const text of [
    "Please select at least one region",
    "Please select at least one skill",
    "Fill out the name",
    "Fill out the company",
    "Fill out the email",
  ])
    await expect(form.root.getByText(text)).toBeVisible();
  await fill(form, email);
  await form.root.getByLabel(QUESTION).fill("many");
  await form.send.click();
  await expect(form.root.getByLabel(QUESTION)).toHaveAccessibleDescription(
    "Please answer the question",
  );
  expect(await arrivedFrom(email)).toEqual([]);
  for (const name of ["Eastern Europe", REGION]) await expect(form.region(name)).toBeChecked();
  await expect(form.region("Western Europe")).not.toBeChecked();
  await expect(form.currency("EUR")).toBeChecked();
  await expect(numbers(form, "Senior Full-Stack").from).toHaveValue("52");
  await expect(numbers(form, "Team size").from).toHaveValue("4");
  await expect(numbers(form, "Team size").to).toHaveValue("18");
  await expect(form.skill("React")).toBeChecked();
  await expect(form.other).toHaveValue("Elm, Rust");
  await answerQuestion(page, form.root);
  await form.send.click();
  await expect(form.root.getByText(SURVEY_THANKS)).toBeVisible();
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
  expect((await arrivedFrom(email))[0]?.fields).toEqual(payload(email));
});

test(
  "[SH-10] [SURV-09] without script a failure keeps every answer",
  { tag: "@long" },
  async ({ page }) => {
    const form = await open(page);
    const email = newAddress();
    const key = randomUUID();
    await fill(form, newAddress());
    await setKey(form.root, key);
    await answerQuestion(page, form.root);
    await form.send.click();
    await expect(form.root.getByText(SURVEY_THANKS)).toBeVisible();
    await fill(form, email);
    await setKey(form.root, key);
    await answerQuestion(page, form.root);
    await form.send.click();
    await expect(page.getByText(FAILURE)).toBeInViewport();
    await expect(form.region(REGION)).toBeChecked();
    await expect(form.company).toHaveValue("Harbour Ledger");
    expect(await arrivedFrom(email)).toEqual([]);
  },
);

test(
  "[SH-10] [SURV-03] [SURV-04] without script a free text that is too long and a team size that is no number are refused with words, and stay",
  { tag: "@long" },
  async ({ page }) => {
    const form = await open(page);
    await fill(form, newAddress());
    await form.other.evaluate((input: HTMLInputElement) => {
      input.removeAttribute("maxlength");
      input.value = "a".repeat(101);
    });
    await numbers(form, "Team size").from.fill("some");
    await numbers(form, "Senior Full-Stack").from.fill("52.5");
    await answerQuestion(page, form.root);
    await form.send.click();
    await expect(form.root.getByText("Please keep the free text to 100 characters")).toBeVisible();
    await expect(form.other).toHaveValue("a".repeat(101));
    await expect(form.root.getByText("Please enter numbers from 1 to 100")).toBeVisible();
    await expect(numbers(form, "Team size").from).toHaveValue("some");
    await expect(numbers(form, "Senior Full-Stack").from).toHaveValue("53");
  },
);

test(
  "[SH-10] [CALC-10] without script the calculator's team is carried into the survey too",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/survey?team=react.senior.2,qa.middle.1");
    const form = surveyForm(page);
    await expect(form.root.getByText("2 Senior React, 1 Middle QA")).toBeVisible();
    await expect(numbers(form, "Team size").from).toHaveValue("3");
    await expect(numbers(form, "Team size").to).toHaveValue("3");
    await expect(form.skill("React")).toBeChecked();
    const email = newAddress();
    await form.region(REGION).check();
    await form.name.fill("Anna Lindqvist");
    await form.company.fill("Harbour Ledger");
    await form.email.fill(email);
    await answerQuestion(page, form.root);
    await form.send.click();
    await expect(form.root.getByText(SURVEY_THANKS)).toBeInViewport();
    await expect(form.root.getByText("Your team:")).toHaveCount(0);
    await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
    expect((await arrivedFrom(email))[0]?.fields).toMatchObject({
      teamSize: "3-3",
      skill: "React, 1 Middle QA, 2 Senior React",
    });
  },
);
