/** Letters to a selection of the inbox's list, in the built admin (OWN-105, OWN-106). */
import { createHash } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { readLibraryFile } from "../../../apps/site/server/cms-link/reply-files.ts";
import { expectNoFaults } from "../page-probes.ts";
import { EDITOR, expectFits, type OwnCms } from "./own-cms.ts";
import { test } from "./shared-cms.ts";

const VACANCY = "Letters engineer";
const NAMES = ["Dana Cohen", "Jürgen Groß", "Ä".repeat(190)];

test.beforeAll(async ({ cms }) => {
  for (const [at, fullname] of NAMES.entries())
    await cms.send("resumeForm", {
      _variant: "vacancy",
      fullname,
      email: `letters-${at}@example.com`,
      description: "I would like to join.",
      vacancy: VACANCY,
    });
  await cms.post("/reply-templates", {
    name: "No this time",
    kind: "rejection",
    letters: [{ language: "en", subject: "{vacancy}", text: "Dear {name}, not this time." }],
  });
});

const listOf = (cms: OwnCms): string =>
  `${cms.url}/admin/collections/submissions?where[and][0][vacancy][equals]=${encodeURIComponent(VACANCY)}`;

async function selectAll(page: Page): Promise<void> {
  const reply = page.getByRole("button", { name: "Reply to the 3 selected" });
  // On a busy machine a press during the loading of the list's scripts has no effect.
  await expect(async () => {
    if (!(await reply.isVisible()))
      await page.locator("thead input[type=checkbox]").click({ force: true, timeout: 2000 });
    await expect(reply).toBeVisible({ timeout: 2000 });
  }).toPass();
  await reply.click();
}

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
test("on a phone nothing covers the rows before a selection, nor its bar the button for letters", async ({
  page,
  cms,
}) => {
  await cms.logIn(page, EDITOR);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(listOf(cms));
  await expect(page.locator(".table tbody tr")).toHaveCount(3);
  const lowest = (): Promise<string> =>
    page.evaluate(
      () => document.elementFromPoint(200, innerHeight - 4)?.closest("[class]")?.className ?? "",
    );
  expect(await lowest()).not.toContain("list-selection");
  const button = page.getByRole("button", { name: "Reply to the 3 selected" });
  await expect(async () => {
    if (!(await button.isVisible()))
      await page.locator("thead input[type=checkbox]").click({ force: true, timeout: 2000 });
    await expect(button).toBeVisible({ timeout: 2000 });
  }).toPass();
  const above = await button.boundingBox();
  const bar = await page.locator(".list-selection").boundingBox();
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
  await expectNoFaults(page, ".list-selection");
});

test("[OWN-105] selected applications get letters of their own: previewed, changed, kept over a reload, sent, and taken back", async ({
  page,
  cms,
}) => {
  await cms.logIn(page, EDITOR);
  const picture = await page.request.post(`${cms.url}/cms/api/media`, {
    headers: { origin: cms.url },
    multipart: {
      file: { name: "office.png", mimeType: "image/png", buffer: PIXEL },
      _payload: JSON.stringify({ alt: "Our office" }),
    },
  });
  expect(picture.status()).toBe(201);
  // As the site reads it when it takes a letter.
  const { doc }: { doc: { filename: string } } = await picture.json();
  const digest = createHash("sha256").update(PIXEL).digest("hex");
  const file = { stored: doc.filename, name: "office.png", size: PIXEL.length, type: "image/png" };
  const site = { contentHost: cms.url, purgeSecret: "of no use here" };
  expect(await readLibraryFile(site, { ...file, digest })).toEqual(PIXEL);
  await page.goto(listOf(cms));
  await selectAll(page);
  const dialog = page.getByRole("dialog", { name: "Letters to 3 people" });
  await dialog.getByLabel("Template").selectOption("No this time (Rejection)");
  await expect(dialog.getByText("Empty: in 24 hours.")).toBeVisible();
  const names: string[] = [];
  for (let at = 1; at <= 3; at += 1) {
    await expect(dialog.getByText(`${at} of 3`)).toBeVisible();
    names.push(await dialog.getByLabel("Text", { exact: true }).inputValue());
    if (at < 3) await dialog.getByRole("button", { name: "Next" }).click();
  }
  expect(names.toSorted()).toEqual(NAMES.map((name) => `Dear ${name}, not this time.`).toSorted());
  await dialog.getByLabel("Text", { exact: true }).fill("A word of my own.");
  await dialog.getByRole("button", { name: "Previous" }).click();
  await dialog.getByRole("button", { name: "Leave out" }).click();
  // The library's drawer takes the dialog's place, and returns to it.
  await dialog.getByRole("button", { name: "Add a file" }).click();
  await page.locator(".list-drawer").getByText("Our office").first().click();
  const files = dialog.getByRole("list", { name: "Files of this letter" });
  await expect(files).toHaveText(/^office\.png 1 kB$/);
  await expect(dialog.getByRole("button", { name: "Remove office.png" })).toBeVisible();
  await expectFits(page, "letters", "dialog[open]");
  await page.setViewportSize({ width: 1440, height: 900 });

  // The button that opened it is gone.
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Continue" })).toBeFocused();
  await page.reload();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("No letter to 1")).toBeVisible();
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(dialog.getByLabel("Text", { exact: true })).toHaveValue("A word of my own.");
  await expect(files).toContainText("office.png");
  await dialog.getByRole("button", { name: "Send 2 letters" }).click();
  await expect(dialog.getByText("2 letters wait until")).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();

  await expect(page.getByRole("row").filter({ hasText: "Rejected" })).toHaveCount(2);
  const waiting = page.getByRole("region", { name: "Letters that wait" });
  await expect(waiting).toContainText("2 rejections");
  await waiting.getByRole("button", { name: "Take back all" }).click();
  await waiting.getByRole("button", { name: "Yes, take back" }).click();
  await expect(page.getByRole("row").filter({ hasText: "New" })).toHaveCount(3);
  await expect(waiting).toBeHidden();
});
