/** A day in the inbox of the built admin: login, an application, resend, table, erasure. */
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test, type Page } from "@playwright/test";
import { portAt } from "../../ports.ts";
import { PASSWORD, startOwnCms, submitLogin, type OwnCms } from "./own-cms.ts";

const SITE_PORT = portAt(49);
let cms: OwnCms;
let site: Server;
const questions: {
  ask: string;
  submission?: string;
  email?: string;
  reply?: { id: string; to: string; text: string };
}[] = [];

/** The site responds but cannot read its journal. */
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
  state: { unnoticed: [], hasMailServer: true, lastBackup: 0 },
  reply: { outcome: "taken" },
  "take-back": { outcome: "taken-back" },
};
const WAITING = { ...LATE, target: "reply", state: "waiting", settledAt: null, error: null };

function answerTo({ ask, submission }: Partial<(typeof questions)[number]> = {}): object {
  const isReply = questions.some(({ reply }) => reply && reply.id === submission);
  return ask === "of" && isReply ? { rows: [WAITING] } : (ANSWERS[ask ?? ""] ?? {});
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = createServer(async (request, response) => {
    const { question }: { question?: (typeof questions)[number] } = JSON.parse(await text(request));
    if (question) questions.push(question);
    if (isAway) return response.writeHead(503).end();
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(answerTo(question)));
  }).listen(SITE_PORT, "127.0.0.1");
  cms = await startOwnCms("inbox", portAt(48), {
    PURGE_URL: `http://127.0.0.1:${SITE_PORT}/purge`,
  });
  await cms.send("resumeForm", {
    fullname: "Ann Lee",
    email: "ann@example.com",
    description: "I would like to join.",
    vacancy: "QA engineer",
    _variant: "join",
    _idempotency_key: "key-ann",
  });
  await cms.send("contactForm", {
    fullname: "=cmd|' /C calc'!A0",
    email: "bob@example.com",
    description: "Hello",
    phone: "+44 20 7946 0123",
  });
});

test.afterAll(async () => {
  site.close();
  await cms?.stop();
});

async function logIn(page: Page): Promise<void> {
  await submitLogin(page, cms.url);
  await expect(page.getByRole("heading", { name: "Welcome, Administrator" })).toBeVisible();
}

test("an application is found, noted upon and assigned; what did not arrive is sent again", async ({
  page,
}) => {
  await submitLogin(page, cms.url, "not-the-password");
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
  expect(questions).toContainEqual({ ask: "resend", submission: "late-1" });
  await expect(
    page.getByRole("region", { name: "What happened" }).getByRole("img"),
  ).toHaveAccessibleName(/Forms sent: 2, contact message 1, application 1\.$/);

  await page.goto(`${cms.url}/admin/collections/submissions`);
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
  // Payload's list, which has no label.
  await page.locator("#field-assignee").getByRole("combobox").click();
  await page.getByRole("option", { name: "Administrator" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Updated successfully")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("region", { name: "Notes" })).toContainText("Invited for Monday");
  await expect(page.getByRole("region", { name: "Notes" })).toContainText("Administrator");
  await expect(
    page.getByRole("region", { name: "Notes" }).getByText("Invited for Monday"),
  ).toHaveCount(1);
});

test("a reply's text survives a reload, Enter in its subject saves nothing, the form's status follows, and Undo returns the text", async ({
  page,
}) => {
  await logIn(page);
  await page.goto(`${cms.url}/admin/collections/submissions`);
  const replies = page.getByRole("region", { name: "Replies" });
  await expect(async () => {
    await page.getByRole("link", { name: "=cmd" }).click({ timeout: 2000 });
    await expect(replies).toBeVisible({ timeout: 5000 });
  }).toPass();
  const subject = replies.getByLabel("Subject");
  await expect(async () => {
    await replies.getByRole("button", { name: /^Reply to/ }).click({ timeout: 2000 });
    await expect(subject).toBeVisible({ timeout: 2000 });
  }).toPass();
  await subject.fill("Your message");
  await replies.getByLabel("Text").fill("Hello Bob");
  await page.reload();
  await expect(replies.getByLabel("Text")).toHaveValue("Hello Bob");
  await subject.press("Enter");
  await replies.getByRole("button", { name: "Send", exact: true }).click();
  await expect(replies.getByRole("status").first()).toContainText("Will be sent");
  await expect(page.locator("#field-status")).toContainText("In progress");
  expect(questions.find(({ ask }) => ask === "reply")?.reply).toMatchObject({
    to: "bob@example.com",
    text: "Hello Bob",
  });
  await replies.getByRole("button", { name: "Undo" }).click();
  await expect(replies.getByLabel("Text")).toHaveValue("Hello Bob");
  await expect(page.locator("#field-status")).toContainText("New");
  await expect(page.getByText("Updated successfully")).toHaveCount(0);
});

test("the table is taken along; a person is shown, then erased", async ({ page }) => {
  await logIn(page);
  await page.goto(`${cms.url}/admin/collections/submissions`);
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
  await page.getByRole("button", { name: "Preview the erasure" }).click();
  await expect(
    page.getByText(
      "This removes 1 submission in the inbox with 0 files and 0 replies, and 1 submission and 0 letters in the site's journal.",
    ),
  ).toBeVisible();
  await page.getByRole("button", { name: "Erase permanently" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Removed: 1 submission" })).toBeVisible();
  isAway = true;
  await page.goto(`${cms.url}/admin`);
  await expect(page.getByRole("region", { name: "Undelivered messages" })).toContainText(
    "The site returned status 503",
  );
  await page.goto(`${cms.url}/admin/collections/submissions`);
  await page.getByRole("link", { name: "Ann Lee" }).click();
  await expect(page.getByRole("region", { name: "Deliveries" })).toContainText(
    "The site returned status 503",
  );
  isAway = false;
  await page.goto(`${cms.url}/admin/collections/submissions`);
  await expect(page.getByText("bob@example.com")).toHaveCount(0);
});

test("[SEC-05] setting up a second factor requires the password, and login then requires the code", async ({
  page,
}) => {
  await logIn(page);
  await page.goto(`${cms.url}/admin/account`);
  const factor = page.getByRole("region", { name: "Second factor" });
  const setUp = factor.getByRole("button", { name: "Set up a second factor" });
  await factor.getByLabel("Your password").fill("not-the-password");
  await setUp.click();
  await expect(factor.getByRole("alert")).toBeVisible();
  await factor.getByLabel("Your password").fill(PASSWORD);
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
  await submitLogin(page, cms.url);
  await expect(page.getByText("Type the code that your authenticator app shows.")).toBeVisible();
  await page.getByLabel("Code of the app").fill(recovery);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("heading", { name: "Welcome, Administrator" })).toBeVisible();
});
