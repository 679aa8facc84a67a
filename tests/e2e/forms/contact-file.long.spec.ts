/** The contact form's file: chosen in haste, dropped, one of several. */
import { expect, type Locator, type Page } from "@playwright/test";
import {
  arrivedFrom,
  DISGUISED,
  fill,
  newAddress,
  onDisk,
  openForm,
  PDF,
  PICTURE,
  solve,
  THANKS,
  TOO_MANY_FILES,
  WRONG_FILE,
} from "./contact-form.ts";
import { test } from "../page-probes.ts";

test("[CON-05] a file chosen while another is inspected stays chosen, and is the one that arrives", async ({
  page,
}) => {
  const email = newAddress();
  // The test controls when the wrong file is read.
  await page.addInitScript((size) => {
    const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = function arrayBuffer() {
      return this.size === size
        ? new Promise<void>((go) => Object.assign(window, { goOn: go })).then(() => read.call(this))
        : read.call(this);
    };
  }, DISGUISED.buffer.length);
  const form = await openForm(page);
  await fill(form, email);
  await form.file.setInputFiles(DISGUISED);
  await page.waitForFunction(() => "goOn" in window);
  await form.file.setInputFiles(PDF);
  await page.evaluate(() => (window as unknown as { goOn(): void }).goOn());
  await solve(form);
  await expect(form.root.getByText(PDF.name)).toBeVisible();
  await expect(form.root.getByText(WRONG_FILE)).toBeHidden();
  await form.send.click();
  await expect(form.root.getByText(THANKS)).toBeVisible();
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
  expect((await arrivedFrom(email))[0]).toMatchObject({
    files: [{ name: PDF.name, size: PDF.buffer.length }],
  });
});

/** Drags files from disk; the browser decides what happens. */
async function drop(page: Page, onto: Locator, files: string[]): Promise<void> {
  await onto.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await onto.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const browser = await page.context().newCDPSession(page);
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await browser.send("Input.dispatchDragEvent", {
      type,
      x: x + width / 2,
      y: y + height / 2,
      data: { items: [], files, dragOperationsMask: 1 },
    });
  await browser.detach();
}

test("[CON-05] a dropped file replaces the chosen one; several are refused, with a message at the field", async ({
  page,
}) => {
  const email = newAddress();
  const form = await openForm(page);
  await fill(form, email);
  const [picture, first, second, third] = [
    onDisk(PICTURE.name, PICTURE.buffer),
    ...["first.pdf", "second.pdf", "third.pdf"].map((name) => onDisk(name, PDF.buffer)),
  ] as [string, string, string, string];
  await drop(page, form.file, [picture]);
  await expect(form.root.getByText(PICTURE.name)).toBeVisible();
  await expect(form.root.getByText(WRONG_FILE)).toBeVisible();
  await drop(page, form.file, [first]);
  await expect(form.root.getByText("first.pdf")).toBeVisible();
  await expect(form.root.getByText(WRONG_FILE)).toBeHidden();
  await drop(page, form.file, [second, third]);
  await expect(form.file).toHaveAccessibleDescription(new RegExp(`^${TOO_MANY_FILES}`));
  await expect(form.root.getByText("first.pdf")).toBeVisible();
  await form.root.getByRole("button", { name: "Remove" }).click();
  await expect(form.root.getByText(TOO_MANY_FILES)).toBeHidden();
  await drop(page, form.file, [second, third]);
  await expect(form.file).toHaveAccessibleDescription(new RegExp(`^${TOO_MANY_FILES}`));
  await expect(form.root.getByText("Choose a file")).toBeVisible();
  await form.file.setInputFiles(second);
  await expect(form.root.getByText(TOO_MANY_FILES)).toBeHidden();
  await form.file.setInputFiles(third);
  await expect(form.root.getByText("third.pdf")).toBeVisible();
  await solve(form);
  await form.send.click();
  await expect(form.root.getByText(THANKS)).toBeVisible();
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
  expect((await arrivedFrom(email))[0]?.files.map(({ name }) => name)).toEqual(["third.pdf"]);
});
