/** The admin's form "Mail" with a running site and a mail server on this machine. */
import { expect, test, type Page } from "@playwright/test";
import {
  startSmtpServer,
  type SmtpManner,
  type SmtpServer,
} from "../../../packages/intake/src/tests/smtp-server.ts";
import { portAt } from "../../ports.ts";
import { startOwnSite, type OwnSite } from "../own-site.ts";
import { ADMIN, startOwnCms, type OwnCms } from "./own-cms.ts";

const SECRET = "mail-settings-purge-secret";
const SITE = `http://127.0.0.1:${portAt(56)}`;
const manner: SmtpManner = {};
let sink: SmtpServer;
let cms: OwnCms;
let site: OwnSite | undefined;

// Its own: another site's environment has no mail server.
test.beforeAll(async () => {
  test.setTimeout(240_000);
  sink = await startSmtpServer(manner);
  cms = await startOwnCms("mail-settings", portAt(97), {
    PURGE_URL: `${SITE}/purge`,
    PURGE_SECRET: SECRET,
  });
  site = await startOwnSite(portAt(56), {
    SITE_URL: SITE,
    CONTENT_HOST: cms.url,
    PURGE_SECRET: SECRET,
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    MAIL_FROM: "site@company.invalid",
  });
});
test.afterAll(async () => {
  await site?.stop();
  await cms?.stop();
  await sink?.stop();
});

async function openTab(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.getByRole("button", { name, exact: true }).click({ timeout: 2000 });
    await expect(page.locator(".tabs-field__tab-button--active")).toHaveText(name, {
      timeout: 2000,
    });
  }).toPass();
}

test("an address that gets emails is read whole, and a row is named by its language", async ({
  page,
}) => {
  const address = "a-rather-long-address-of-a-colleague@subdomain.company.example";
  await cms.post("/globals/notifications", {
    contact: [address],
    languages: [{ language: "de", recipients: ["berlin@company.example"] }],
  });
  await cms.logIn(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${cms.url}/admin/globals/notifications`);
    const chosen = page.locator(".multi-value-label__text").filter({ hasText: address });
    await expect(chosen).toBeVisible();
    expect(
      await chosen.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      `at ${width} px`,
    ).toBeLessThanOrEqual(0);
  }
  await expect(page.getByText("Language 1 · German")).toBeVisible();
  await cms.post("/globals/notifications", { contact: [], languages: [] });
});

test("a test of the mail server shows its own words, when it takes the email and when it refuses it", async ({
  page,
}) => {
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin/globals/notifications`);
  await openTab(page, "Mail server");
  await expect(page.getByText("Your operator has set the mail server")).toContainText(
    `127.0.0.1:${sink.port}`,
  );
  const section = page.getByRole("region", { name: "Mail server" });
  const result = section.getByRole("status");
  const send = () => section.getByRole("button", { name: "Send a test" }).click();

  await send();
  await expect(result).toContainText(`has taken the e-mail from site@company.invalid to ${ADMIN}`, {
    timeout: 60_000,
  });
  await expect(result.locator("pre")).toContainText("220 mail.test ready");
  await expect(result.locator("pre")).toContainText("250 2.0.0 ok");
  await expect(result.getByRole("listitem")).toHaveCount(3);
  expect(sink.recipients).toEqual([ADMIN]);
  expect(sink.emails[0]).toContain("Subject: Test of the mail server of 127.0.0.1");

  manner.recipient = () => "550 5.7.1 relaying denied by rule 42";
  await send();
  await expect(result).toContainText("did not take the e-mail: answered 550 5.7.1", {
    timeout: 60_000,
  });
  await expect(result.locator("pre")).toContainText("relaying denied by rule 42");
  expect(sink.emails).toHaveLength(1);
});

test("a webhook that is saved reaches the site without a restart, and its test the address; the secret is shown no more", async ({
  page,
}) => {
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin/globals/notifications`);
  await openTab(page, "Other programs");
  const section = page.getByRole("region", { name: "Webhook" });
  const send = section.getByRole("button", { name: "Send a test" });
  await send.click();
  await expect(section).toContainText("There is no webhook");

  await page
    .getByRole("textbox", { name: "Webhook", exact: true })
    .fill("https://hooks.company.invalid/in");
  await page.getByLabel("Secret of the webhook").fill("a secret that is long");
  await expect(send).toBeDisabled();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Set. No one can read it here.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Replace: Secret of the webhook" })).toBeVisible();
  await send.click();
  await expect(section.getByRole("status")).toContainText(
    "hooks.company.invalid could not be reached",
    { timeout: 30_000 },
  );
  expect(await page.content()).not.toContain("a secret that is long");
});
