/** What a press in the calculator changes at once, later, and not at all. */
import { expect } from "@playwright/test";
import { choose, openCalculator } from "./calculator.ts";
import { test } from "../page-probes.ts";

test("[CALC-05] pressed twice in haste it still adds one row", async ({ page }) => {
  const form = await openCalculator(page);
  await choose(form, ["QA", "Middle", 1]);
  await form.add.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(form.specialization).toHaveValue("");
  await expect(page).toHaveURL("/pricing?team=qa.middle.1");
  await expect(form.rows).toHaveCount(1);
});

test("[CALC-05] what is chosen right after the press is not taken back", async ({ page }) => {
  const form = await openCalculator(page);
  await choose(form, ["QA", "Middle", 1]);
  await form.add.evaluate((button: HTMLButtonElement) => {
    button.click();
    const dropdown = button.form?.elements.namedItem("specialization") as HTMLSelectElement;
    dropdown.value = "php";
    dropdown.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(page).toHaveURL("/pricing?team=qa.middle.1");
  await expect(form.rows).toHaveCount(1);
  await expect(form.specialization).toHaveValue("php");
});

test("[CALC-05] a press takes effect at once: table, address, dropdowns, focus, and the announcement", async ({
  page,
}) => {
  const form = await openCalculator(page, "team=qa.middle.1");
  await choose(form, ["QA", "Middle", 1]);
  await form.add.click();
  await expect(form.rows).toHaveCount(2);
  await expect(form.specialization).toBeFocused();
  await expect(form.specialization).toHaveValue("");
  await expect(page).toHaveURL("/pricing?team=qa.middle.1,qa.middle.1");
  await expect(page.getByText(/^Added\./)).toHaveCount(1);
  await page.getByRole("button", { name: "Delete Middle QA" }).last().click();
  await expect(form.rows).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Delete Middle QA" })).toBeFocused();
  await expect(page).toHaveURL("/pricing?team=qa.middle.1");
  await page.getByRole("button", { name: "Delete Middle QA" }).click();
  await expect(form.specialization).toBeFocused();
});

test.describe("with a finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a tap leaves no colour of hovering on what lies under it afterwards", async ({ page }) => {
    const form = await openCalculator(page, "team=qa.senior.1,qa.middle.1,qa.junior.1");
    const look = (): Promise<string[]> =>
      form.rows.evaluateAll((rows) =>
        rows.flatMap((row) =>
          [row, ...row.querySelectorAll("button")].map(
            (part) => getComputedStyle(part).backgroundColor,
          ),
        ),
      );
    await page.getByRole("button", { name: "Delete Senior QA" }).tap();
    await expect(form.rows).toHaveCount(2);
    expect(new Set(await look()).size).toBe(1);
  });
});
