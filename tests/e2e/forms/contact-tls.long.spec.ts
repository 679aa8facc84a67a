/** Behind a TLS proxy the site gets plain http on its own port; forms must work. */
import { expect } from "@playwright/test";
import {
  answerQuestion,
  arrivedFrom,
  contactForm,
  fill,
  newAddress,
  openForm,
  PDF,
  solve,
  THANKS,
} from "./contact-form.ts";
import { startOwnSite, type OwnSite } from "../own-site.ts";
import { startTlsProxy, type TlsProxy } from "./tls-proxy.ts";
import { portAt } from "../../ports.ts";
import { test } from "../page-probes.ts";

const SITE_PORT = portAt(4);
const PROXY_PORT = portAt(3);
const INSIDE = `http://127.0.0.1:${SITE_PORT}`;

test.use({ ignoreHTTPSErrors: true, baseURL: `https://127.0.0.1:${PROXY_PORT}` });

let proxy: TlsProxy;
let site: OwnSite;

test.beforeAll(async () => {
  proxy = await startTlsProxy(PROXY_PORT, INSIDE);
  site = await startOwnSite(SITE_PORT, { SITE_URL: proxy.address });
});

test.afterAll(async () => {
  await site.stop();
  await proxy.close();
});

test("[CON-06] a message with a file gets through a TLS proxy", async ({ page }) => {
  const email = newAddress();
  const form = await openForm(page);
  await fill(form, email);
  await form.file.setInputFiles(PDF);
  await solve(form);
  await form.send.click();
  await expect(form.root.getByText(THANKS)).toBeVisible();
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
});

test("[SH-10] [CON-06] so it does without script", async ({ browser, baseURL }) => {
  const email = newAddress();
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ignoreHTTPSErrors: true,
    baseURL,
  });
  const page = await context.newPage();
  await page.goto("/");
  await fill(contactForm(page), email);
  await answerQuestion(page);
  await contactForm(page).send.click();
  await expect(page.getByText(THANKS)).toBeVisible();
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
  await context.close();
});

test("a post from another site's page is refused, by the browser's word and by its origin", async ({
  page,
  baseURL,
}) => {
  const post = async (headers: Record<string, string>) =>
    (
      await page.request.post("/", { headers, multipart: { form: "contact", variant: "main" } })
    ).status();
  expect(await post({ "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await post({ origin: "https://evil.example" })).toBe(403);
  expect(await post({ origin: INSIDE })).toBe(403);
  expect(await post({ origin: baseURL ?? "" })).toBe(422);
});
