import { expect, test } from "@playwright/test";

test("[SH-10] [FIND-01] without script a search begins in the header or on the not-found page", async ({
  page,
}) => {
  await page.goto("/pricing");
  await page.getByRole("button", { name: "Find on this site" }).click();
  await page.getByRole("searchbox", { name: "Search this site" }).fill("kotlin");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=kotlin");
  await page.goto("/nothing-is-here");
  await page.getByRole("searchbox", { name: "Or search this site" }).fill("team");
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await page.getByRole("link", { name: /^All \d+ in Blog$/ }).click();
  await expect(page).toHaveURL("/search?in=blog&q=team");
  await page.getByRole("link", { name: "Results of all kinds" }).click();
  await expect(page).toHaveURL("/search?q=team");
});
