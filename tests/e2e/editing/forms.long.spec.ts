/** The form of a record: what is missing, where it is, and when a change is live. */
import { expect } from "@playwright/test";
import { expectNoFaults } from "../page-probes.ts";
import { test } from "./shared-cms.ts";

test("[EDIT-21] a post published with nothing in it: every field it lacks is marked and listed in words, on a phone too", async ({
  page,
  cms,
}) => {
  await cms.logIn(page);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`${cms.url}/admin/collections/blog-posts/create`);
  await page.waitForURL(/blog-posts\/\d+/);
  await page.getByRole("button", { name: "Publish changes" }).click();
  const lacking = page.getByRole("alert").filter({ hasText: "Not published yet. 3 fields" });
  await expect(lacking.getByRole("link")).toHaveText([
    "The title is missing. Write it.",
    "The description is missing. Write it.",
    "Write the last part of the page's address.",
  ]);
  for (const field of ["slug", "title", "description"])
    await expect(page.locator(`.field-type.error:has(#field-${field}) .field-error`)).toBeVisible();
  // Payload's own list would cover the form.
  await expect(page.getByText("The following fields are invalid")).toBeHidden();
  await lacking.getByRole("link", { name: "address" }).click();
  await expect(page.locator("#field-slug")).toBeFocused();
  await expect(page.locator("#field-slug")).toBeInViewport();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
});

test("[EDIT-21] [EDIT-22] a field in a fold and a row is opened and gone to; then the form says that the site does not answer, and leads to the page", async ({
  page,
  cms,
}) => {
  const { doc } = await cms.post("/blog-posts?draft=true", {
    title: "Folded",
    description: "Words",
    slug: "folded-post",
    callToAction: { show: "own", title: "Call", link: "/pricing" },
  });
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin/collections/blog-posts/${doc.id}`);
  const label = page.locator("#field-callToAction__label");
  await expect(page.getByText("Offer at the end").first()).toBeVisible();
  await expect(label).toBeHidden();
  // Buttons work once the scripts have run.
  await expect(page.locator("#field-title")).toBeEnabled();
  const publish = page.getByRole("button", { name: "Publish changes" });
  const line = page.locator(".public-line");
  await publish.click();
  await expect(label).toBeFocused();
  const error = page.locator(".field-type.error .field-error");
  await expect(error).toHaveText("“On the button” is missing. Write it.");
  await expect(label).toHaveAccessibleDescription(/“On the button” is missing\. Write it\.$/);
  const above = await error.boundingBox();
  const control = await label.boundingBox();
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(control?.y ?? 0);
  await label.fill("Call us");
  await publish.click();
  // The shared host has no site; with one, `public-words.test.ts`.
  await expect(line).toHaveText(/^The site does not answer: .* Open on the site$/);
  await expect(line.getByRole("link")).toHaveAttribute("href", /\/blog\/folded-post$/);
  await expectNoFaults(page, ".doc-controls");
  await page.locator(".doc-controls__popup").getByRole("button").first().click();
  await page.locator(".popup__content").getByText("Unpublish", { exact: true }).click();
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(line.getByRole("link")).toBeHidden();
  // The fold stays as it was left.
  await page.reload();
  await expect(label).toBeVisible();
});

test("a field in another tab is gone to", async ({ page, cms }) => {
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin/collections/vacancies/create`);
  await page.waitForURL(/vacancies\/\d+/);
  await page.getByRole("button", { name: "Filter and facts" }).click();
  await page.locator("#field-hot").fill("1");
  await page.locator("#field-slug").fill("dev");
  // A press while Payload renders the form again is lost.
  await expect(async () => {
    await page.getByRole("button", { name: "Publish changes" }).click({ timeout: 2000 });
    await expect(page.locator("#field-title")).toBeFocused({ timeout: 5000 });
  }).toPass();
});

test("[EDIT-23] a vacancy like another is public with three presses, a typo corrected with three", async ({
  page,
  cms,
}) => {
  await cms.post("/vacancies", {
    slug: "rigger",
    title: "Rigger",
    description: "A tpyo.",
    date: "2026-01-05T12:00:00.000Z",
    _status: "published",
  });
  await cms.logIn(page);
  await page.goto(`${cms.url}/admin`);
  const section = page.locator("#nav-vacancies");
  const publish = page.getByRole("button", { name: "Publish changes" });
  const line = page.locator(".public-line");
  // The menu is closed on a narrow screen: its link is followed as a press would.
  await page.goto(`${cms.url}${await section.getAttribute("href")}`);
  await page.getByRole("button", { name: "Copy Rigger" }).click();
  await page.waitForURL(/vacancies\/\d+/);
  await expect(page.locator("#field-title")).toHaveValue("Rigger");
  await expect(page.locator("#field-slug")).toHaveValue("rigger-2");
  await publish.click();
  await expect(line.getByRole("link")).toHaveAttribute("href", /\/vacancies\/rigger-2$/);
  await page.goto(`${cms.url}${await section.getAttribute("href")}`);
  await page.getByRole("link", { name: "Rigger", exact: true }).last().click();
  await page.locator("#field-description").fill("A typo.");
  await publish.click();
  await expect(line.getByRole("status")).not.toBeEmpty();
});
