/** What an editor's keyboard, pointer and eyes need, in lists and forms of the real content host. */
import { expect, type Locator } from "@playwright/test";
import { expectNoFaults } from "../page-probes.ts";
import { outline, smallTargets } from "./screens.ts";
import { openFold, test } from "./shared-cms.ts";

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="80"><path fill="#fff" d="M0 0h400v80H0z"/></svg>';

test("[EDIT-07] dashboard, list and form: targets have 24 pixels, keys show where they are, and axe finds no fault", async ({
  page,
  cms,
}) => {
  const { doc } = await cms.post("/services", {
    title: "Shown to the keyboard",
    slug: "shown-to-the-keyboard",
    order: 1,
    _status: "published",
  });
  await cms.logIn(page);
  for (const path of ["", "/collections/services", `/collections/services/${doc.id}`]) {
    await page.goto(`${cms.url}/admin${path}`);
    await expect(page.getByRole("main").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect.poll(() => smallTargets(page), { message: path }).toEqual([]);
    await expectNoFaults(page, undefined, path);
  }
  const crumb = page.locator(".step-nav a").last();
  for (const link of [crumb, page.getByRole("link", { name: "Open on the site" })]) {
    await page.keyboard.press("Tab");
    await link.focus();
    await expect.poll(() => outline(page)).toBe("solid 2px");
  }
  await page.goto(`${cms.url}/admin`);
  await page.keyboard.press("Tab");
  await page.locator(".dashboard a").first().focus();
  await expect.poll(() => outline(page)).toBe("solid 2px");
});

test("[EDIT-07] a field that chooses records shows that it has the focus", async ({
  page,
  cms,
}) => {
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin/collections/blog-posts/create`);
  await page.getByRole("combobox", { name: "Author" }).focus();
  await expect(page.locator(".rs__control--is-focused")).toHaveCSS("outline", /solid 2px$/);
});

/** A disabled button takes no focus: before the form is ready, and while a draft is saved. */
const focusOn = (button: Locator): Promise<void> =>
  expect(async () => {
    await button.focus();
    await expect(button).toBeFocused({ timeout: 500 });
  }).toPass();

test("[EDIT-07] after a publication the keyboard goes on at the form's status", async ({
  page,
  cms,
}) => {
  const { doc } = await cms.post("/services", {
    title: "Published by keyboard",
    slug: "published-by-keyboard",
    order: 1,
    _status: "draft",
  });
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin/collections/services/${doc.id}`);
  const title = page.getByLabel("Title", { exact: false }).first();
  await title.fill("Published by the keyboard");
  const publish = page.getByRole("button", { name: "Publish changes" });
  await focusOn(publish);
  const saved = page.waitForResponse(
    (reply) => reply.request().method() === "PATCH" && !reply.url().includes("autosave"),
  );
  await page.keyboard.press("Enter");
  await saved;
  const status = page.locator(".doc-controls__meta");
  await expect(status).toContainText("Published");
  await expect(publish).toBeDisabled();
  await expect(status).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(status).not.toBeFocused();
});

test("[EDIT-07] while a draft is saved, a press on Publish is kept, and so is the focus on it", async ({
  page,
  cms,
}) => {
  const { doc } = await cms.post("/services", {
    title: "Pressed early",
    slug: "pressed-early",
    order: 1,
    _status: "draft",
  });
  const path = `/services/${doc.id}`;
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin/collections${path}`);
  const published = async () => (await cms.get(`${path}?where[_status][equals]=published`)).title;
  const publish = page.getByRole("button", { name: "Publish changes" });
  const title = page.getByLabel("Title", { exact: false }).first();
  let release = (): void => undefined;
  await page.route(`**${path}?autosave=true*`, async (route) => {
    await new Promise<void>((go) => (release = go));
    await route.continue();
  });
  const write = async (words: string): Promise<void> => {
    const begun = page.waitForRequest((request) => request.url().includes("autosave=true"));
    await focusOn(publish);
    // Typed without the focus, which is on the button before the draft is saved.
    await title.evaluate((field: HTMLInputElement, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }, words);
    await begun;
    await expect(publish).toBeDisabled();
  };
  await write("Pressed early, by keys");
  release();
  await expect(publish).toBeFocused();
  await write("Pressed early, again");
  await page.keyboard.press("Enter");
  release();
  await expect.poll(published).toBe("Pressed early, again");
  // With changes, the button can be pressed again.
  await title.fill("Pressed early, by the");
  await expect(publish).toBeDisabled();
  release();
  await expect(publish).toBeEnabled();
  await write("Pressed early, by the pointer");
  await publish.click({ force: true });
  release();
  await expect.poll(published).toBe("Pressed early, by the pointer");
});

test("[EDIT-07] a drawer's label leads to its own field, and an error is shown whole", async ({
  page,
  cms,
}) => {
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin/collections/case-studies/create`);
  const drawer = page.getByRole("dialog").last();
  const description = drawer.getByRole("textbox", { name: "Description" });
  // A press before the scripts have loaded, or while the form is rendered again, is lost.
  await expect(async () => {
    if (!(await drawer.isVisible()))
      await page.getByRole("button", { name: "Create new" }).first().click({ timeout: 2000 });
    await drawer.getByText("Description", { exact: true }).click({ timeout: 2000 });
    await expect(description).toBeFocused({ timeout: 2000 });
  }).toPass();
  await page.keyboard.type("A picture of it");
  await expect(description).toHaveValue("A picture of it");
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);

  await page.getByRole("button", { name: "Publish changes" }).click();
  const errors = page.locator(".field-error");
  await expect(errors.filter({ hasText: "Write the last part" })).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // The form is rendered again: an element that has just left it has no style.
    await expect(async () => {
      const shown = await errors.evaluateAll((elements) =>
        elements.map((element) => ({
          isCut: [...element.querySelectorAll("*")].some(
            (part) => part.scrollWidth > part.clientWidth + 1,
          ),
          lines: getComputedStyle(element).whiteSpace,
          box: element.getBoundingClientRect().toJSON(),
          field: element.closest(".field-type")?.getBoundingClientRect().toJSON(),
        })),
      );
      expect(shown.length).toBeGreaterThan(0);
      for (const { isCut, lines, box, field } of shown) {
        expect([isCut, lines]).toEqual([false, "normal"]);
        expect(box.top).toBeGreaterThanOrEqual(field.top - 1);
        expect(box.right).toBeLessThanOrEqual(width);
      }
    }).toPass({ timeout: 15_000 });
  }
});

test("[EDIT-07] each label leads to its own field: text, rich text, options, pictures, radio buttons", async ({
  page,
  cms,
}) => {
  const { doc } = await cms.post("/blog-posts?draft=true", {
    title: "Labelled",
    slug: "labelled",
    sections: [{ title: "With a rich text" }],
  });
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin/collections/blog-posts/${doc.id}`);
  const title = page.getByRole("textbox", { name: "Title" }).first();
  await expect(title).toBeVisible();
  await openFold(page, "Offer at the end");
  await expect(page.locator(".radio-group:visible").first()).toBeVisible();
  await expect(page.locator(".rich-text-lexical [contenteditable]")).toBeVisible();
  const kinds = new Set<string>();
  for (const label of await page.locator("label.field-label:visible").all()) {
    const field = label.locator("xpath=ancestor::*[contains(@class, 'field-type')][1]");
    // What no one can change takes no focus.
    const isFixed = (element: Element): boolean =>
      element.matches(".read-only, :has(.rs__control--is-disabled)");
    if (await field.evaluate(isFixed)) continue;
    await label.click();
    const isReached = (element: Element): boolean =>
      document.activeElement?.closest(".field-type") === element;
    await expect.poll(() => field.evaluate(isReached), await label.innerText()).toBe(true);
    kinds.add(await field.evaluate((element) => element.classList.item(1) ?? ""));
    await page.keyboard.press("Escape");
  }
  expect([...kinds].toSorted()).toEqual([
    "date-time-field",
    "radio-group",
    "relationship",
    "rich-text-lexical",
    "text",
    "textarea",
    "upload",
  ]);
  const shown = page.getByRole("radiogroup", { name: "Shown" });
  await expect(shown.getByRole("radio")).toHaveCount(3);
  await shown.getByText("None", { exact: true }).click();
  await expect(shown.getByRole("radio", { name: "None" })).toBeChecked();
  await title.click();
  await shown.getByText("Shown", { exact: true }).click();
  await expect(shown.getByRole("radio", { name: "None" })).toBeFocused();
});

test("[EDIT-07] a fold is opened, and rows are added, moved and removed by keys, which then go on there", async ({
  page,
  cms,
}) => {
  const { doc } = await cms.post("/blog-posts?draft=true", {
    title: "Rows by keys",
    slug: "rows-by-keys",
    sections: [{ title: "One" }, { title: "Two" }],
  });
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin/collections/blog-posts/${doc.id}`);
  const fold = page.getByRole("button", { name: "Offer at the end", exact: true });
  // A press before the admin's scripts have loaded has no effect.
  await expect(async () => {
    if ((await fold.getAttribute("aria-expanded")) === "false") await fold.press("Enter");
    await expect(fold).toHaveAttribute("aria-expanded", "true", { timeout: 2000 });
  }).toPass();
  await expect(fold).toBeFocused();

  const rows = page.getByRole("button", { name: /^Section \d/ });
  const choose = async (row: string, entry: string): Promise<void> => {
    await page.getByRole("button", { name: `Actions of ${row}`, exact: true }).press("Enter");
    const menu = page.locator(".popup__content");
    await expect(menu.locator(":focus")).toBeVisible();
    const found = menu.getByRole("button", { name: entry, exact: true });
    for (let step = 0; step < 8; step += 1) {
      if (await found.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press("ArrowDown");
    }
    await page.keyboard.press("Enter");
  };
  const actionsOf = (row: string) => page.getByRole("button", { name: `Actions of ${row}` });
  await choose("Section 1 · One", "Move down");
  await expect(actionsOf("Section 2 · One")).toBeFocused();
  await expect(actionsOf("Section 2 · One")).toBeInViewport();
  await page.getByRole("button", { name: "Add Section" }).press("Enter");
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Add Section" })).toBeFocused();
  await choose("Section 3", "Remove");
  await expect(rows).toHaveCount(2);
  await expect(actionsOf("Section 2 · One")).toBeFocused();
  await choose("Section 1 · Two", "Remove");
  await expect(actionsOf("Section 1 · One")).toBeFocused();
});

test("[EDIT-07] the inbox shows when a message came at 1440 pixels, and a message has one time zone", async ({
  page,
  cms,
}) => {
  await cms.send("contactForm", {
    fullname: "Kim Lindgren-Carlsson",
    email: "kim.lindgren-carlsson@example.com",
    description: "A message whose time is read in one zone.",
    _idempotency_key: "key-one-zone",
  });
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin/collections/submissions`);
  const received = page.getByRole("columnheader", { name: "Received" });
  await expect(received).toBeVisible();
  const table = page.locator(".table").first();
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  await page.getByRole("link", { name: "Kim Lindgren-Carlsson" }).click();
  const times = page.locator(".submission__about time, dl time");
  const zone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  await expect(times).toHaveCount(2);
  for (const time of await times.allInnerTexts()) expect(time).toContain(`(${zone})`);
  await expect.poll(() => smallTargets(page)).toEqual([]);
  await expect(page.getByRole("main").first()).not.toContainText("GMT");
});

test("[EDIT-07] a white logo is seen whole in the library", async ({ page, cms }) => {
  const form = new FormData();
  form.append("_payload", JSON.stringify({ alt: "A white logo" }));
  form.append("file", new File([LOGO], "white-logo.svg", { type: "image/svg+xml" }));
  await cms.post("/media", form);
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin/collections/media?search=white-logo`);
  const picture = page.locator(".thumbnail img").first();
  await expect(picture).toHaveCSS("object-fit", "contain");
  await expect(page.locator(".thumbnail").first()).toHaveCSS("background-image", /conic-gradient/);
});

test("[EDIT-07] a form that was opened and left is not among the drafts", async ({ page, cms }) => {
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin/collections/authors/create`);
  await expect(page.getByRole("button", { name: "Publish changes" })).toBeVisible();
  await page.goto(`${cms.url}/admin`);
  await expect(page.getByRole("heading", { name: "My drafts" })).toBeVisible();
  await expect(page.locator("#my-drafts ~ ul a[href*='/authors/']")).toHaveCount(0);
});
