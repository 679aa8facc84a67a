/**
 * An owner with Contact Form 7 and without our inbox: visitors without script learn what its form
 * refuses, and the command line lists and sends what it refused all the same.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import {
  outcome,
  sendJson,
  startContactForm7,
  type ContactForm7,
} from "../../../packages/intake/src/tests/contact-form-7.ts";
import { portAt } from "../../ports.ts";
import { answerQuestion, contactForm, fill, newAddress, THANKS } from "../forms/contact-form.ts";
import { startOwnSite, type OwnSite } from "../own-site.ts";
import { dataOf } from "../run-folder.ts";

const PORT = portAt(35);
const SITE_URL = `http://127.0.0.1:${PORT}`;
const env = { SITE_URL, DATA_DIR: dataOf(`refused-${PORT}`), FORM_SECRET: "a-secret-of-the-forms" };
const PHONE_ERROR = "The telephone number is invalid.";

let host: ContactForm7;
let site: OwnSite;

test.use({ baseURL: SITE_URL });
test.beforeAll(async () => {
  host = await startContactForm7();
  host.rules = [
    { rule: "required", field: "fullname", error: "Please fill out this field." },
    { rule: "tel", field: "phone", error: PHONE_ERROR },
    { rule: "file", field: "file-type", accept: [".doc", ".docx", ".pdf"] },
  ];
  site = await startOwnSite(PORT, { ...env, FORM_CONTACT_URL: host.url() });
  await expect.poll(() => host.requests).toContain("GET feedback/schema");
});
test.afterAll(async () => {
  await site.stop();
  await host.stop();
});

/** The output of `npm run outbox`. */
async function outbox(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["packages/intake/src/cli.ts", ...args],
    { env: { ...process.env, ...env } },
  );
  return stdout;
}

test("[API-03] [CON-09] a visitor learns what the host's form refuses; what it refuses all the same is listed, and sent again by a command", async ({
  page,
}) => {
  host.afterTaking = (response) => sendJson(response, 200, outcome("spam"));
  const email = newAddress();
  await page.goto("/");
  const form = contactForm(page);
  await fill(form, email);
  await form.phone.fill("+44 20 7946 0123 ext. 5");
  await answerQuestion(page);
  await form.send.click();
  await expect(contactForm(page).phone).toHaveAccessibleDescription(PHONE_ERROR);
  expect(host.taken).toEqual([]);

  await contactForm(page).phone.fill("+44 20 7946 0123");
  await answerQuestion(page);
  await contactForm(page).send.click();
  await expect(page.getByText(THANKS)).toBeInViewport();
  await expect.poll(() => host.taken.length).toBe(1);

  await expect
    .poll(() => outbox("list"))
    .toMatch(/^[\da-f-]{36} {2}contact to host: set-aside .*answered spam/);
  const [number = ""] = (await outbox("list")).split(" ");
  expect(await outbox("list")).not.toContain(email);
  expect(await outbox("show", number)).toContain(email);

  host.afterTaking = undefined;
  expect(await outbox("replay", number)).toMatch(/^1 set aside/);
  await expect.poll(() => host.taken.length, { timeout: 45_000 }).toBe(2);
  await expect.poll(() => outbox("list")).toContain("There are no undelivered messages.");
});
