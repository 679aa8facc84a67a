/**
 * An owner with Contact Form 7 and without our inbox: visitors learn what its form refuses, and
 * refused messages are resent from the site's page, all without script.
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
const env = { SITE_URL, DATA_DIR: dataOf(`outbox-${PORT}`), FORM_SECRET: "outbox-page-secret" };
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

/** The first output of `npm run outbox -- link`. */
async function link(): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["packages/intake/src/cli.ts", "link"],
    { env: { ...process.env, ...env } },
  );
  return stdout.split("\n")[0] ?? "";
}

test("[API-03] [CON-09] a visitor learns what the host's form refuses; what it refuses all the same is listed, and sent again by a press", async ({
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

  const address = await link();
  await page.goto(address);
  expect(page.url()).toBe(`${SITE_URL}/outbox`);
  const row = page.getByRole("row", { name: /contact message/ });
  await expect(row).toContainText("set aside");
  await expect(row).toContainText("answered spam");
  await expect(page.getByText(email)).toHaveCount(0);
  await row.getByRole("link", { name: /^Read the contact message/ }).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole("link", { name: "All undelivered messages" }).click();

  host.afterTaking = undefined;
  await page.getByRole("button", { name: /^Send the contact message of/ }).click();
  await expect(page.getByRole("status")).toContainText("1 delivery is tried now");
  await expect.poll(() => host.taken.length).toBe(2);
  await expect(async () => {
    await page.goto("/outbox");
    await expect(page.getByText("There are no undelivered messages")).toBeVisible({
      timeout: 1000,
    });
  }).toPass();

  expect((await page.request.get(address)).status()).toBe(404);
});
