import { expect, type Page } from "@playwright/test";
import { SOLVING_MS } from "../forms/contact-form.ts";
import { started } from "../page-probes.ts";

export const jobs = (page: Page) => page.locator("#vacancies h3");
export const dropdown = (page: Page, name: string) =>
  page.locator(`details:has(input[name="${name}"])`);
export const summary = (page: Page, name: string) => dropdown(page, name).locator("summary");

export async function open(page: Page, path = "/vacancies"): Promise<void> {
  await page.goto(path);
  await started(page);
}

export const form = (page: Page) =>
  page.locator("form").filter({ has: page.getByRole("button", { name: "Send resume" }) });

export async function solve(page: Page): Promise<void> {
  await form(page).getByRole("checkbox", { name: "I am not a robot" }).check();
  await expect(form(page).getByText("Checked", { exact: true })).toBeVisible({
    timeout: SOLVING_MS,
  });
}

export async function fill(page: Page, email: string): Promise<void> {
  await form(page).getByLabel("Name").fill(" Anna Lindqvist ");
  await form(page).getByLabel("Email").fill(email);
  await form(page).getByLabel("Message").fill("I build tables.");
}
