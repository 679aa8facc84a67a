import { expect, type Page } from "@playwright/test";
import { portAt } from "../../ports.ts";
import {
  contactForm,
  fill,
  newAddress,
  UNSOLVED,
  type ContactForm,
  QUESTION,
} from "./contact-form.ts";
import { startOwnSite, type OwnSite } from "../own-site.ts";
import { test } from "../page-probes.ts";

const PORT = portAt(7);
const SITE = `http://127.0.0.1:${PORT}`;
const VENDOR = "https://challenges.cloudflare.com/";

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite(PORT, {
    SITE_URL: SITE,
    CAPTCHA_PROVIDER: "turnstile",
    CAPTCHA_SITE_KEY: "public-key",
    CAPTCHA_SECRET: "no-secret",
  });
});
test.afterAll(() => site?.stop());

/** The vendor's script as documented: explicit rendering, callbacks, reset. */
const SCRIPT = `
  window.turnstile = {
    count: 0,
    render(place, options) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = "Verify with " + options.sitekey;
      button.onclick = () => options.callback("token-" + (window.turnstile.count += 1));
      place.append(button);
      window.turnstile.expire = options["expired-callback"];
      return "widget";
    },
    reset() { window.turnstile.resets = (window.turnstile.resets ?? 0) + 1; },
  };
  window[new URL(document.currentScript.src).searchParams.get("onload")]();
`;

async function openForm(
  page: Page,
): Promise<{ form: ContactForm; requests: string[]; complaints: string[] }> {
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => request.url().startsWith(VENDOR) && requests.push(request.url()));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await page.goto(SITE);
  await page.waitForLoadState("networkidle");
  return { form: contactForm(page), requests, complaints };
}

test("[CON-04] a vendor's widget comes at the form's first focus, is allowed by the policy, expires quietly, and its token is posted", async ({
  page,
}) => {
  await page.route(`${VENDOR}**`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: SCRIPT }),
  );
  const { form, requests, complaints } = await openForm(page);
  expect(requests).toEqual([]);
  await fill(form, newAddress());
  await expect(async () => {
    await form.name.blur();
    await form.name.focus();
    await expect(form.root.getByRole("button", { name: "Verify with public-key" })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  expect(requests).toHaveLength(1);
  await form.send.click();
  await expect(form.root.getByText(UNSOLVED)).toBeVisible();

  await form.root.getByRole("button", { name: "Verify with public-key" }).click();
  await expect(form.root.getByText(UNSOLVED)).toBeHidden();
  await page.evaluate("turnstile.expire()");
  await form.send.click();
  await expect(form.root.getByText(UNSOLVED)).toBeVisible();
  await form.root.getByRole("button", { name: "Verify with public-key" }).click();
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await page.route("**/*", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({
          json: { status: "sent", message: "Thank you for getting in touch!", errors: {} },
        })
      : route.fallback(),
  );
  await form.send.click();
  expect((await posted).postData()).toMatch(/name="captcha"\r\n\r\ntoken-2\r\n/);
  await expect(form.root.getByText("Thank you for getting in touch!")).toBeVisible();
  expect(await page.evaluate("turnstile.resets")).toBe(2);
  expect(complaints).toEqual([]);
});

test("[SH-10] a vendor whose script is blocked gives way to the text question", async ({
  page,
}) => {
  await page.route(`${VENDOR}**`, (route) => route.abort());
  const { form } = await openForm(page);
  await expect(async () => {
    await form.name.blur();
    await form.name.focus();
    await expect(form.root.getByLabel(QUESTION)).toBeVisible({ timeout: 500 });
  }).toPass();
});
