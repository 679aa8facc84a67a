import { expect } from "@playwright/test";
import { testPage } from "./one-load.ts";
import { standsUnderHeader } from "../page-probes.ts";

testPage(
  "/sales",
  {
    "[ERR-03] /sales is a landing page of the site's own blocks: pitch, form, comparison, services, works":
      async ({ page }) => {
        const main = page.getByRole("main");
        await expect(main.getByRole("heading", { level: 1 })).toHaveText(
          "Talk to us about your team",
        );
        await expect(page).toHaveTitle("Talk to Us About Your Team | Meridian");
        await expect(main.getByRole("button", { name: "Send message" })).toBeVisible();
        for (const figure of ["5 working days", "30 days", "$15580", "$4500-$7500"])
          await expect(main.getByText(figure, { exact: true }).first()).toBeVisible();
        for (const name of [
          "One engineer, one month",
          "What happens next",
          "What the teams do",
          "Featured works",
          "What stays in the price",
        ])
          await expect(main.getByRole("heading", { name })).toBeVisible();
        await expect(main.getByRole("list", { name: "Clients" }).getByRole("img")).toHaveCount(6);
        await expect(main.getByRole("figure").getByRole("blockquote")).toBeVisible();
      },
    "[ERR-03] [NAV-02] its last word and the header lead back to the form": async ({ page }) => {
      await page.getByRole("main").getByRole("link", { name: "Contact Us" }).click();
      await expect(page).toHaveURL("/sales#contact-form");
      await standsUnderHeader(page.locator("#contact-form"));
    },
  },
  { widths: [1024, 768, 390] },
);
