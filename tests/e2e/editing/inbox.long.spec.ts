/**
 * A day in the inbox, in the built admin: log in, with a second factor too; work on an application;
 * send again; take the table; erase.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server as SiteServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { addressOf } from "@meridian/contract";
import { expect, test, type Page } from "@playwright/test";
import {
  healthy,
  startServer,
  stopServers,
  type Server,
} from "../../../tools/processes/processes.mjs";
import { portAt } from "../../ports.ts";
import { logOf, noteSent } from "../run-folder.ts";

const CMS = `http://127.0.0.1:${portAt(48)}`;
const SITE_PORT = portAt(49);
const ADMIN = { email: "ada@example.com", password: "a-password-for-the-test" };
const dataDir = mkdtempSync(join(tmpdir(), "meridian-inbox-"));
let cms: Server;
let site: SiteServer;
/** The inbox's requests to the site. */
const asked: { ask: string; submission?: string; email?: string }[] = [];

/** The site is there, and cannot read its journal. */
let isAway = false;

const LATE = {
  submission: "late-1",
  kind: "contact",
  target: "host",
  state: "set-aside",
  attempts: 3,
  since: Date.UTC(2026, 0, 5),
  dueAt: 0,
  settledAt: Date.UTC(2026, 0, 5),
  error: "answered spam",
};
const ANSWERS: Record<string, object> = {
  undelivered: { rows: [LATE] },
  of: { rows: [{ ...LATE, target: "mail", state: "delivered" }] },
  resend: { rows: 1 },
  count: { submissions: 1 },
  erase: { submissions: 1, files: 0 },
};

async function send(
  call: "contactForm" | "resumeForm",
  fields: Record<string, string>,
): Promise<void> {
  noteSent(["fullname", "email", "phone", "description"].map((name) => fields[name] ?? ""));
  const body = new FormData();
  for (const [name, value] of Object.entries({ _wpcf7_unit_tag: "t", ...fields }))
    body.append(name, value);
  if (call === "resumeForm")
    body.append("file-type", new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" }));
  const reply: {
    status: string;
  } = await (await fetch(CMS + addressOf(call), { method: "POST", body })).json();
  expect(reply.status).toBe("mail_sent");
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = createServer(async (request, response) => {
    const { question }: { question?: (typeof asked)[number] } = JSON.parse(await text(request));
    if (question) asked.push(question);
    if (isAway) return response.writeHead(503).end();
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(ANSWERS[question?.ask ?? ""] ?? {}));
  }).listen(SITE_PORT, "127.0.0.1");
  const env = {
    ...process.env,
    NODE_ENV: "production" as const,
    DATA_DIR: dataDir,
    CMS_PORT: String(portAt(48)),
    SEED_DEMO: "0",
    PAYLOAD_SECRET: "inbox-payload-secret-01234",
    PURGE_SECRET: "inbox-purge-secret-0123456",
    PURGE_URL: `http://127.0.0.1:${SITE_PORT}/purge`,
    FORM_KEY: "",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  cms = startServer("cms", ["apps/cms/server.ts"], env, { quiet: true, log: logOf("inbox-cms") });
  await healthy(cms, `${CMS}/healthz`, 180);
  await send("resumeForm", {
    fullname: "Ann Lee",
    email: "ann@example.com",
    description: "I would like to join.",
    vacancy: "QA engineer",
    _variant: "join",
    _idempotency_key: "key-ann",
  });
  await send("contactForm", {
    fullname: "=cmd|' /C calc'!A0",
    email: "bob@example.com",
    description: "Hello",
    phone: "+44 20 7946 0123",
  });
});

test.afterAll(async () => {
  await stopServers([cms]);
  site.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function tryToLogIn(page: Page, password = ADMIN.password): Promise<void> {
  await page.goto(`${CMS}/admin`);
  await page.getByLabel("E-mail").fill(ADMIN.email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

async function logIn(page: Page): Promise<void> {
  await tryToLogIn(page);
  await expect(page.getByRole("heading", { name: "Welcome, Administrator" })).toBeVisible();
}

test("an application is found, noted upon and assigned; what did not arrive is sent again", async ({
  page,
}) => {
  await tryToLogIn(page, "not-the-password");
  await expect(page.getByText("is wrong, or there were")).toBeVisible();
  await logIn(page);
  const late = page.getByRole("region", { name: "Undelivered messages" });
  await expect(late).toContainText("answered spam");
  // A click before the admin's scripts have loaded is lost.
  await expect(async () => {
    await late.getByRole("button", { name: "Send again" }).click();
    await expect(late.getByRole("status")).toContainText("The delivery has started", {
      timeout: 2000,
    });
  }).toPass();
  expect(asked).toContainEqual({ ask: "resend", submission: "late-1" });
  await expect(
    page.getByRole("region", { name: "Messages by week" }).getByRole("img"),
  ).toHaveAccessibleName(/: contact messages 1, applications 1$/);

  await page.goto(`${CMS}/admin/collections/submissions`);
  const deliveries = page.getByRole("region", { name: "Deliveries" });
  await expect(async () => {
    await page.getByRole("link", { name: "Ann Lee" }).click({ timeout: 2000 });
    await expect(deliveries).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(deliveries).toContainText("e-mail to the office: delivered");
  await expect(async () => {
    await page.getByLabel("New note").fill("Invited for Monday");
    await page.getByRole("button", { name: "Add note" }).click({ timeout: 2000 });
    await expect(page.getByLabel("New note")).toHaveValue("", { timeout: 10_000 });
  }).toPass();
  // Payload's own list, which its label does not name.
  await page.locator("#field-assignee").getByRole("combobox").click();
  await page.getByRole("option", { name: ADMIN.email }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Updated successfully")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("region", { name: "Notes" })).toContainText("Invited for Monday");
  await expect(page.getByRole("region", { name: "Notes" })).toContainText("Administrator");
  await expect(
    page.getByRole("region", { name: "Notes" }).getByText("Invited for Monday"),
  ).toHaveCount(1);
});

test("the table is taken along; a person is shown, then erased", async ({ page }) => {
  await logIn(page);
  await page.goto(`${CMS}/admin/collections/submissions`);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export as CSV" }).click();
  expect(readFileSync(await (await download).path(), "utf8")).toContain("\"'=cmd|");
  await page.getByText("A person's data").click();
  await page.getByLabel("E-mail address of the person").fill("bob@example.com");
  const archive = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the data" }).click();
  expect(
    readFileSync(await (await archive).path())
      .subarray(0, 2)
      .toString(),
  ).toBe("PK");
  await page.getByRole("button", { name: "Preview the removal" }).click();
  await expect(
    page.getByText(
      "This removes 1 submission in the inbox with 0 files, and 1 submission in the site's journal.",
    ),
  ).toBeVisible();
  await page.getByRole("button", { name: "Erase permanently" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Removed: 1 submission" })).toBeVisible();
  isAway = true;
  await page.goto(`${CMS}/admin`);
  await expect(page.getByRole("region", { name: "Undelivered messages" })).toContainText(
    "The site returned status 503",
  );
  await page.goto(`${CMS}/admin/collections/submissions`);
  await page.getByRole("link", { name: "Ann Lee" }).click();
  await expect(page.getByRole("region", { name: "Deliveries" })).toContainText(
    "The site returned status 503",
  );
  isAway = false;
  await page.goto(`${CMS}/admin/collections/submissions`);
  await expect(page.getByText("bob@example.com")).toHaveCount(0);
});

test("[SEC-05] setting up a second factor requires the password, and login then requires the code", async ({
  page,
}) => {
  await logIn(page);
  await page.goto(`${CMS}/admin/account`);
  const factor = page.getByRole("region", { name: "Second factor" });
  const setUp = factor.getByRole("button", { name: "Set up a second factor" });
  await factor.getByLabel("Your password").fill("not-the-password");
  await setUp.click();
  await expect(factor.getByRole("alert")).toBeVisible();
  await factor.getByLabel("Your password").fill(ADMIN.password);
  await setUp.click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  const secret = (await page.locator("code").textContent()) ?? "";
  const { TOTP } = await import("otpauth");
  await page.getByLabel("Code of the app").fill(new TOTP({ secret }).generate());
  await page.getByRole("button", { name: "Confirm" }).click();
  const codes = page.getByRole("status").getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? "";
  await page.context().clearCookies();
  await tryToLogIn(page);
  await expect(page.getByText("Type the code that your authenticator app shows.")).toBeVisible();
  await page.getByLabel("Code of the app").fill(recovery);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("heading", { name: "Welcome, Administrator" })).toBeVisible();
});
