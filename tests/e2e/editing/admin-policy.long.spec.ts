/** The built admin under its policy: scripts by nonce only. */
import { expect, test, type Page } from "@playwright/test";
import { observatory } from "../../observatory.ts";
import type { Company } from "../../../apps/cms/src/testing/company.ts";
import { portAt } from "../../ports.ts";
import { expectNoFaults, faults } from "../page-probes.ts";
import { PASSWORD, startOwnCms, type OwnCms } from "./own-cms.ts";

let cms: OwnCms;
let company: Company;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  // By name: browsers store no passkeys for an IP address.
  const CMS_URL = `http://localhost:${portAt(38)}`;
  const { CLIENT, openCompany } = await import("../../../apps/cms/src/testing/company.ts");
  company = await openCompany(`${CMS_URL}/cms/api/oidc/callback`);
  cms = await startOwnCms("admin-policy", portAt(38), {
    CMS_URL,
    OIDC_ISSUER: company.issuer,
    OIDC_CLIENT_ID: CLIENT.clientId,
    OIDC_CLIENT_SECRET: CLIENT.clientSecret,
    OIDC_ROLES: "marketing=editor",
  });
});
test.afterAll(async () => {
  await cms?.stop();
  await company?.close();
});

/** With HSTS, which nginx sends (tests/deploy/observatory.test.ts). */
async function scoreOf(path: string) {
  const answer = await fetch(cms.url + path, { redirect: "manual" });
  const headers = Object.fromEntries(answer.headers);
  const { score } = observatory({ ...headers, "strict-transport-security": "max-age=31536000" });
  return { status: answer.status, score, policy: headers["content-security-policy"] ?? "" };
}

test("[SEC-10] the admin runs with no inline script but those of its nonce, which is another each time", async ({
  page,
}) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin/collections/services/create`);
  await page.getByLabel("Title", { exact: false }).first().fill("Teams");
  expect(refused).toEqual([]);
  const scripts = page.locator("script:not([src])");
  expect(await scripts.count()).toBeGreaterThan(0);
  expect(
    await scripts.evaluateAll((all) =>
      all.filter((script) => script.nonce === "").map((script) => script.outerHTML.slice(0, 200)),
    ),
  ).toEqual([]);
  const [first, second] = [await scoreOf("/admin/login"), await scoreOf("/admin/login")];
  expect(first.policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}=='/);
  expect(first.policy).not.toBe(second.policy);
});

test("[SEC-10] the Observatory gives all points to all that the admin answers", async () => {
  for (const path of [
    "/admin/login",
    "/admin/nothing",
    "/admin",
    "/cms/api/users/me",
    "/cms/api/nothing",
    "/nothing",
    "/api/nothing",
    "/",
  ])
    expect((await scoreOf(path)).score, path).toBe(130);
});

test("[SEC-25] the login page's button leads to the company's login and back into the admin; who logs out is out", async ({
  page,
}) => {
  const ida = { email: "ida@example.com", email_verified: true, name: "Ida Holm" };
  company.accounts.set("ida", { ...ida, groups: ["marketing"] });
  company.person = "ida";
  await page.goto(`${cms.url}/admin/collections/services`);
  await page.getByRole("link", { name: /^Log in with / }).click();
  await page.waitForURL(`${cms.url}/admin/collections/services`);
  const whoIsIn = () =>
    page.evaluate(async () => {
      const answer = await fetch("/cms/api/users/me");
      return (
        ((await answer.json()) as { user: { email: string } | null }).user?.email ?? "anonymous"
      );
    });
  expect(await whoIsIn()).toBe("ida@example.com");
  await page.getByRole("button", { name: /^Your account/ }).click();
  await page.getByRole("link", { name: "Log out" }).click();
  await expect(page.getByRole("link", { name: /^Log in with / })).toBeVisible();
  expect(await whoIsIn()).toBe("anonymous");
});

test("[SEC-28] an author sends a draft for review in its form; an editor sees what changes, sends it back, and publishes it", async ({
  page,
  browser,
}) => {
  const email = "nora@example.com";
  await cms.post("/users", {
    email,
    password: PASSWORD,
    role: "author",
    currentPassword: PASSWORD,
  });
  const { doc } = await cms.post("/case-studies", {
    title: "reviewed",
    slug: "reviewed",
    order: 1,
    _status: "published",
    shortDescription: "As it was",
  });
  const form = `${cms.url}/admin/collections/case-studies/${doc.id}`;
  await cms.logIn(page, email);
  await expect(page.getByRole("heading", { name: "Newest messages" })).toBeHidden();
  const opened = page.waitForResponse(/\/presence$/);
  await page.goto(form);
  await opened;
  await expect(page.getByRole("button", { name: "Publish changes" })).toBeHidden();
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
  await page.locator("#field-shortDescription").fill("As Nora writes it");
  await saved;
  const own = page.getByRole("region", { name: "Review" });
  await own.getByRole("button", { name: "Send for review …" }).click();
  await own.getByLabel("Note for the reviewer").fill("Shorter now");
  await own.getByRole("button", { name: "Send for review" }).click();
  await expect(own.getByText("For review")).toBeVisible();
  await expectNoFaults(page, ".review-at-record");
  const ada = await (await browser.newContext()).newPage();
  await cms.logIn(ada);
  await ada.goto(`${cms.url}/admin`);
  const waiting = ada.getByRole("region", { name: "For review" });
  await expect(waiting.getByText("Shorter now")).toBeVisible();
  expect(await faults(ada, ".for-review")).toEqual([]);
  await waiting.getByRole("link", { name: "What changes: reviewed" }).click();
  await expect(ada.getByText("As Nora writes it")).toBeVisible();
  await expect(ada.getByText("As it was")).toBeVisible();
  await ada.goto(form);
  const theirs = ada.getByRole("region", { name: "Review" });
  await theirs.getByRole("button", { name: "Send back …" }).click();
  await theirs.getByLabel("What to change").fill("Name the client");
  await theirs.getByRole("button", { name: "Send back" }).click();
  await expect(theirs.getByText("Sent back")).toBeVisible();
  await page.goto(form);
  await expect(own.getByText("Name the client")).toBeVisible();
  await own.getByRole("button", { name: "Send for review …" }).click();
  await own.getByRole("button", { name: "Send for review" }).click();
  await expect(own.getByText("For review")).toBeVisible();
  await ada.reload();
  const published = ada.waitForResponse((response) => response.request().method() === "PATCH");
  await ada.getByRole("button", { name: "Publish changes" }).click();
  expect((await published).status()).toBe(200);
  await ada.reload();
  await expect(theirs).toBeHidden();
  expect(JSON.stringify(await cms.get(`/case-studies/${doc.id}?depth=0`))).toContain(
    "As Nora writes it",
  );
  await ada.context().close();
});

test("[SEC-28] an author changes a public page that exists once as a draft, and an editor publishes it", async ({
  page,
  browser,
}) => {
  const email = "otto@example.com";
  await cms.post("/users", {
    email,
    password: PASSWORD,
    role: "author",
    currentPassword: PASSWORD,
  });
  await cms.post("/globals/about", { title: "As it was", _status: "published" });
  const form = `${cms.url}/admin/globals/about`;
  const title = (shown: Page) => shown.getByRole("textbox", { name: /^Title/ }).first();
  const publish = (shown: Page) => shown.getByRole("button", { name: "Publish changes" });
  await cms.logIn(page, email);
  await page.goto(form);
  await expect(title(page)).toBeEditable();
  const saved = page.waitForResponse((reply) => reply.url().includes("autosave=true"));
  await title(page).fill("As Otto writes it");
  expect((await saved).status()).toBe(200);
  const own = page.getByRole("region", { name: "Review" });
  await own.getByRole("button", { name: "Send for review …" }).click();
  await own.getByRole("button", { name: "Send for review" }).click();
  await expect(own.getByText("For review")).toBeVisible();
  await expect(publish(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Unpublish", exact: true })).toHaveCount(0);
  const isPublic = async (words: string) =>
    expect(await cms.get("/globals/about")).toMatchObject({ title: words });
  await isPublic("As it was");
  const ada = await (await browser.newContext()).newPage();
  await cms.logIn(ada);
  await ada.goto(form);
  await expect(title(ada)).toHaveValue("As Otto writes it");
  const published = ada.waitForResponse((reply) => reply.request().method() === "POST");
  await publish(ada).click();
  await published;
  await expect
    .poll(async () => (await cms.get("/globals/about"))["title"])
    .toBe("As Otto writes it");
  await ada.context().close();
});

test("[SEC-27] a passkey is added in the account, logs in by itself, and is required after the password", async ({
  page,
}) => {
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await cms.logIn(page, "ben@example.com");
  await page.goto(`${cms.url}/admin/account`);
  const passkeys = page.getByRole("region", { name: "Passkeys" });
  await passkeys.getByLabel("Your password (for passkeys)").fill(PASSWORD);
  await passkeys.getByLabel("Name of the passkey").fill("Desk");
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await expect(passkeys.getByRole("listitem")).toContainText("Desk");

  await page.context().clearCookies();
  await page.goto(`${cms.url}/admin/login`);
  await page.setViewportSize({ width: 390, height: 844 });
  const spare = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await spare()).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await page.waitForURL(/\/admin\/?$/);

  await page.context().clearCookies();
  await page.goto(`${cms.url}/admin/login`);
  await page.getByLabel("E-mail").fill("ben@example.com");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.getByRole("button", { name: "Use your passkey" }).click();
  await page.waitForURL(/\/admin\/?$/);
});
