/** The settings' lists in the admin: publishing removes from the site only what is announced. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { expectNoFaults } from "../page-probes.ts";
import type { OwnCms } from "./own-cms.ts";
import { autosaved, SETTINGS_FILE, test } from "./shared-cms.ts";

const written = JSON.parse(readFileSync(SETTINGS_FILE, "utf8")) as {
  contact: { person?: object };
  home: { solutions: object };
};

test.beforeEach(async ({ page, cms }) => {
  await cms.post("/globals/site-settings", {
    _status: "published",
    // The portrait is a picture of the library, which is empty here.
    contact: { ...written.contact, person: {} },
    menu: { items: [] },
    pages: { off: [] },
  });
  await cms.post("/globals/home", {
    _status: "published",
    headerTitle: "Teams",
    solutions: written.home.solutions,
  });
  await cms.logIn(page, "ben@example.com");
  await openTask(page, cms, "company-and-contact");
});

async function openTask(page: Page, cms: OwnCms, task: string): Promise<void> {
  await page.goto(`${cms.url}/admin/globals/site-settings?task=${task}`);
  await expect(page.getByRole("button", { name: "Publish changes" })).toBeVisible();
}

interface SentSettings {
  brand?: { name?: string | null };
  contact?: { phones?: unknown[] };
  home?: { solutions?: { cards?: unknown[] } };
}

interface Draft {
  menu?: { items?: { label?: string; link?: string }[] };
}

/** The settings that the site gets; its file has the others. */
async function shown(cms: OwnCms): Promise<SentSettings | null> {
  const answer = await fetch(`${cms.url}/api/meridian/v1/settings`);
  return (await answer.json()) as SentSettings | null;
}

const losses = (page: Page) =>
  page.getByRole("status").filter({ hasText: "Publishing removes entries from the site" });

/** Removes a list's first row and by default waits for the draft. */
async function removeRow(page: Page, list: string, { waits = true } = {}): Promise<void> {
  const rows = page.locator(`#field-${list}`);
  // The form renders a list when it is in view.
  await rows.scrollIntoViewIfNeeded();
  await expect(rows.locator(".array-field__row").first()).toBeVisible();
  const before = await rows.locator(".array-field__row").count();
  const saved = waits ? autosaved(page) : undefined;
  await rows.locator(".array-actions").getByRole("button").first().click();
  await page.locator(".array-actions__remove").filter({ visible: true }).click();
  await expect(rows.locator(".array-field__row")).toHaveCount(before - 1);
  await saved;
}

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(page.getByText("Updated successfully")).toBeVisible();
}

/** Publishes another name and waits until the site has it. */
async function rename(page: Page, cms: OwnCms, name: string): Promise<void> {
  await openTask(page, cms, "look");
  const saved = autosaved(page, name);
  await page.locator("#field-brand__name").fill(name);
  await saved;
  await expect(losses(page)).toBeHidden();
  await publish(page);
  await expect.poll(async () => (await shown(cms))?.brand?.name).toBe(name);
}

test("phones removed: announced next to the button before anything goes; published, they are gone, and stay so", async ({
  page,
  cms,
}) => {
  await removeRow(page, "contact__phones");
  await expect(losses(page).getByRole("listitem")).toHaveText([
    "Contact: Phone numbers by region: 2 of 3",
  ]);
  await removeRow(page, "contact__phones");
  await removeRow(page, "contact__phones");
  await expect(losses(page).getByRole("listitem")).toHaveText([
    "Contact: Phone numbers by region: none of 3",
  ]);
  expect((await shown(cms))?.contact?.phones).toHaveLength(3);
  for (const width of [1440, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoFaults(page, ".settings-losses", `${width} px`);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${width} px`,
    ).toBeLessThanOrEqual(0);
    await expectApart(page, `${width} px`);
  }
  // The draft also shows it to the next editor.
  await page.reload();
  await expect(losses(page).getByRole("listitem")).toHaveCount(1);
  await publish(page);
  await expect(losses(page)).toBeHidden();
  const after = await shown(cms);
  expect(after).toMatchObject({ contact: { phones: [] } });
  // With the next name nothing returns, and nothing else is removed.
  await page.reload();
  await rename(page, cms, "Latitude");
  expect(await shown(cms)).toEqual({ ...after, brand: { ...after?.brand, name: "Latitude" } });
});

test("[EDIT-08] a page's form announces its lists of the settings, too", async ({ page, cms }) => {
  await page.goto(`${cms.url}/admin/globals/home`);
  await page.getByRole("button", { name: "Our solutions", exact: true }).click();
  await removeRow(page, "solutions__cards");
  await expect(losses(page).getByRole("listitem")).toHaveText(["Our solutions: Cards: 2 of 3"]);
  expect((await shown(cms))?.home?.solutions?.cards).toHaveLength(3);
  await publish(page);
  await expect(losses(page)).toBeHidden();
  expect((await shown(cms))?.home?.solutions?.cards).toHaveLength(2);
});

test("the last row of a list, removed while the answer to an earlier save is under way, stays removed", async ({
  page,
}) => {
  const rows = page.locator("#field-contact__phones .array-field__row");
  await removeRow(page, "contact__phones");
  // The form state after the next save, with one row, is held until the last row is removed.
  const late = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const saved = autosaved(page);
  await page.route("**/admin/globals/site-settings*", async (route) => {
    const answer = await route.fetch();
    if (route.request().method() === "POST" && isSaved) {
      held.resolve();
      await late.promise;
    }
    await route.fulfill({ response: answer });
  });
  let isSaved = false;
  void saved.then(() => (isSaved = true));
  await removeRow(page, "contact__phones");
  await held.promise;
  await removeRow(page, "contact__phones", { waits: false });
  const next = autosaved(page);
  late.resolve();
  await next;
  await page.unrouteAll({ behavior: "wait" });
  await page.reload();
  await expect(losses(page).getByRole("listitem")).toHaveText([
    "Contact: Phone numbers by region: none of 3",
  ]);
  await expect(rows).toHaveCount(0);
});

test("what is typed into a new row, and into a field that was left since, stays there whatever late answers to saves contain", async ({
  page,
  cms,
}) => {
  await openTask(page, cms, "pages-and-menu");
  const list = page.locator("#field-menu__items");
  await list.scrollIntoViewIfNeeded();
  const answers = await heldAnswers(page);
  const firstLink = async () =>
    (await cms.get<Draft>("/globals/site-settings?draft=true&depth=0")).menu?.items?.[0];
  const known = autosaved(page);
  await list.getByRole("button", { name: "Add Link" }).last().click();
  // The row is saved before the form has its fields, so the save's response replaces them.
  await known;
  await answers.next();
  const label = page.locator("#field-menu__items__0__label");
  await label.fill("Jobs");
  await answers.next();
  await expect.poll(firstLink).toMatchObject({ label: "Jobs" });

  // Meanwhile, with the state of that save in transit, the label is edited and left.
  await label.fill("Jobs with us");
  await page.locator("#field-menu__items__0__link").fill("/vacancies");
  answers.all();
  await expect.poll(firstLink).toMatchObject({ label: "Jobs with us", link: "/vacancies" });
});

test("[OWN-14] a link of the menu that leads nowhere is marked at its field and under the folded list, one to a page that is being switched off too; it is published all the same", async ({
  page,
  cms,
}) => {
  await openTask(page, cms, "pages-and-menu");
  const list = page.locator("#field-menu__items");
  await list.scrollIntoViewIfNeeded();
  for (const [at, label, link] of [
    [0, "Jobs", "/vacancies"],
    [1, "Nowhere", "/services/nothing-here"],
  ] as const) {
    await list.getByRole("button", { name: "Add Link" }).last().click();
    // A new row is open and stays open whatever the saves return.
    await page.locator(`#field-menu__items__${at}__label`).fill(label);
    const saved = autosaved(page, link);
    await page.locator(`#field-menu__items__${at}__link`).fill(link);
    await saved;
  }
  const row = page.locator("#menu-items-row-1");
  await expect(row.getByText("This page does not exist")).toBeVisible();
  const notes = list.locator(".target-mark li");
  await expect(notes.filter({ visible: true })).toHaveText([
    "Link 2, “Nowhere”: This page does not exist: visitors get “not found”.",
  ]);
  await page.locator("#field-pages__off").getByRole("combobox").fill("Vacancies");
  await page.keyboard.press("Enter");
  await expect(
    page.locator("#menu-items-row-0").getByText("This page is switched off"),
  ).toBeVisible();
  await expectNoFaults(page, "#field-menu__items .target-mark");
  await publish(page);
  expect(await shown(cms)).toMatchObject({
    menu: { items: [{ link: "/vacancies" }, { link: "/services/nothing-here" }] },
    pages: { off: expect.arrayContaining(["vacancies"]) as string[] },
  });
});

test("a row of the menu is folded and opened by a press anywhere on it, dragged to another place, and published so", async ({
  page,
  cms,
}) => {
  await cms.post("/globals/site-settings", {
    _status: "published",
    menu: { items: ["First", "Second", "Third"].map((label) => ({ label, link: "/sales" })) },
  });
  await page.reload();
  await openTask(page, cms, "pages-and-menu");
  const list = page.locator("#field-menu__items");
  await list.scrollIntoViewIfNeeded();
  const row = (at: number) => page.locator(`#menu-items-row-${at}`);
  const word = page.locator("#field-menu__items__0__label");
  await expect(word).toBeHidden();
  // The button covers the whole row, including its text.
  await row(0).getByText("Link 1 · First").click({ force: true });
  await expect(word).toBeVisible();
  const saved = autosaved(page, "One");
  await word.fill("One");
  await saved;
  await expect(word).toBeVisible();
  await row(0).getByText("Link 1 · One").click({ force: true });
  await expect(word).toBeHidden();

  const handle = await row(2).locator(".collapsible__drag").boundingBox();
  const target = await row(0).locator(".collapsible__drag").boundingBox();
  if (!handle || !target) throw new Error("no handles");
  await page.mouse.move(handle.x + 5, handle.y + 5);
  await page.mouse.down();
  await page.mouse.move(target.x + 5, target.y + 12, { steps: 8 });
  await page.mouse.move(target.x + 5, target.y - 2, { steps: 4 });
  const moved = autosaved(page);
  await page.mouse.up();
  await expect(row(0)).toContainText("Link 1 · Third");
  await moved;
  await publish(page);
  expect(await shown(cms)).toMatchObject({
    menu: { items: [{ label: "Third" }, { label: "One" }, { label: "Second" }] },
  });
});

/** Holds responses with the form's state until their release. */
async function heldAnswers(page: Page) {
  let free = false;
  const waiting: (() => void)[] = [];
  const comes: (() => void)[] = [];
  await page.route("**/admin/globals/site-settings*", async (route) => {
    if (route.request().method() !== "POST" || free) return route.continue();
    const answer = await route.fetch();
    // All may have been released meanwhile.
    if (!free)
      await new Promise<void>((go) => {
        waiting.push(go);
        comes.shift()?.();
      });
    await route.fulfill({ response: answer });
  });
  return {
    async next() {
      if (waiting.length === 0) await new Promise<void>((come) => comes.push(come));
      waiting.shift()?.();
    },
    all() {
      free = true;
      for (const go of waiting) go();
    },
  };
}

/** The announcement is inside the bar and overlaps nothing in it. */
async function expectApart(page: Page, where: string): Promise<void> {
  const [words, button, bar] = await Promise.all(
    [
      losses(page),
      page.getByRole("button", { name: "Publish changes" }),
      page.locator(".doc-controls"),
    ].map((element) => element.boundingBox()),
  );
  if (!words || !button || !bar) throw new Error(`${where}: not there`);
  expect(words.y, where).toBeGreaterThanOrEqual(bar.y);
  expect(words.y + words.height, where).toBeLessThanOrEqual(bar.y + bar.height + 1);
  expect(words.x + words.width <= button.x || words.y + words.height <= button.y, where).toBe(true);
}
