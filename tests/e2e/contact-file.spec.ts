/** The contact form's file, chosen in haste. */
import { expect } from "@playwright/test";
import { arrivedFrom, DISGUISED, fill, newAddress, openForm, PDF, solve, THANKS, WRONG_FILE } from "./contact-form.ts";
import { test } from "./page-probes.ts";

test("[CON-05] a file that is chosen while another is looked into stays chosen, and is the one that arrives", async ({ page }) => {
  const email = newAddress();
  // The wrong file is read when the test says so.
  await page.addInitScript((size) => {
    const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = function arrayBuffer() {
      return this.size === size ? new Promise<void>((go) => Object.assign(window, { goOn: go })).then(() => read.call(this)) : read.call(this);
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
  expect((await arrivedFrom(email))[0]).toMatchObject({ files: [{ name: PDF.name, size: PDF.buffer.length }] });
});
