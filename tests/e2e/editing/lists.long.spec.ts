/** Lists and the library in a browser: quick filters, panels, chosen rows, files that are dropped. */
import { expect, type Page } from "@playwright/test";
import { EDITOR, expectFits, type OwnCms } from "./own-cms.ts";
import { test } from "./shared-cms.ts";

const LONG = "Donaudampfschifffahrtsgesellschaft ".repeat(9).trim();
const HEBREW = "מפתחת Back-End בתל אביב";
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const listOf = (cms: OwnCms, kind: string): string => `${cms.url}/admin/collections/${kind}`;
const chip = (page: Page, name: string | RegExp) =>
  page.getByRole("group", { name: "Quick filters" }).getByRole("button", { name });
const found = (page: Page) => page.getByRole("main").getByRole("status");
const isPressed = (page: Page, name: string | RegExp, on: boolean) =>
  expect(chip(page, name)).toHaveAttribute("aria-pressed", String(on));

// A worker after a failed test has another host.
test.beforeAll(async ({ cms }) => {
  const make = (title: string, slug: string, _status: string) =>
    cms.post(`/vacancies${_status === "draft" ? "?draft=true" : ""}`, {
      title,
      slug,
      hot: 0,
      locations: ["Listhaven"],
      _status,
    });
  await make(LONG, "listed-long", "published");
  await make(HEBREW, "listed-hebrew", "published");
  await make("Listed draft", "listed-draft", "draft");
});

test("[LIST-02] quick filters are in the address, combine, and go by one press; those of the panel join them in words", async ({
  page,
  cms,
}) => {
  await cms.logIn(page);
  await page.goto(listOf(cms, "vacancies"));
  const place = page.getByRole("combobox", { name: "Locations" });
  await expect(async () => {
    // React may not be there yet.
    await place.selectOption({ index: 0 });
    await place.selectOption({ label: "Listhaven" });
    await expect(found(page)).toHaveText("3 found", { timeout: 3000 });
  }).toPass();
  await chip(page, "Drafts").click();
  await expect(found(page)).toHaveText("1 found");
  await isPressed(page, /^Drafts 1$/, true);
  await chip(page, "Public").click();
  await expect(found(page)).toHaveText("2 found");
  await isPressed(page, "Drafts", false);

  // As a bookmark.
  await page.goto(page.url());
  await isPressed(page, /^Public 2$/, true);
  await expect(place).toHaveValue(/^\d+$/);
  await expect(page.getByRole("button", { name: "More filters" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );

  await page.goto(`${listOf(cms, "vacancies")}?where[and][0][title][contains]=Listed`);
  const words = chip(page, "Title contains Listed");
  await expect(words).toBeVisible();
  await words.click();
  await expect(words).toHaveCount(0);
  await isPressed(page, /^All/, true);
  await expect(page.locator("body")).not.toBeFocused();
});

test("[EDIT-07] columns, filters and the number of rows stay open while they are used, and give the focus back", async ({
  page,
  cms,
}) => {
  await cms.logIn(page);
  await page.goto(listOf(cms, "vacancies"));
  const columns = page.getByRole("button", { name: "Columns" });
  await columns.click();
  const date = page.locator(".pill-selector__pill").filter({ hasText: "Posted on" });
  await date.click();
  await expect(page.getByRole("columnheader", { name: /Posted on/ })).toBeVisible();
  await page.mouse.wheel(0, 400);
  await expect(columns).toHaveAttribute("aria-expanded", "true");
  await expect(date).toBeVisible();
  await date.click();
  await expect(page.getByRole("columnheader", { name: /Posted on/ })).toHaveCount(0);

  const filters = page.getByRole("button", { name: "More filters" });
  await filters.click();
  await page.getByRole("button", { name: "Add filter" }).click();
  await expect(page.locator(".condition")).toHaveCount(1);
  await expect(filters).toHaveAttribute("aria-expanded", "true");
  await expect(filters).toBeFocused();

  await page.goto(listOf(cms, "vacancies"));
  const rows = page.locator(".per-page").getByRole("button").first();
  await rows.press("Enter");
  const choice = page.locator(".popup__content").getByRole("button", { name: "25" });
  await expect(choice).toBeVisible();
  await page.mouse.wheel(0, 300);
  await expect(choice).toBeVisible();
  await choice.press("Enter");
  await expect(choice).toBeHidden();
  await expect(rows).toBeFocused();
});

test("[LIST-01] what can be done with chosen rows is a bar on the screen; an author, who may do none of it, has none", async ({
  page,
  cms,
  browser,
}) => {
  await cms.post("/users", {
    email: "lena@example.com",
    password: "a-password-for-the-test",
    currentPassword: "a-password-for-the-test",
    role: "author",
    name: "Lena",
  });
  await cms.logIn(page, EDITOR);
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(listOf(cms, "vacancies"));
  await page.getByRole("row").last().getByRole("checkbox").check();
  for (const name of ["Publish", "Unpublish", "Delete"])
    await expect(
      page.locator(".list-selection").getByRole("button", { name, exact: true }),
    ).toBeInViewport({ ratio: 1 });

  const own = await (await browser.newContext()).newPage();
  await cms.logIn(own, "lena@example.com");
  await own.goto(listOf(cms, "vacancies"));
  await own.getByRole("row").last().getByRole("checkbox").check();
  await expect(own.locator(".list-selection")).toContainText("selected");
  await expect(own.getByRole("button", { name: "Publish", exact: true })).toHaveCount(0);
  await own.context().close();
});

test("[LIST-01] lists fit each width, with long words and Hebrew; a row of a phone has its title, state and facts", async ({
  page,
  cms,
}) => {
  await cms.logIn(page);
  for (const kind of ["vacancies", "media", "authors", "redirects"]) {
    await page.goto(listOf(cms, kind));
    await expect(chip(page, /^All/)).toBeVisible();
    await expectFits(page, kind, "main");
  }
  await page.goto(`${listOf(cms, "vacancies")}?search=Back-End`);
  const row = page.getByRole("row").filter({ hasText: HEBREW });
  for (const words of [HEBREW, "Public", "Listhaven", /just now|ago/])
    await expect(row.getByText(words)).toBeVisible();
  // A title that is cut loses its end.
  const title = row.getByRole("link", { name: HEBREW });
  await expect(title).toHaveCSS("direction", "rtl");
  await expect(title).toHaveCSS("text-align", "left");
  expect(
    await page.locator(".table").evaluate((table) => table.scrollWidth - table.clientWidth),
  ).toBeLessThanOrEqual(1);
});

test("a page beyond the list's end shows the last one", async ({ page, cms }) => {
  await cms.logIn(page);
  await page.goto(`${listOf(cms, "vacancies")}?limit=10&page=999`);
  await expect(page.getByRole("main").getByRole("row").nth(1)).toBeVisible();
  await expect(page).not.toHaveURL(/page=999/);
});

test("[LIST-03] files that are dropped on the library are uploaded together, each with its description; one that cannot be used is refused at its form", async ({
  page,
  cms,
}) => {
  await cms.logIn(page);
  await page.goto(listOf(cms, "media"));
  await expect(page.getByText("Drop files anywhere")).toBeVisible();
  const files = await page.evaluateHandle((png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], "dropped-1.png", { type: "image/png" }));
    transfer.items.add(new File([bytes], "dropped-2.png", { type: "image/png" }));
    transfer.items.add(new File(["no picture"], "dropped-3.png", { type: "image/png" }));
    return transfer;
  }, PNG);
  // A browser repeats the event while files are over the page, also once its scripts have run.
  await expect(async () => {
    await page.dispatchEvent("body", "dragover", { dataTransfer: files });
    await expect(page.getByText("Drop the files to upload them")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.dispatchEvent("body", "drop", { dataTransfer: files });
  const drawer = page.getByRole("dialog").last();
  for (const number of [1, 2, 3]) {
    await drawer.getByRole("button", { name: `dropped-${number}.png` }).click();
    await drawer.getByRole("textbox", { name: "Description" }).fill(`Dropped ${number}`);
  }
  await drawer.getByRole("button", { name: "Save", exact: true }).click();
  await expect(drawer).toContainText("dropped-3.png");
  await expect(drawer).not.toContainText("dropped-1.png");
  await page.goto(`${listOf(cms, "media")}?search=Dropped`);
  await expect(page.getByRole("link", { name: "Dropped 1" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Dropped 2" })).toBeVisible();
});
