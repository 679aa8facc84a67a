import { expect } from "@playwright/test";
import { closingHost } from "./closed-vacancies.ts";
import { newAddress, PDF, SOLVING_MS } from "../forms/contact-form.ts";
import { expectNoFaults } from "../pages/one-load.ts";
import { started, test } from "../page-probes.ts";

const SLUG = "lead-java-engineer-harbour-ledger";
const PATH = `/vacancies/${SLUG}`;
const host = closingHost(43);

test.use({ baseURL: host.url });

test("[RES-04] [RES-05] a resume whose vacancy is closed while it is written arrives", async ({
  page,
}) => {
  await host.openAll();
  const email = newAddress();
  await page.goto(PATH);
  await started(page);
  const form = page.locator("#resume-vacancy");
  await form.getByLabel("Name").fill("Anna Lindqvist");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Message").fill("I build tables.");
  await form.getByLabel("Resume").setInputFiles(PDF);
  await form.getByRole("checkbox", { name: "I am not a robot" }).check();
  await expect(form.getByText("Checked", { exact: true })).toBeVisible({ timeout: SOLVING_MS });
  await host.take(SLUG, "closed");
  await form.getByRole("button", { name: "Send resume" }).click();
  await expect(page.getByRole("dialog", { name: "Thank you for your application" })).toBeVisible();
  await expect
    .poll(() => host.resumes().find((fields) => fields.email === email)?.vacancy)
    .toBe("Lead Java Engineer");
});

test("[VACD-05] the page of a closed vacancy has no accessibility fault", async ({ page }) => {
  await host.take(SLUG, "closed");
  await page.goto(PATH);
  await started(page);
  await expectNoFaults(page);
});
