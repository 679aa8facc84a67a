/** The first rich text of an open form. */
import { expect, type Locator, type Page } from "@playwright/test";

/** Sections are closed at first; a press before the page's scripts have loaded is lost. */
export async function openFirstText(page: Page): Promise<Locator> {
  const text = page.locator(".rich-text-lexical [contenteditable=true]").first();
  await expect(async () => {
    if (!(await text.isVisible())) await page.getByRole("button", { name: "Show all" }).click();
    await expect(text).toBeVisible({ timeout: 3000 });
  }).toPass();
  return text;
}

/** By the slash menu at the beginning of a line. */
export async function insert(page: Page, name: string): Promise<void> {
  await page.keyboard.type("/");
  await page.keyboard.type(name.split(" ")[0] ?? "", { delay: 30 });
  await page.locator(".slash-menu-popup__item", { hasText: name }).first().click();
}
