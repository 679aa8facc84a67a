import { expect } from "@playwright/test";
import { arrivedFrom, newAddress } from "../forms/contact-form.ts";
import { started, complaints, test } from "../page-probes.ts";
import { expectEmpty, openSurvey, REGION, solveSurvey, surveyForm } from "./survey-form.ts";

const TEAM = "?team=react.senior.2,qa.middle.1,node.js.junior.3";

test("[CALC-10] the calculator's team is carried into the survey, leads back, and is done with once it is sent", async ({
  page,
}) => {
  const email = newAddress();
  const found = complaints(page);
  const form = await openSurvey(page, TEAM);
  await expect(form.root.getByText("2 Senior React, 1 Middle QA, 3 Junior Node.js")).toBeVisible();
  await expect(
    form.root.getByRole("link", { name: "change it in the calculator" }),
  ).toHaveAttribute("href", `/pricing${TEAM}`);
  await expect(form.span("Team size")).toHaveText("6 to 6");
  for (const name of ["React", "Node JS"]) await expect(form.skill(name)).toBeChecked();
  await expect(form.skill("PHP")).not.toBeChecked();
  await expect(form.other).toHaveValue("1 Middle QA, 2 Senior React, 3 Junior Node.js");
  await form.region(REGION).check();
  await form.end("Team size", "to").fill("9");
  await page.reload();
  await expect(form.span("Team size")).toHaveText("6 to 9");
  await form.name.fill("Anna Lindqvist");
  await form.company.fill("Harbour Ledger");
  await form.email.fill(email);
  await solveSurvey(form);
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  await form.thanks.getByRole("button", { name: "OK" }).click();
  await expectEmpty(form);
  await expect(form.root.getByText("Your team:")).toBeHidden();
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
  expect((await arrivedFrom(email))[0]?.fields).toMatchObject({
    teamSize: "6-9",
    skill: "React, Node JS, 1 Middle QA, 2 Senior React, 3 Junior Node.js",
  });
  expect(found).toEqual([]);
});

test("[CALC-10] the calculator leads into the survey with its team", async ({ page }) => {
  await page.goto("/pricing?team=react.senior.2,qa.middle.1");
  await started(page);
  await page.getByRole("link", { name: "Plan this team" }).click();
  await expect(page).toHaveURL("/survey?team=react.senior.2,qa.middle.1");
  const form = surveyForm(page);
  await expect(form.span("Team size")).toHaveText("3 to 3");
  await expect(form.other).toHaveValue("1 Middle QA, 2 Senior React");
  await form.root.getByRole("link", { name: "change it in the calculator" }).click();
  await expect(page).toHaveURL("/pricing?team=react.senior.2,qa.middle.1");
});

test("another team starts over, whatever was written about the first", async ({ page }) => {
  const form = await openSurvey(page);
  await form.name.fill("Anna");
  await form.end("Team size", "from").fill("40");
  await expect(form.root.getByText("Your entries stay")).toBeVisible();
  await openSurvey(page, TEAM);
  await expect(form.span("Team size")).toHaveText("6 to 6");
  await openSurvey(page);
  await expect(form.span("Team size")).toHaveText("40 to 100");
});

for (const [what, team] of [
  [
    "a forged one",
    "<script>.senior.2,call-us.middle.3,react.senior.0,react.senior.11,react.senior.-1,react.senior.NaN",
  ],
  ["one of another version", "2~react.senior.2"],
  ["one of 10 kB", "react.senior.2,".repeat(700)],
] as const)
  test(`${what} carries nothing into the survey`, async ({ page }) => {
    const found = complaints(page);
    const form = await openSurvey(page, `?team=${encodeURIComponent(team)}`);
    await expectEmpty(form);
    await expect(form.root.getByText("Your team:")).toHaveCount(0);
    expect(found).toEqual([]);
  });
