import { expect, test } from "@playwright/test";
import { calculator, cells, choose, HINT, TEAM, THREE_ROWS } from "../client/calculator.ts";
import { answerQuestion, contactForm, newAddress } from "../forms/contact-form.ts";
import { submissions } from "../hosts.ts";

test("[SH-10] [CALC-05] [CALC-06] [CALC-10] without script the form adds rows by GET, and a delete button takes them away", async ({
  page,
}) => {
  await page.goto("/pricing");
  const form = calculator(page);
  await expect(page.getByText(HINT, { exact: true })).toBeVisible();
  await choose(form, ["React", "Senior", 2]);
  await form.add.click();
  await expect(page).toHaveURL("/pricing?team=react.senior.2#calculator");
  await choose(form, ["Node.js", "Middle", 3]);
  await form.add.click();
  await choose(form, ["PHP", "Junior", 1]);
  await form.add.click();
  await expect(page).toHaveURL(`/pricing?${TEAM}#calculator`);
  expect(await cells(form)).toEqual(THREE_ROWS);
  await expect(form.total).toHaveText("$723,600 per year");
  await expect(form.specialization).toHaveValue("");
  for (const title of ["Senior React", "Middle Node.js", "Junior PHP"])
    await page.getByRole("button", { name: `Delete ${title}` }).click();
  await expect(page).toHaveURL("/pricing#calculator");
  await expect(page.getByText(HINT, { exact: true })).toBeVisible();
  for (const name of ["Copy link", "Print"])
    await expect(page.getByRole("button", { name })).toHaveCount(0);
});

test(
  "[SH-10] [CALC-02] without script the browser holds back a form that lacks a choice",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/pricing");
    const form = calculator(page);
    await form.specialization.selectOption({ label: "React" });
    await form.add.click();
    await expect(page).toHaveURL("/pricing");
    await page.goto("/pricing?specialization=react&position=&number=2");
    await expect(form.specialization).toHaveValue("react");
    await expect(form.number).toHaveValue("2");
    await expect(form.rows).toHaveCount(0);
  },
);

test(
  "[SH-10] [GET-01] [CALC-10] without script the team goes with the price request, and is in the contact form's message",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto(`/pricing?${TEAM}`);
    await expect(contactForm(page).message).toHaveValue("");
    await page.getByRole("link", { name: "Send me this" }).click();
    await expect(page).toHaveURL(`/pricing?${TEAM}&send=1#price-request`);
    await expect(contactForm(page).message).toHaveValue(/TOTAL SAVE: \$723,600 per year/);
    const form = page.locator("#price-request");
    await form.getByRole("button", { name: "Get price" }).click();
    await expect(form.getByText("Please enter a valid email address")).toBeVisible();
    await expect(calculator(page).total).toHaveText("$723,600 per year");
    const email = newAddress();
    await form.getByLabel("Your email").fill(email);
    await answerQuestion(page, form);
    await form.getByRole("button", { name: "Get price" }).click();
    await expect(form.getByText("Thank you for getting in touch!")).toBeVisible();
    await expect
      .poll(async () =>
        (await submissions()).filter(({ fields }) => fields["your-email"] === email),
      )
      .toHaveLength(1);
    const sent = (await submissions()).find(({ fields }) => fields["your-email"] === email);
    expect(sent?.fields.team).toContain("2 × Senior React");
  },
);
