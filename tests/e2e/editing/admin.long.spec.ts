/** The built admin for an editor: login, dashboard, first post, a colleague at one record. */
import { expect, type Browser, type Page } from "@playwright/test";
import { expectNoFaults, faults } from "../page-probes.ts";
import { autosaved, test } from "./shared-cms.ts";
import { EDITOR, expectFits, type OwnCms } from "./own-cms.ts";

const WIDTHS = [1440, 768, 390];
const inTwoHours = () => new Date(Date.now() + 7_200_000).toISOString();

test("[OWN-22] the dashboard names what comes up by kind and title, in the editor's time, and what is one's own; work, then figures, then the ways on", async ({
  browser,
  cms,
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
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  // Shown only after a test that left a broken link.
  const always = headings.filter({ hasNotText: "Broken links" });
  expect(await always.allTextContents()).toEqual([
    "What needs you",
    expect.stringMatching(/^Make it yours/),
    "Undelivered messages",
    "What happened",
    "Newest messages",
    "Scheduled",
    "My drafts",
    "Last changes",
  ]);
  await expectFits(page, "the dashboard");
  await page.context().close();
});

test("[OWN-56] [OWN-57] a first post gets its address from its title; what is lacking to publish it is marked, listed and gone to, however fast one is", async ({
  page,
  cms,
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
  await expect(lacking.getByRole("link")).toHaveText(["The description is missing. Write it."]);
  await expect(page.locator("#field-slug")).toHaveValue("grusse-aus-krakow");
  // Autosave does not remove the error.
  await expect(page.getByText("Last saved less")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.locator(".field-type.error #field-description")).toBeVisible();
  await expect(page.getByText("The following field")).toBeHidden();
  await expectNoFaults(page, ".lacking");
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
  await page.goto(`${cms.url}/admin`);
  const search = page.getByRole("banner").getByRole("search");
  await search.getByRole("searchbox").fill("krak");
  await search.getByRole("button").click();
  await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Content" }).getByRole("listitem")).toHaveText(
    /^Grüße aus Kraków Blog post/,
  );
  await expectFits(page, "what was found");
});

async function both(
  browser: Browser,
  cms: OwnCms,
  path: string,
): Promise<{ ada: Page; ben: Page; close: () => Promise<void> }> {
  const contexts = [await browser.newContext(), await browser.newContext()];
  const [ada, ben] = (await Promise.all(contexts.map((context) => context.newPage()))) as [
    Page,
    Page,
  ];
  await cms.logIn(ada);
  await cms.logIn(ben, EDITOR);
  for (const page of [ada, ben]) {
    const heard = page.waitForResponse(/\/presence$/);
    await page.goto(`${cms.url}/admin/${path}`);
    await heard;
    await expect(page.getByRole("button", { name: "Publish changes" })).toBeVisible();
  }
  return {
    ada,
    ben,
    close: async () => void (await Promise.all(contexts.map((context) => context.close()))),
  };
}

const type = async (page: Page, field: string, words: string): Promise<void> => {
  const saved = autosaved(page, words);
  await page.locator(field).fill(words);
  await saved;
};
const there = (cms: OwnCms, path: string): Promise<Record<string, unknown>> =>
  cms.get(`/${path}?draft=true&depth=0`);

test("both sides see who has the same record open, until they leave", async ({ browser, cms }) => {
  const { doc } = await cms.post("/case-studies", {
    title: "Shared",
    slug: "shared",
    order: 1,
    _status: "published",
  });
  const { ada, ben, close } = await both(browser, cms, `collections/case-studies/${doc.id}`);
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
  cms,
}) => {
  const { doc } = await cms.post("/case-studies", {
    title: "Begun",
    slug: "begun",
    order: 1,
    _status: "published",
  });
  const { ada, ben, close } = await both(browser, cms, `collections/case-studies/${doc.id}`);
  await type(ada, "#field-shortDescription", "Ada's words");
  await ben.locator("#field-title").fill("Ben's title");
  const dialog = ben.getByRole("dialog");
  await expect(
    dialog.getByRole("heading", { name: "ada@example.com has saved this since you opened it" }),
  ).toBeVisible();
  // They are typing: the next key must press nothing.
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
  expect(await there(cms, `case-studies/${doc.id}`)).toMatchObject({
    title: "Ben's title",
    shortDescription: "Ada's words",
    lastSavedBy: "ben@example.com",
  });
  // They continue, and their save counts.
  await type(ben, "#field-title", "Ben's second title");
  expect(await there(cms, `case-studies/${doc.id}`)).toMatchObject({ title: "Ben's second title" });
  await close();
});

test("two windows of one account: the second to save has a choice, and both windows' words stay", async ({
  browser,
  cms,
}) => {
  const { doc } = await cms.post("/case-studies", {
    title: "Twice open",
    slug: "twice-open",
    order: 1,
    _status: "published",
  });
  const { ada, close } = await both(browser, cms, `collections/case-studies/${doc.id}`);
  const other = await ada.context().newPage();
  await other.goto(ada.url());
  await expect(other.getByText("You also have this open in another window.")).toBeVisible();
  await type(ada, "#field-shortDescription", "Words of one");
  // Its own next saves pass.
  await type(ada, "#field-shortDescription", "Words of one window");
  await other.locator("#field-title").fill("Of the other");
  const dialog = other.getByRole("dialog");
  await expect(
    dialog.getByRole("heading", { name: "You have saved this in another window" }),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Keep these" }).click();
  await expect(other.locator("#field-shortDescription")).toHaveValue("Words of one window");
  expect(await there(cms, `case-studies/${doc.id}`)).toMatchObject({
    title: "Of the other",
    shortDescription: "Words of one window",
  });
  await expect(ada.getByText("You have saved this in another window")).toBeVisible();
  await close();
});

test("the second to save takes theirs: on a single page that was never saved before both opened it", async ({
  browser,
  cms,
}) => {
  const { ada, ben, close } = await both(browser, cms, "globals/home");
  await expect(ben.getByText("Administrator (ada@example.com) also has this open.")).toBeVisible();
  await type(ada, "#field-headerTitle", "Ada's head");
  await ben.locator("#field-headerTitle").fill("Ben's head");
  await ben.getByRole("dialog").getByRole("button", { name: "Take theirs" }).click();
  await expect(ben.locator("#field-headerTitle")).toHaveValue("Ada's head");
  await expect(ben.getByRole("dialog")).toBeHidden();
  await type(ben, "#field-headerTitle", "Ada's head, and Ben's");
  expect(await there(cms, "globals/home")).toMatchObject({
    headerTitle: "Ada's head, and Ben's",
    lastSavedBy: "ben@example.com",
  });
  await close();
});
