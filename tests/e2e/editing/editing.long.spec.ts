/** Warnings to an editor in the built admin, and rarely used forms. */
import { expect, type Page } from "@playwright/test";
import { ADMIN, PASSWORD } from "./own-cms.ts";
import { openFold, test } from "./shared-cms.ts";

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A name of the library has a random part. */
const CHART = /chart-[\da-f]{8}\.png/;

test.beforeEach(({ cms, page }) => cms.logIn(page));

/** Deletes the open record and confirms. A click before the admin's scripts have loaded is lost. */
async function pressDelete(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator(".doc-controls__popup").getByRole("button").first().click({ timeout: 2000 });
    await page.locator("#action-delete").click({ timeout: 2000 });
  }).toPass();
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
}

test("deleting what a text leads to names the text and deletes nothing; the second time it goes", async ({
  page,
  cms,
}) => {
  const { doc } = await cms.post("/services", {
    slug: "crews",
    title: "Crews",
    order: 1,
    _status: "published",
  });
  await cms.post("/redirects", { from: "/old-crews", to: "/services/crews", status: "301" });
  await page.goto(`${cms.url}/admin/collections/services/${doc.id}`);
  await openFold(page, "Linked from");
  const linked = page.getByRole("region", { name: "Linked from" });
  await expect(linked.getByRole("link")).toHaveText(["/old-crews"]);
  await pressDelete(page);
  await expect(
    page.getByText(
      "Not deleted yet: one record links here: redirect “/old-crews”. To delete anyway, press Delete again within a minute",
    ),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Title", { exact: false }).first()).toHaveValue("Crews");
  await pressDelete(page);
  await page.waitForURL(/\/collections\/services(?:\?.*)?$/);
  await expect(page.getByRole("link", { name: "Crews" })).toHaveCount(0);
});

test("the last admin can neither go nor become something else", async ({ page, cms }) => {
  await page.goto(`${cms.url}/admin/collections/users`);
  await page.getByRole("link", { name: ADMIN }).click();
  await expect(page.getByRole("heading", { name: "Second factor" })).toBeVisible();
  await pressDelete(page);
  await expect(
    page.getByText("This is the last admin and cannot be deleted. Add another admin first."),
  ).toBeVisible();
  await page.reload();
  await page.locator("#field-role").getByRole("combobox").click();
  await page.getByRole("option", { name: /^Recruiter/ }).click();
  await page.getByLabel("Your current password").fill(PASSWORD);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(
    page.getByText(
      "This is the last admin and cannot be given another role. Add another admin first.",
    ),
  ).toBeVisible();
});

const TIMES = "Publish or unpublish at a time";
const GERMAN_TIMES = "Zu einer Zeit veröffentlichen oder zurückziehen";
for (const { locale, typed, fold } of [
  { locale: "de-DE", typed: "01.04.2047 09:00", fold: GERMAN_TIMES },
  { locale: "en-GB", typed: "1/4/2047 09:00", fold: TIMES },
  { locale: "en-US", typed: "4/1/2047 9:00 am", fold: TIMES },
])
  test(`a typed date is read in the order of the browser's language: ${locale}`, async ({
    browser,
    cms,
  }) => {
    const { doc } = await cms.post("/blog-posts", {
      title: `Dated ${locale}`,
      description: "A day",
      _status: "draft",
    });
    const context = await browser.newContext({ locale, timezoneId: "UTC" });
    const page = await context.newPage();
    await cms.logIn(page);
    await page.goto(`${cms.url}/admin/collections/blog-posts/${doc.id}`);
    await openFold(page, fold);
    const field = page.locator("#field-publishAt input");
    await expect(async () => {
      await field.fill(typed, { timeout: 2000 });
      await field.press("Tab");
      await expect(field).toHaveValue(/Apr.* 2047, 09:00/, { timeout: 1000 });
    }).toPass();
    // What fits no format is not taken.
    await field.fill("31.31.2047 09:00");
    await field.press("Tab");
    await expect(field).toHaveValue(/Apr.* 2047, 09:00/);
    await context.close();
  });

test("a picture of the library is put into a text, and is in the post that is published", async ({
  page,
  cms,
}) => {
  const upload = new FormData();
  upload.append("file", new File([PIXEL], "chart.png", { type: "image/png" }));
  upload.append("_payload", JSON.stringify({ alt: "A chart" }));
  await cms.post("/media", upload);
  const { doc } = await cms.post("/blog-posts", {
    slug: "charted",
    title: "Post",
    date: "2026-10-01T12:00:00.000Z",
    description: "Post",
    sections: [{ title: "One" }],
    _status: "published",
  });
  await page.goto(`${cms.url}/admin/collections/blog-posts/${doc.id}`);
  await expect(page.locator("#field-date input")).toHaveValue("Oct 1, 2026");
  const row = page.locator("#sections-row-0");
  const text = row.locator("[contenteditable=true]");
  // A press before the admin's scripts have loaded has no effect; a second press would close it.
  await expect(async () => {
    const closed = row.getByRole("button", { name: /^Section 1/, expanded: false });
    if (!(await text.isVisible())) await closed.click();
    await expect(text).toBeVisible({ timeout: 3000 });
  }).toPass();
  await text.click();
  await page.keyboard.type("/upl");
  await expect(page.getByText("Upload", { exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await page.locator(".list-drawer").getByText("A chart").first().click();
  await expect(row.getByRole("img").first()).toBeVisible();
  // The editor passes its text to the form when the browser is idle, at most half a second later
  // (Payload's useRunDeprioritized). Published before, the picture would only be in the draft.
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
  );
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect
    .poll(async () =>
      JSON.stringify(
        await (await fetch(`${cms.url}/api/wp/v2/blog?per_page=100`)).json().catch(() => ""),
      ),
    )
    .toMatch(CHART);
});

test("every task of the settings can be seen, on a tablet too; a form whose call is closed is the login's", async ({
  page,
  cms,
}) => {
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${cms.url}/admin/globals/site-settings`);
    const tasks = page.getByRole("navigation", { name: "Settings", exact: true });
    await expect(tasks.getByRole("link")).toHaveCount(6);
    const bar = await tasks.evaluate((wrap) => ({
      shown: wrap.clientWidth,
      has: wrap.scrollWidth,
    }));
    expect(bar.has, `${width}`).toBeLessThanOrEqual(bar.shown);
  }
  await page.context().clearCookies();
  await page.goto(`${cms.url}/admin/reset/x`);
  await expect(page.getByRole("button", { name: "Log in" })).toBeVisible();
});
