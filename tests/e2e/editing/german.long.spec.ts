/** The admin in German, for who chose it: a user of this test, since other tests read English. */
import { expect } from "@playwright/test";
import { EDITOR, PASSWORD } from "./own-cms.ts";
import { test } from "./shared-cms.ts";

test("[OWN-172] a user chooses German, in each browser; others keep English", async ({
  cms,
  page,
  browser,
}) => {
  const email = "hans@example.com";
  await cms.post("/users", {
    email,
    role: "admin",
    password: PASSWORD,
    currentPassword: PASSWORD,
  });
  await cms.logIn(page, email);
  await page.goto(`${cms.url}/admin/account`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await page.content()).not.toContain("Karrierebeiträge");
  await page.locator("#field-language").getByRole("combobox").fill("Deutsch");
  await page.keyboard.press("Enter");
  await page.locator("#action-save").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("link", { name: "Karrierebeiträge" })).toBeVisible();

  const second = await browser.newContext({ locale: "en-GB" });
  const there = await second.newPage();
  await cms.logIn(there, email);
  await there.goto(`${cms.url}/admin/collections/vacancies`);
  await expect(there.locator("html")).toHaveAttribute("lang", "de");
  await expect(there.getByRole("heading", { level: 1 })).toHaveText("Stellen");
  await there.goto(`${cms.url}/admin/collections/reply-templates/create`);
  await expect(there.getByText("Name").first()).toBeVisible();
  await there.locator("#action-save").click();
  await expect(there.getByText("„Name“ fehlt.").first()).toBeVisible();
  await second.close();

  const other = await browser.newContext({ locale: "en-GB" });
  const colleague = await other.newPage();
  await cms.logIn(colleague, EDITOR);
  await colleague.goto(`${cms.url}/admin/collections/vacancies`);
  await expect(colleague.getByRole("heading", { level: 1 })).toHaveText("Vacancies");
  await other.close();
});
