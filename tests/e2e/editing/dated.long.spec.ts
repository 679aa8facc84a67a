/** A post's day in its form, in the built admin. */
import { expect } from "@playwright/test";
import { test } from "./shared-cms.ts";

test("a post with a day to come: its form says when visitors see it, and publishing sets the time", async ({
  page,
  cms,
}) => {
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const { doc } = await cms.post("/blog-posts?draft=true", {
    title: "In five days",
    description: "Words",
    date: `${day}T12:00:00.000Z`,
    _status: "draft",
  });
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin/collections/blog-posts/${doc.id}`);
  await expect(page.getByText("This day is to come")).toBeVisible();
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(page.getByText("Updated successfully").first()).toBeVisible();
  expect(await cms.get(`/blog-posts/${doc.id}?draft=true&depth=0`)).toMatchObject({
    _status: "draft",
    publishAt: `${day}T00:00:00.000Z`,
  });
  await page.goto(`${cms.url}/admin`);
  await expect(
    page.getByRole("region", { name: "Scheduled" }).getByText("In five days"),
  ).toBeVisible();
});
