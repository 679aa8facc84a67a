/** Warnings to an editor in the built admin, and rarely used forms. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import {
  healthy,
  startServer,
  stopServers,
  type Server,
} from "../../../tools/processes/processes.mjs";
import { sessionOf } from "../../editor-session.ts";
import { portAt } from "../../ports.ts";
import { logOf } from "../run-folder.ts";

const CMS = `http://127.0.0.1:${portAt(62)}`;
const ADMIN = { email: "ada@example.com", password: "a-password-for-the-test" };
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const dataDir = mkdtempSync(join(tmpdir(), "meridian-editing-"));
let cms: Server;
let token = "";

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const env = {
    ...process.env,
    NODE_ENV: "production" as const,
    DATA_DIR: dataDir,
    CMS_PORT: String(portAt(62)),
    CMS_URL: CMS,
    SEED_DEMO: "0",
    PAYLOAD_SECRET: "editing-payload-secret-0123",
    PURGE_SECRET: "editing-purge-secret-012345",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  cms = startServer("cms", ["apps/cms/server.ts"], env, { quiet: true, log: logOf("editing-cms") });
  await healthy(cms, `${CMS}/healthz`, 180);
  token = await sessionOf(CMS, ADMIN);
});

test.afterAll(async () => {
  await stopServers([cms]);
  rmSync(dataDir, { recursive: true, force: true });
});

async function ask<T>(path: string, body: object): Promise<T> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${CMS}/cms/api${path}`, {
    method: "POST",
    headers: {
      ...(!isForm && { "content-type": "application/json" }),
      ...(token && { authorization: `JWT ${token}` }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  return answer.json() as Promise<T>;
}
const make = async (collection: string, data: object): Promise<number> =>
  (await ask<{ doc: { id: number } }>(`/${collection}`, data)).doc.id;

test.beforeEach(async ({ page }) => {
  await page.goto(`${CMS}/admin/login`);
  await page.getByLabel("E-mail").fill(ADMIN.email);
  await page.getByLabel("Password").fill(ADMIN.password);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.waitForURL(/\/admin\/?$/);
});

/**
 * Deletes the open record, and confirms it. A click before the admin's scripts have loaded is lost.
 */
async function pressDelete(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator(".doc-controls__popup").getByRole("button").first().click({ timeout: 2000 });
    await page.locator("#action-delete").click({ timeout: 2000 });
  }).toPass();
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
}

test("deleting what a text leads to names the text and deletes nothing; the second time it goes", async ({
  page,
}) => {
  const id = await make("services", {
    slug: "teams",
    title: "Teams",
    order: 1,
    _status: "published",
  });
  await make("seo-records", { path: "/services/teams", title: "Teams", _status: "published" });
  await make("redirects", { from: "/old-teams", to: "/services/teams", status: "301" });
  await page.goto(`${CMS}/admin/collections/services/${id}`);
  const linked = page.getByRole("region", { name: "Linked from" });
  await expect(linked.getByRole("link")).toHaveText(["/old-teams"]);
  await pressDelete(page);
  await expect(
    page.getByText(
      "Not deleted yet: one record links here: redirect “/old-teams”. To delete anyway, press Delete again within a minute",
    ),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Title", { exact: false }).first()).toHaveValue("Teams");
  await pressDelete(page);
  await page.waitForURL(/\/collections\/services(?:\?.*)?$/);
  await expect(page.getByRole("link", { name: "Teams" })).toHaveCount(0);
});

test("the last admin can neither go nor become something else", async ({ page }) => {
  await page.goto(`${CMS}/admin/collections/users`);
  await page.getByRole("link", { name: ADMIN.email }).click();
  await expect(page.getByRole("heading", { name: "Second factor" })).toBeVisible();
  await pressDelete(page);
  await expect(
    page.getByText("This is the last admin and cannot be deleted. Add another admin first."),
  ).toBeVisible();
  await page.reload();
  await page.locator("#field-role").getByRole("combobox").click();
  await page.getByRole("option", { name: /^Recruiter/ }).click();
  await page.getByLabel("Your current password").fill(ADMIN.password);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(
    page.getByText(
      "This is the last admin and cannot be given another role. Add another admin first.",
    ),
  ).toBeVisible();
});

test("a picture of the library is put into a text, and is in the post that is published", async ({
  page,
}) => {
  const upload = new FormData();
  upload.append("file", new File([PIXEL], "chart.png", { type: "image/png" }));
  upload.append("_payload", JSON.stringify({ alt: "A chart" }));
  await make("media", upload);
  const id = await make("blog-posts", {
    slug: "post",
    title: "Post",
    date: "2026-10-01T12:00:00.000Z",
    description: "Post",
    sections: [{ title: "One" }],
    _status: "published",
  });
  await page.goto(`${CMS}/admin/collections/blog-posts/${id}`);
  await expect(page.locator("#field-date input")).toHaveValue("1 Oct 2026");
  const row = page.locator("#sections-row-0");
  const text = row.locator("[contenteditable=true]");
  // Pressed before the admin's scripts are there it opens nothing; pressed twice it would close.
  await expect(async () => {
    if (!(await text.isVisible())) await row.getByRole("button", { name: /toggle/i }).click();
    await expect(text).toBeVisible({ timeout: 3000 });
  }).toPass();
  await text.click();
  await page.keyboard.type("/upl");
  await expect(page.getByText("Upload", { exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await page.locator(".list-drawer").getByText("chart.png").click();
  await expect(row.getByRole("img").first()).toBeVisible();
  // The editor hands its text to the form when the browser has nothing else to do, half a second
  // later at most (Payload's useRunDeprioritized); published before, the picture would be in the
  // draft only.
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
  );
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect
    .poll(async () =>
      JSON.stringify(
        await (await fetch(`${CMS}/api/wp/v2/blog?per_page=100`)).json().catch(() => ""),
      ),
    )
    .toContain("chart.png");
});

test("every tab of the settings can be seen, on a tablet too; a form whose call is closed is the login's", async ({
  page,
}) => {
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${CMS}/admin/globals/site-settings`);
    const tabs = page.locator(".tabs-field__tab-button");
    await expect(tabs.nth(10)).toBeVisible();
    const bar = await page
      .locator(".tabs-field__tabs-wrap")
      .evaluate((wrap) => ({ shown: wrap.clientWidth, has: wrap.scrollWidth }));
    expect(bar.has, `${width}`).toBeLessThanOrEqual(bar.shown);
  }
  await page.context().clearCookies();
  await page.goto(`${CMS}/admin/reset/x`);
  await expect(page.getByRole("button", { name: "Log in" })).toBeVisible();
});
