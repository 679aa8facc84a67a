/** Posts and their first rich text. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { OwnCms } from "./own-cms.ts";

/** A draft with one section without text. */
export async function openNewPost(page: Page, cms: OwnCms, slug: string) {
  const post = await cms.post("/blog-posts", {
    slug,
    title: slug,
    description: "A text.",
    sections: [{ title: "One" }],
  });
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin/collections/blog-posts/${post.doc.id}`);
  return post;
}

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
