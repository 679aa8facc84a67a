import { expect, test } from "@playwright/test";

test.use({ viewport: { width: 390, height: 844 } });

test("[HOME-13] a phone's home page takes twelve screens, and its rows can be swiped and reached by keyboard", async ({
  page,
}) => {
  await page.goto("/");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(12 * 844);
  const last = page.locator("#services li a").last();
  await expect(last).not.toBeInViewport({ ratio: 0.9 });
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  const form = await page.locator("#contact-form form").boundingBox();
  const phone = await page.locator('#contact-form a[href^="tel:"]').first().boundingBox();
  expect(form?.y).toBeLessThan(phone?.y ?? 0);
});

test("[FOOT-06] on phones a column of the footer opens by keyboard; wider windows show all links", async ({
  page,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  const [link, summary] = [
    footer.getByRole("link", { name: "Go", exact: true }),
    footer.locator("summary", { hasText: "Languages" }),
  ];
  await expect(link).toBeHidden();
  const legal = footer.getByRole("link", { name: /^(Privacy policy|Terms of use)$/ });
  await expect(legal).toHaveCount(2);
  await summary.focus();
  await page.keyboard.press("Enter");
  await expect(link).toBeVisible();
  await page.keyboard.press("Enter");
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(link).toBeVisible();
  await expect(summary).toBeHidden();
  await expect(legal).toHaveCount(2);
  await expect(footer.getByRole("heading", { name: "Languages" })).toBeVisible();
});
