/**
 * The built admin as an editor meets it: login, dashboard, a first post, and a colleague at the
 * same record.
 */
import { expect, test, type Browser, type Page } from "@playwright/test";
import { portAt } from "../../ports.ts";
import { startOwnCms, type OwnCms } from "./own-cms.ts";
import { faults } from "../page-probes.ts";

let cms: OwnCms;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  cms = await startOwnCms("admin", portAt(71));
});
test.afterAll(() => cms?.stop());

const WIDTHS = [1440, 768, 390];
const inTwoHours = () => new Date(Date.now() + 7_200_000).toISOString();

/** `part`: of a page of Payload's own only ours. */
async function expectWithin(page: Page, where: string, part?: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${where} at ${width} px`,
    ).toBeLessThanOrEqual(0);
    expect(await faults(page, part), `${where} at ${width} px`).toEqual([]);
  }
}

test("[OWN-21] login and dashboard have landmarks and a heading, fit a phone, and show the site's logo; an empty installation lists the first steps, and the list stays folded once it is", async ({
  page,
}) => {
  await page.goto(`${cms.url}/admin/login`);
  await expect(
    page.getByRole("main").getByRole("heading", { level: 1, name: "Log in" }),
  ).toBeVisible();
  await expectWithin(page, "login");
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(/^Welcome/);
  const steps = main.getByRole("region", { name: "Make it yours" });
  await expect(steps.getByRole("heading")).toHaveText(/^Make it yours: \d of \d+ done$/);
  await expect(steps.getByRole("link", { name: "Your first service" })).toHaveAttribute(
    "href",
    "/admin/collections/services",
  );
  await expect(main).toContainText("No messages in the last 8 weeks");
  await expect(main.getByRole("table")).toHaveCount(0);
  await expectWithin(page, "the empty dashboard");
  const kept = page.waitForResponse(/payload-preferences\/first-steps/);
  await steps.getByRole("heading").click();
  expect((await kept).ok()).toBe(true);
  await page.reload();
  await expect(steps.getByRole("heading")).toBeVisible();
  await expect(steps.getByRole("link", { name: "Your first service" })).toBeHidden();
  await page.goto(`${cms.url}/admin/account`);
  await expect(page.getByRole("heading", { name: "Logged in" })).toBeVisible();
  await expectWithin(page, "the account", "main section");
});

test("[OWN-22] the dashboard names what comes up by kind and title, in the editor's time, and what is one's own; work, then figures, then the ways on", async ({
  browser,
}) => {
  const { doc } = await cms.post("/blog-posts?draft=true", {
    title: "Spring news",
    publishAt: inTwoHours(),
    _status: "draft",
  });
  const page = await (await browser.newContext({ timezoneId: "America/New_York" })).newPage();
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin`);
  const coming = page.getByRole("region", { name: "Scheduled" });
  await expect(coming.getByRole("listitem").filter({ hasText: "Spring news" })).toHaveText(
    /^Blog post Spring news is published on \d+ \w+ \d{4}, \d\d:\d\d \(America\/New York\)$/,
  );
  await expect(coming.getByRole("link", { name: "Spring news" })).toHaveAttribute(
    "href",
    `/admin/collections/blog-posts/${doc.id}`,
  );
  expect(await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents()).toEqual(
    [
      expect.stringMatching(/^Make it yours/),
      "Undelivered messages",
      "Newest messages",
      "My drafts",
      "Last changes",
      "Scheduled",
      "Messages by week",
      "Visits in the last 30 days",
      "All sections",
    ],
  );
  await expectWithin(page, "the dashboard");
  await page.context().close();
});

test("[OWN-56] [OWN-57] a first post gets its address from its title; what is lacking to publish it is marked, listed and gone to, however fast one is", async ({
  page,
}) => {
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin/collections/blog-posts/create`);
  await page.waitForURL(/blog-posts\/\d+/);
  await expect(
    page.getByRole("heading", { level: 1, name: "Blog post without a title" }),
  ).toBeVisible();
  await page.getByLabel("Title", { exact: false }).first().click();
  await page.keyboard.type("Grüße aus Kraków", { delay: 20 });
  await page.getByRole("button", { name: "Publish changes" }).click();
  const lacking = page.getByRole("alert").filter({ hasText: "Not published yet" });
  await expect(lacking.getByRole("button")).toHaveText(["Description"]);
  await expect(page.locator("#field-slug")).toHaveValue("grusse-aus-krakow");
  // Autosave meanwhile does not remove the error.
  await expect(page.getByText("Last saved less")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.locator(".field-type.error #field-description")).toBeVisible();
  await expect(page.getByText("The following field")).toBeHidden();
  expect(await faults(page, ".lacking")).toEqual([]);
  await page.locator("#field-description").fill("Words");
  await expect(lacking).toBeHidden();
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect
    .poll(async () =>
      JSON.stringify(
        await (await fetch(`${cms.url}/api/wp/v2/blog?per_page=100`)).json().catch(() => ""),
      ),
    )
    .toContain("grusse-aus-krakow");
  await expect(lacking).toBeHidden();
  await page.goto(`${cms.url}/admin/collections/blog-posts`);
  const row = page.getByRole("row").filter({ hasText: "Grüße aus Kraków" });
  await expect(row.getByRole("link", { name: "Open on the site" })).toHaveAttribute(
    "href",
    /\/blog\/grusse-aus-krakow$/,
  );
  // And is found by a word in it.
  await page.goto(`${cms.url}/admin`);
  const search = page.getByRole("main").getByRole("search");
  await search.getByRole("searchbox").fill("krak");
  await search.getByRole("button").click();
  await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Content" }).getByRole("listitem")).toHaveText(
    /^Blog post Grüße aus Kraków/,
  );
  await expectWithin(page, "what was found");
});

test("a post published with nothing in it: every field it lacks is marked and listed, on a phone too", async ({
  page,
}) => {
  await cms.logIn(page);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`${cms.url}/admin/collections/blog-posts/create`);
  await page.waitForURL(/blog-posts\/\d+/);
  await page.getByRole("button", { name: "Publish changes" }).click();
  const lacking = page.getByRole("alert").filter({ hasText: "Not published yet. 3 fields" });
  await expect(lacking.getByRole("button")).toHaveText(["Address", "Title", "Description"]);
  for (const field of ["slug", "title", "description"])
    await expect(page.locator(`.field-type.error:has(#field-${field}) .field-error`)).toBeVisible();
  // Payload's own list of the same stood over the form.
  await expect(page.getByText("The following fields are invalid")).toBeHidden();
  await lacking.getByRole("button", { name: "Address" }).click();
  await expect(page.locator("#field-slug")).toBeFocused();
  await expect(page.locator("#field-slug")).toBeInViewport();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
});

test("a field in another tab is gone to", async ({ page }) => {
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin/collections/vacancies/create`);
  await page.waitForURL(/vacancies\/\d+/);
  await page.getByRole("button", { name: "Filter and facts" }).click();
  await page.locator("#field-hot").fill("1");
  await page.locator("#field-slug").fill("dev");
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(page.locator("#field-title")).toBeFocused();
});

/** Two people at one record: the one who made it, and Ben. */
async function both(
  browser: Browser,
  path: string,
): Promise<{ ada: Page; ben: Page; close: () => Promise<void> }> {
  const contexts = [await browser.newContext(), await browser.newContext()];
  const [ada, ben] = (await Promise.all(contexts.map((context) => context.newPage()))) as [
    Page,
    Page,
  ];
  await cms.logIn(ada);
  await cms.logIn(ben, "ben@example.com");
  for (const page of [ada, ben]) {
    await page.goto(`${cms.url}/admin/${path}`);
    await expect(page.getByRole("button", { name: "Publish changes" })).toBeVisible();
  }
  return {
    ada,
    ben,
    close: async () => void (await Promise.all(contexts.map((context) => context.close()))),
  };
}

const kept = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes("autosave=true") && answer.ok());
const type = async (page: Page, field: string, words: string): Promise<void> => {
  const saved = kept(page);
  await page.locator(field).fill(words);
  await saved;
};
const there = (path: string): Promise<Record<string, unknown>> =>
  cms.get(`/${path}?draft=true&depth=0`);

test("both sides see who has the same record open, until they leave", async ({ browser }) => {
  const { doc } = await cms.post("/case-studies", {
    title: "Shared",
    slug: "shared",
    order: 1,
    _status: "published",
  });
  const { ada, ben, close } = await both(browser, `collections/case-studies/${doc.id}`);
  await expect(
    ben
      .getByRole("status")
      .filter({ hasText: "Administrator (ada@example.com) also has this open." }),
  ).toBeVisible();
  await expect(
    ada.getByRole("status").filter({ hasText: "Ben (ben@example.com) also has this open." }),
  ).toBeVisible();
  await type(ada, "#field-shortDescription", "Ada writes");
  await expect(ben.getByText("Administrator (ada@example.com) also has this open.")).toBeVisible();
  await expect(
    ben.getByText("ada@example.com has saved this since you opened it.").first(),
  ).toBeVisible();
  await ben.goto(`${cms.url}/admin`);
  await expect(ada.getByText("also has this open.")).toBeHidden();
  await close();
});

test("the second to save keeps theirs on top of the first's, sees both, and loses nothing", async ({
  browser,
}) => {
  const { doc } = await cms.post("/case-studies", {
    title: "Begun",
    slug: "begun",
    order: 1,
    _status: "published",
  });
  const { ada, ben, close } = await both(browser, `collections/case-studies/${doc.id}`);
  await type(ada, "#field-shortDescription", "Ada's words");
  await ben.locator("#field-title").fill("Ben's title");
  const dialog = ben.getByRole("dialog");
  await expect(
    dialog.getByRole("heading", { name: "ada@example.com has saved this since you opened it" }),
  ).toBeVisible();
  // They are in the middle of a word: their next key presses nothing.
  await ben.keyboard.press("Space");
  await ben.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await expect(ben.getByText("Last saved less")).toBeHidden();
  await dialog.getByRole("button", { name: "Compare both" }).click();
  await expect(dialog.getByRole("row", { name: /^Title/ }).getByRole("cell")).toHaveText([
    "Ben's title",
    "Begun",
  ]);
  await expect(
    dialog.getByRole("row", { name: /^Short description/ }).getByRole("cell"),
  ).toHaveText(["(empty)", "Ada's words"]);
  for (const width of WIDTHS) {
    await ben.setViewportSize({ width, height: 900 });
    expect(await faults(ben, ".conflict"), `${width} px`).toEqual([]);
    expect(
      await dialog.evaluate((box) => box.scrollWidth - box.clientWidth),
      `${width} px`,
    ).toBeLessThanOrEqual(0);
  }
  await dialog.getByRole("button", { name: "Decide later" }).click();
  await expect(dialog).toBeHidden();
  await expect(ben.locator("#field-title")).toHaveValue("Ben's title");
  await ben.getByRole("button", { name: "Publish changes" }).click();
  await expect(dialog).toBeVisible();
  await ben.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await ben.getByRole("button", { name: "Choose a version" }).click();
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await expect(ben.locator("#field-shortDescription")).toHaveValue("Ada's words");
  await expect(ben.locator("#field-title")).toHaveValue("Ben's title");
  expect(await there(`case-studies/${doc.id}`)).toMatchObject({
    title: "Ben's title",
    shortDescription: "Ada's words",
    lastSavedBy: "ben@example.com",
  });
  // They go on writing, and their save counts.
  await type(ben, "#field-title", "Ben's second title");
  expect(await there(`case-studies/${doc.id}`)).toMatchObject({ title: "Ben's second title" });
  await close();
});

test("the second to save takes theirs: on a single page that was never saved before both opened it", async ({
  browser,
}) => {
  const { ada, ben, close } = await both(browser, "globals/home");
  await expect(ben.getByText("Administrator (ada@example.com) also has this open.")).toBeVisible();
  await type(ada, "#field-headerTitle", "Ada's head");
  await ben.locator("#field-headerTitle").fill("Ben's head");
  await ben.getByRole("dialog").getByRole("button", { name: "Take theirs" }).click();
  await expect(ben.locator("#field-headerTitle")).toHaveValue("Ada's head");
  await expect(ben.getByRole("dialog")).toBeHidden();
  await type(ben, "#field-headerTitle", "Ada's head, and Ben's");
  expect(await there("globals/home")).toMatchObject({
    headerTitle: "Ada's head, and Ben's",
    lastSavedBy: "ben@example.com",
  });
  await close();
});
