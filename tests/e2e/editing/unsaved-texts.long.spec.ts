/** Texts that cannot be saved, older versions, and the second person's view, in the built admin. */
import { expect, type Page } from "@playwright/test";
import { expectNoFaults } from "../page-probes.ts";
import { ADMIN, PASSWORD, type OwnCms } from "./own-cms.ts";
import { autosaved, test } from "./shared-cms.ts";

const make = async (cms: OwnCms, slug: string): Promise<number> => {
  const data = { title: slug, slug, order: 1, _status: "published" };
  return (await cms.post("/case-studies", data)).doc.id;
};
const draftOf = (cms: OwnCms, path: string): Promise<Record<string, unknown>> =>
  cms.get(`/${path}?draft=true&depth=0`);
/** Waits for the form's scripts, including late ones. */
async function open(page: Page, address: string): Promise<void> {
  const heard = page.waitForResponse(/\/presence$/);
  await page.goto(address);
  await heard;
  await expect(page.getByRole("button", { name: "More actions" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Publish changes" })).toBeVisible();
}
const notSaved = (page: Page) => page.getByRole("alert").filter({ hasText: "Not saved." });

/** Whether closing the window would prompt; there is no window here. */
const promptsBeforeClosing = (page: Page): Promise<boolean> =>
  page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
const IDLE = 30 * 60_000;

/** The login that opens over a form. */
async function logInOver(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Your login has ended" });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel("E-mail").fill(ADMIN);
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(dialog).toBeHidden();
}

test("two minutes before its end a login says so; after it the login opens over the form, which keeps its text and saves it", async ({
  page,
  cms,
}) => {
  const id = await make(cms, "idle");
  await page.clock.install();
  await cms.logIn(page);
  await open(page, `${cms.url}/admin/collections/case-studies/${id}`);
  await page.clock.fastForward(IDLE - 100_000);
  const ending = page.getByRole("alert").filter({ hasText: "Your login ends in" });
  await expect(ending).toBeVisible();
  await expectNoFaults(page, ".login-ending");
  const renewed = page.waitForResponse(/\/refresh-token$/);
  await ending.getByRole("button", { name: "Stay logged in" }).click();
  expect((await renewed).ok()).toBe(true);
  // Elsewhere the session is ended.
  await page.context().clearCookies();
  await page.locator("#field-shortDescription").fill("Typed after the end");
  const dialog = page.getByRole("dialog", { name: "Your login has ended" });
  await expect(dialog).toBeVisible();
  await expectNoFaults(page, ".login-over");
  await page.keyboard.press("Escape");
  await logInOver(page);
  await expect(page.locator("#field-shortDescription")).toHaveValue("Typed after the end");
  await expect
    .poll(async () => (await draftOf(cms, `case-studies/${id}`)).shortDescription)
    .toBe("Typed after the end");
  await expect(notSaved(page)).toBeHidden();
});

test("[EDIT-05] a reply that is being written keeps its words and the focus over the end of a login", async ({
  page,
  cms,
}) => {
  const email = "ann.late@example.com";
  await cms.send("contactForm", { fullname: "Ann Late", email, description: "Hello" });
  const found = await cms.get<{ docs: { id: number }[] }>(
    `/submissions?where[email][equals]=${encodeURIComponent(email)}`,
  );
  await page.clock.install();
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin/collections/submissions/${found.docs[0]?.id}`);
  const thread = page.getByRole("region", { name: "Replies" });
  const text = thread.getByLabel("Text", { exact: true });
  await expect(async () => {
    if (!(await text.isVisible())) await thread.getByRole("button", { name: /^Reply to/ }).click();
    await expect(text).toBeVisible({ timeout: 3000 });
  }).toPass();
  await text.fill("Half a sentence ");
  await page.context().clearCookies();
  await page.clock.fastForward(IDLE + 60_000);
  await logInOver(page);
  await expect(text).toHaveValue("Half a sentence ");
  await text.press("End");
  await page.keyboard.type("and its end");
  await expect(text).toHaveValue("Half a sentence and its end");
});

test("before its scripts have run a form takes no text, and its sheet of navigation is closed on a phone", async ({
  page,
  cms,
}) => {
  const id = await make(cms, "late");
  await cms.send("contactForm", {
    fullname: "Late Lindgren",
    email: "late@example.com",
    description: "Hello",
    _idempotency_key: "key-late",
  });
  const { docs } = await cms.get<{ docs: { id: number }[] }>("/submissions?limit=1&depth=0");
  await cms.logIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const late = Promise.withResolvers<void>();
  await page.route("**/*.js", (route) => late.promise.then(() => route.continue()));
  const isOpen = (box: string): Promise<string[]> =>
    page
      .locator(`${box} :is(input, textarea)`)
      .evaluateAll((fields) =>
        fields
          .filter((field) => field.checkVisibility() && !field.matches(":disabled"))
          .map((field) => field.outerHTML),
      );
  for (const record of [`submissions/${docs[0]?.id}`, `case-studies/${id}`]) {
    await page.goto(`${cms.url}/admin/collections/${record}`, { waitUntil: "commit" });
    await expect(page.getByRole("button", { name: /Save|Publish changes/ })).toBeVisible();
    expect(await isOpen(".document-fields"), record).toEqual([]);
    const sheet = page.locator(".template-default__wrap");
    await expect
      .poll(() => sheet.evaluate((box) => getComputedStyle(box, "::before").visibility))
      .toBe("hidden");
  }
  late.resolve();
  const text = page.locator("#field-shortDescription");
  await expect(text).toBeEnabled();
  const saved = autosaved(page, "Typed after the scripts");
  await text.fill("Typed after the scripts");
  await saved;
});

test("while the scripts are late the login and a list say so, and the list takes no press", async ({
  page,
  cms,
}) => {
  const note = (): Promise<string[]> =>
    page.evaluate(() => {
      const { content = "", visibility = "" } = document.body
        ? getComputedStyle(document.body, "::before")
        : {};
      return [content, visibility];
    });
  const late = Promise.withResolvers<void>();
  await page.route("**/*.js", (route) => late.promise.then(() => route.continue()));
  await page.goto(`${cms.url}/admin/login`, { waitUntil: "commit" });
  await expect.poll(note).toEqual([expect.stringContaining("Loading takes longer"), "visible"]);
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin/collections/case-studies`, { waitUntil: "commit" });
  const search = page.getByPlaceholder(/^Search in/);
  await expect(search).toHaveCSS("pointer-events", "none");
  late.resolve();
  await expect(search).toHaveCSS("pointer-events", "auto");
  await expect.poll(note).toContain("none");
});

test("[EDIT-09] the login has the theme of the user's system, or the one that was chosen", async ({
  page,
  cms,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const theme = page.locator("html[data-ready]");
  await page.goto(`${cms.url}/admin/login`);
  await expect(theme).toHaveAttribute("data-theme", "dark");
  await page.context().addCookies([{ name: "payload-theme", value: "light", url: cms.url }]);
  await page.reload();
  await expect(theme).toHaveAttribute("data-theme", "light");
});

const leave = (page: Page) => page.locator(".step-nav a").first().click();

for (const [kind, field] of [
  ["a record", "#field-shortDescription"],
  ["a page", "#field-title"],
] as const)
  test(`text typed into ${kind} while the network is down is reported as unsaved, with a warning, and saved once it is back`, async ({
    page,
    context,
    cms,
  }) => {
    await cms.logIn(page);
    const record =
      kind === "a record" ? `case-studies/${await make(cms, "away")}` : "globals/about";
    await open(
      page,
      `${cms.url}/admin/${record.startsWith("globals") ? "" : "collections/"}${record}`,
    );
    expect(await promptsBeforeClosing(page)).toBe(false);
    await context.setOffline(true);
    await page.locator(field).fill("Typed while away");
    await expect(notSaved(page)).toBeVisible();
    await expect(notSaved(page)).toContainText("is unreachable");
    await expect(page.getByText("Last saved less")).toBeHidden();
    await leave(page);
    await page.getByRole("button", { name: "Stay on this page" }).click();
    expect(await promptsBeforeClosing(page)).toBe(true);
    await expect(page.locator(field)).toHaveValue("Typed while away");
    await expectNoFaults(page, ".unsaved");
    await context.setOffline(false);
    await expect(notSaved(page)).toBeHidden();
    expect(JSON.stringify(await draftOf(cms, record))).toContain("Typed while away");
    // The form takes over what was saved a moment after the response.
    await expect.poll(() => promptsBeforeClosing(page)).toBe(false);
  });

test("a save that the host refuses for a while is tried again by itself", async ({ page, cms }) => {
  await cms.logIn(page);
  const id = await make(cms, "busy");
  await open(page, `${cms.url}/admin/collections/case-studies/${id}`);
  let refused = 0;
  await page.route(`**/cms/api/case-studies/${id}?*`, (route) =>
    route.request().method() === "PATCH"
      ? ((refused += 1), route.fulfill({ status: 503, body: "" }))
      : route.continue(),
  );
  await page.locator("#field-shortDescription").fill("Typed into a 503");
  await expect(notSaved(page)).toContainText("cannot save at the moment");
  await expect.poll(() => refused, { timeout: 30_000 }).toBeGreaterThan(1);
  await expect(notSaved(page)).toBeVisible();
  await page.unroute(`**/cms/api/case-studies/${id}?*`);
  await expect(notSaved(page)).toBeHidden({ timeout: 60_000 });
  expect(await draftOf(cms, `case-studies/${id}`)).toMatchObject({
    shortDescription: "Typed into a 503",
  });
});

test("words typed a moment before a link is pressed are saved", async ({ page, cms }) => {
  await cms.logIn(page);
  const id = await make(cms, "quick");
  await open(page, `${cms.url}/admin/collections/case-studies/${id}`);
  await page.locator("#field-shortDescription").fill("Typed last");
  await leave(page);
  await page.waitForURL(/\/admin\/?$/);
  await expect
    .poll(async () => (await draftOf(cms, `case-studies/${id}`)).shortDescription)
    .toBe("Typed last");
});

test("the versions name their authors; restoring one makes a draft, and does no more", async ({
  page,
  cms,
}) => {
  await cms.logIn(page, "ben@example.com");
  const id = await make(cms, "versions");
  await open(page, `${cms.url}/admin/collections/case-studies/${id}`);
  const saved = autosaved(page, "Ben's title");
  await page.locator("#field-title").fill("Ben's title");
  await saved;
  await page.goto(`${cms.url}/admin/collections/case-studies/${id}/versions`);
  const rows = page.getByRole("main").getByRole("row");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(/ben@example\.com.*Current draft/);
  await expect(rows.nth(2)).toContainText(/ada@example\.com.*Public now/);
  await expectNoFaults(page);
  await rows.nth(1).getByRole("link").click();
  await expect(page.getByText("Written by ben@example.com", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /restore/i })).toHaveCount(1);
  const dialog = page.getByRole("dialog", { name: "Restore this version?" });
  // The button has no effect before the admin's scripts have run.
  await expect(async () => {
    await page.getByRole("button", { name: "Restore this version" }).click();
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(dialog).toContainText(
    /written by ben@example\.com.*see no change until you publish/,
  );
  await expectNoFaults(page, ".restore-action");
  await dialog.getByRole("button", { name: "Restore as draft" }).click();
  await page.waitForURL(/case-studies\/\d+$/);
  await expect(page.locator("#field-title")).toHaveValue("Ben's title");
  expect(await cms.get(`/case-studies/${id}?depth=0`)).toMatchObject({
    title: "versions",
    _status: "published",
  });
});
