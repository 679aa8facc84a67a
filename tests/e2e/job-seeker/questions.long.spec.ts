/** A vacancy's own questions in its resume form. Without script: `vacancy-gone.long.noscript.spec.ts`. */
import { expect } from "@playwright/test";
import { arrivedFrom, newAddress, PDF, SOLVING_MS } from "../forms/contact-form.ts";
import { expectNoFaults } from "../pages/one-load.ts";
import { loaded, started, test } from "../page-probes.ts";

const PATH = "/vacancies/middle-devops-engineer-harbour-ledger";

test("[OWN-125] questions are asked in the resume form, kept in its draft, checked, and delivered as fields", async ({
  page,
}) => {
  await page.goto(PATH);
  await started(page);
  const form = page.locator("#resume-vacancy");
  await loaded(form);
  const email = newAddress();
  const onCall = form.getByLabel("Would you be on call one week in six?");
  await form.getByLabel("Name").fill("Anna Lindqvist");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Message").fill("I keep lights on.");
  await form.getByLabel("Which cloud do you know best?").selectOption("Azure");
  await form.getByLabel("For how many years").fill("a few");
  await form.getByLabel("Which incident taught you most?").fill("The one with the clock");
  await expect(form.getByText("Your entries stay in this tab")).toBeVisible();
  await page.goto("about:blank");
  await page.goto(PATH);
  await started(page);
  await loaded(form);
  await expect(form.getByLabel("Which cloud")).toHaveValue("Azure");
  await expect(form.getByLabel("Which incident")).toHaveValue("The one with the clock");
  await form.getByLabel("Resume").setInputFiles(PDF);
  await form.getByRole("checkbox", { name: "I am not a robot" }).check();
  await expect(form.getByText("Checked", { exact: true })).toBeVisible({ timeout: SOLVING_MS });
  await form.getByRole("button", { name: "Send resume" }).click();
  await expect(onCall).toBeFocused();
  await expect(onCall).toHaveAccessibleDescription("Please answer this question");
  await expect(form.getByLabel("For how many years")).toHaveAccessibleDescription(
    "Please write a number, in digits",
  );
  await expectNoFaults(page);
  await onCall.selectOption("Yes");
  await expect(form.getByText("Please answer this question")).toBeHidden();
  await form.getByLabel("For how many years").fill("7,5");
  await form.getByRole("button", { name: "Send resume" }).click();
  await expect(page.getByRole("dialog", { name: "Thank you for your application" })).toBeVisible();
  await expect
    .poll(() => arrivedFrom(email))
    .toMatchObject([
      {
        fields: {
          "question-on_call": "Yes",
          "question-cloud": "Azure",
          "question-years": "7,5",
          "question-incident": "The one with the clock",
        },
      },
    ]);
  await expect(onCall).toHaveValue("");
});
