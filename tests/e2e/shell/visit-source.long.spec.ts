/** A visit's source is sent with a form, and nothing else about the visitor. */
import { expect } from "@playwright/test";
import { arrivedFrom, fill, newAddress, openForm, solve, THANKS } from "../forms/contact-form.ts";
import { started, test } from "../page-probes.ts";

test("[API-03] the referrer and the utm values of the first page, and of the last that had some, go with a form of a later one, next to its fields", async ({
  page,
}) => {
  const email = newAddress();
  await page.goto(
    "/blog?utm_source=newsletter&utm_medium=e-mail&utm_campaign=spring+2026&gclid=42",
    { referer: "https://www.example.com/teams?user=anna" },
  );
  await started(page);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Career" })
    .click();
  await expect(page).toHaveURL(/\/career$/);
  // Another page of the visit, newly loaded with its own values: both are stored.
  const form = await openForm(page, "/?utm_source=footer");
  await fill(form, email);
  await solve(form);
  await form.send.click();
  await expect(form.root.getByText(THANKS)).toBeVisible();
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
  const [sent] = await arrivedFrom(email);
  expect(sent?.source).toEqual({
    language: "en",
    page: "/",
    referrer: "https://www.example.com/teams",
    landing_page: "/blog",
    first_visit: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    utm_source: "newsletter",
    utm_medium: "e-mail",
    utm_campaign: "spring 2026",
    last_utm_source: "footer",
  });
  expect(Object.keys(sent?.fields ?? {}).toSorted()).toEqual([
    "description",
    "email",
    "fullname",
    "phone",
  ]);
});

test("a visit that came from nowhere brings only its first page and day, the page of its form and its language", async ({
  page,
}) => {
  const email = newAddress();
  const form = await openForm(page);
  await fill(form, email);
  await solve(form);
  await form.send.click();
  await expect(form.root.getByText(THANKS)).toBeVisible();
  await expect.poll(() => arrivedFrom(email)).toHaveLength(1);
  expect((await arrivedFrom(email))[0]?.source).toEqual({
    language: "en",
    page: "/",
    landing_page: "/",
    first_visit: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});
