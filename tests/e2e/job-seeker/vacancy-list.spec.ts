import { expect } from "@playwright/test";
import { started, test } from "../page-probes.ts";

test("[VAC-04] [VAC-10] a row opens its vacancy, and the ways back lead to the list as it was chosen", async ({
  page,
}) => {
  await page.goto("/vacancies?work_type=Remote");
  await started(page);
  const row = page.locator("#vacancies").getByRole("link").nth(2);
  const title = ((await row.getByRole("heading").textContent()) ?? "").replace(/Hot$/, "");
  await row.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  await page.goBack();
  await expect(page.locator("#vacancies h3")).toHaveCount(8);
  await expect(page).toHaveURL(/\?work_type=Remote$/);
  await row.click();
  const back = page
    .getByRole("navigation", { name: "Breadcrumb" })
    .getByRole("link", { name: "Vacancies" });
  await expect(back).toHaveAttribute("href", /work_type=Remote/);
  await back.click();
  await expect(page).toHaveURL(/\/vacancies\?work_type=Remote$/);
});

test("[VAC-04] a row opens in a new tab on request", async ({ page, context }) => {
  await page.goto("/vacancies");
  await started(page);
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    page
      .locator("#vacancies")
      .getByRole("link")
      .first()
      .click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(tab).toHaveURL(/\/vacancies\/[\w-]+$/);
  await expect(page).toHaveURL(/\/vacancies$/);
});
