/** Saves that the host refuses because the login has ended, in the built admin. */
import { expect } from "@playwright/test";
import { ADMIN, EDITOR, PASSWORD } from "./own-cms.ts";
import { test } from "./shared-cms.ts";

test("[EDIT-05] a save by its button that the host refuses for want of a login waits for the next one, and is sent again", async ({
  page,
  cms,
}) => {
  const { id } = (await cms.post("/redirects", { from: "/old-way", to: "/about" })).doc;
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin/collections/redirects/${id}`);
  const to = page.locator("#field-to");
  const save = page.getByRole("button", { name: "Save" });
  await expect(async () => {
    await to.fill("/blog");
    await expect(save).toBeEnabled({ timeout: 2000 });
  }).toPass();
  await page.context().clearCookies();
  await save.click();
  const dialog = page.getByRole("dialog", { name: "Your login has ended" });
  await dialog.getByLabel("E-mail").fill(ADMIN);
  const logIn = dialog.getByRole("button", { name: "Log in", exact: true });
  await dialog.getByLabel("Password").fill("not the password");
  await logIn.click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByLabel("Password").fill(PASSWORD);
  await logIn.click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => cms.get(`/redirects/${id}`)).toMatchObject({ to: "/blog" });
  await expect(to).toHaveValue("/blog");
  // The window knows of the end before the press arrives.
  await to.fill("/clients");
  await page.context().clearCookies();
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(dialog).toBeVisible();
  await save.evaluate((button: HTMLButtonElement) => button.click());
  await dialog.getByLabel("E-mail").fill(ADMIN);
  await dialog.getByLabel("Password").fill(PASSWORD);
  await logIn.click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => cms.get(`/redirects/${id}`)).toMatchObject({ to: "/clients" });
});

test("[EDIT-05] a save that the host refused is not sent with the login of another user, here or in another window", async ({
  page,
  cms,
}) => {
  const { id } = (await cms.post("/redirects", { from: "/not-mine", to: "/about" })).doc;
  const address = `${cms.url}/admin/collections/redirects/${id}`;
  const to = page.locator("#field-to");
  const save = page.getByRole("button", { name: "Save" });
  const ended = page.getByRole("dialog", { name: "Your login has ended" });
  let saves = 0;
  page.on("request", (request) => {
    if (request.method() === "PATCH" && request.url().includes(`/redirects/${id}`)) saves += 1;
  });
  // The browser's own question, whether to leave what was typed.
  page.on("dialog", (question) => void question.accept());
  const loseSave = async (): Promise<void> => {
    await cms.logIn(page);
    await page.goto(address);
    await expect(async () => {
      await to.fill("/blog");
      await expect(save).toBeEnabled({ timeout: 2000 });
    }).toPass();
    await page.context().clearCookies();
    await save.click();
    await expect(ended).toBeVisible();
  };
  /** The page of the other user, with what is stored. */
  const isOthersPage = async (): Promise<void> => {
    await expect(page.getByRole("button", { name: "Your account: Ben" })).toBeVisible();
    await expect(ended).toBeHidden();
    await expect(to).toHaveValue("/about");
  };

  await loseSave();
  await ended.getByLabel("E-mail").fill(EDITOR);
  await ended.getByLabel("Password").fill(PASSWORD);
  await ended.getByRole("button", { name: "Log in", exact: true }).click();
  await isOthersPage();

  await loseSave();
  await cms.logIn(page, EDITOR);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await isOthersPage();
  // Only the two that were refused.
  expect(saves).toBe(2);
  expect(await cms.get(`/redirects/${id}`)).toMatchObject({ to: "/about" });
});
