/** What a visitor writes while a message is being sent, elsewhere in the history, or after a failure. */
import { expect, type Page } from "@playwright/test";
import { loaded, started, test } from "../page-probes.ts";
import {
  arrivedFrom,
  contactForm,
  FAILURE,
  fill,
  newAddress,
  solve,
  THANKS,
} from "./contact-form.ts";

const STORY = "/case-studies/harbour-ledger";

async function open(page: Page, path: string) {
  await page.goto(path);
  await started(page);
  const form = contactForm(page);
  await loaded(form.name);
  return form;
}

const posts = (page: Page, answer: (send: () => Promise<void>) => Promise<void>) =>
  page.route("**/*", (route) =>
    route.request().method() === "POST" ? answer(() => route.continue()) : route.fallback(),
  );

test("[CON-06] what is typed while a message is being sent stays, is stored, and is another message", async ({
  page,
}) => {
  const email = newAddress();
  const form = await open(page, STORY);
  await fill(form, email);
  await solve(form);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await posts(page, async (send) => (await held, send()));
  await form.send.click();
  await expect(form.send).toHaveAttribute("aria-busy", "true");
  await form.message.fill("We build a harbour.\nAnd a second one.");
  release();
  await expect(form.root.getByText(THANKS)).toBeVisible();
  await expect(form.message).toHaveValue("We build a harbour.\nAnd a second one.");
  for (const sent of [form.name, form.email, form.phone]) await expect(sent).toHaveValue("");
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
  expect((await arrivedFrom(email))[0]?.fields.description).not.toContain("second");
  await expect(form.root.getByText("Your entries stay in this tab")).toBeVisible();
  await page.reload();
  await loaded(form.message);
  await expect(form.message).toHaveValue("We build a harbour.\nAnd a second one.");
});

test("[CON-07] after a failure the next attempt responds at once, though the line does not", async ({
  page,
}) => {
  const email = newAddress();
  const form = await open(page, STORY);
  await fill(form, email);
  await solve(form);
  await page.route("**/captcha/challenge", () => undefined);
  await page.route("**/*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await form.send.click();
  await expect(form.root.getByText(FAILURE)).toBeVisible();
  await form.send.click();
  await expect(form.captcha).toHaveAttribute("aria-invalid", "true");
  await expect(form.message).toHaveValue("We build a harbour.\nWho could help?");
});

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
