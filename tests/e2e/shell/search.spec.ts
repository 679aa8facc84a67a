import { expect, test } from "@playwright/test";

test("[FIND-01] [FIND-02] the header's field opens by key and leads to the found pages", async ({
  page,
}) => {
  await page.goto("/pricing");
  const opener = page.getByRole("button", { name: "Find on this site" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const field = page.getByRole("searchbox", { name: "Search this site" });
  await expect(field).toBeFocused();
  await test.step("Tab goes round in the panel, which covers the header", async () => {
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("button", { name: "Close this field" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(field).toBeFocused();
  });
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type("harbor ledgr");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=harbor+ledgr");
  await expect(page.getByText(/Found instead: .*harbour.*ledger/)).toBeVisible();
  const hit = page
    .getByRole("region", { name: /^Case studies/ })
    .getByRole("link")
    .first();
  await expect(hit).toHaveText("Harbour Ledger");
  await expect(page.locator("main mark").first()).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await hit.click();
  await expect(page).toHaveURL("/case-studies/harbour-ledger");
});

test("[FIND-05] at 320 px nothing leaves the page, whatever is searched for", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const query of ["java", "x".repeat(200), "<b>%\"'", "צוות العربية"]) {
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole("searchbox", { name: "Words to look for" })).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      query,
    ).toBeLessThanOrEqual(0);
  }
});
