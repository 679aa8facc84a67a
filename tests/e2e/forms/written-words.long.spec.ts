/** What a visitor writes elsewhere in the history. */
import { expect, type Page } from "@playwright/test";
import { loaded, started, test } from "../page-probes.ts";
import { contactForm } from "./contact-form.ts";

const STORY = "/case-studies/harbour-ledger";

async function open(page: Page, path: string) {
  await page.goto(path);
  await started(page);
  const form = contactForm(page);
  await loaded(form.name);
  return form;
}

test("a page of the history shows what was written later, and does not overwrite it", async ({
  page,
}) => {
  const first = await open(page, STORY);
  await first.message.fill("One line.");
  await page.goto("/privacy-policy");
  const form = await open(page, STORY);
  await expect(form.message).toHaveValue("One line.");
  await form.message.fill("One line, and ten more.");
  await page.goto("/terms-of-use");
  for (let pages = 0; pages < 3; pages += 1) await page.goBack();
  await started(page);
  await loaded(form.message);
  await expect(form.message).toHaveValue("One line, and ten more.");
  await form.name.fill("Anna");
  await page.reload();
  await loaded(form.message);
  await expect(form.message).toHaveValue("One line, and ten more.");
  await expect(form.name).toHaveValue("Anna");
});

test("a stored name does not bring back the team of an earlier link", async ({ page }) => {
  const first = await open(page, "/pricing?team=react.senior.2&send");
  await expect(first.message).toHaveValue(/Senior React/);
  await first.name.fill("Anna Lindqvist");
  const form = await open(page, "/pricing?team=php.junior.1&send");
  await expect(form.name).toHaveValue("Anna Lindqvist");
  await expect(form.message).toHaveValue(/Junior PHP/);
  await expect(form.message).not.toHaveValue(/React/);
});
