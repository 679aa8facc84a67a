import { expect, test } from "@playwright/test";
import { answerQuestion, arrivedFrom, newAddress } from "../forms/contact-form.ts";

test("[SH-10] [CLI-01] [CLI-02] [CLI-04] without script the map opens its countries, tiles and reviews are there", async ({
  page,
}) => {
  await page.goto("/clients");
  const map = page.getByRole("radiogroup", { name: "Countries on the map" });
  await expect(map.getByText("Harbour Ledger")).toBeVisible();
  await map.locator("label[style]").filter({ hasText: "Spain" }).click();
  await expect(map.getByText("Velarosa")).toBeVisible();
  await expect(map.getByText("Harbour Ledger")).toBeHidden();
  await page
    .getByRole("link")
    .filter({ has: page.getByRole("img", { name: "Quillstead" }) })
    .hover();
  await expect(page.getByText("Assessment platform for schools").last()).toBeVisible();
  await expect(page.getByText("Amelia R.")).toBeVisible();
});

test("[SH-10] [CASE-01] [CASE-02] without script the stories scroll by themselves, and all tiles lead on", async ({
  page,
}) => {
  await page.goto("/case-studies");
  const stories = page.getByRole("group", { name: "Success Stories", exact: true });
  await expect(stories.getByRole("button", { name: "Next" })).toBeHidden();
  expect(
    await stories
      .locator("[tabindex]")
      .evaluate(
        (list) =>
          list.scrollWidth > list.clientWidth && getComputedStyle(list).overflowX === "auto",
      ),
  ).toBe(true);
  await page.getByRole("link", { name: "Carmel Pulse" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Carmel Pulse");
});

test(
  "[SH-10] [CASE-05] without script a picture of the gallery is a link to itself, larger",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/case-studies/wayfold-logistics");
    const pictures = page.getByRole("group", { name: "Gallery", exact: true }).getByRole("link");
    await expect(pictures).toHaveCount(4);
    await pictures.first().click();
    await expect(page).toHaveURL(
      /\/pictures\/1440\.webp\/media\/case-studies\/wayfold-logistics\/gallery-1\.webp$/,
    );
    expect(
      await page.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBe(1440);
  },
);

test(
  "[SH-10] [CASE-06] without script a case study's form without a message comes back with the error",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/case-studies/wayfold-logistics");
    const form = page.locator("#contact-case-study");
    await form.getByLabel("Name").fill("Anna Lindqvist");
    await form.getByLabel("Email").fill(newAddress());
    await answerQuestion(page);
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(form.getByText("Fill out the message")).toBeVisible();
    await expect(form.getByLabel("Name")).toHaveValue("Anna Lindqvist");
  },
);

test("[SH-10] [SERV-01] [SERV-05] [SERV-06] [CON-03] without script a service shows all it is; its form is sent without a message, and answers in its place", async ({
  page,
}) => {
  const email = newAddress();
  await page.goto("/services/dedicated-teams");
  for (const name of [
    "Dedicated engineering teams",
    "Explore our expertise",
    "One price, nothing hidden",
    "How it works",
    "Shortlist",
    "Related works",
    "Get in touch",
  ])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  const form = page.locator("#contact-service");
  await form.getByLabel("Name").fill("Anna Lindqvist");
  await form.getByLabel("Email").fill(email);
  await answerQuestion(page);
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(page).toHaveURL("/services/dedicated-teams#contact-service");
  await expect(form.getByText("Thank you for getting in touch!")).toBeInViewport();
  await expect
    .poll(async () => (await arrivedFrom(email)).map(({ fields }) => fields.description ?? ""))
    .toEqual([""]);
});
