import { expect, test } from "@playwright/test";

test("[DARK-02] without script pages follow the system, and there is no choice", async ({
  page,
}) => {
  const ground = () =>
    page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  await page.goto("/pricing");
  expect(await ground()).toBe("rgb(252, 252, 250)");
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await ground()).not.toBe("rgb(252, 252, 250)");
  await expect(page.getByText("Theme", { exact: true })).toBeHidden();
});
