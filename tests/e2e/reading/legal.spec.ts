import { expect } from "@playwright/test";
import { leadsFromTheBar, marksWhatIsRead, sidebar } from "./contents-probes.ts";
import { testPage } from "../pages/one-load.ts";
import { started, test, topOf } from "../page-probes.ts";

const PAGES = [
  {
    path: "/privacy-policy",
    title: "Privacy policy",
    other: "Terms of use",
    clause: "What we collect",
  },
  {
    path: "/terms-of-use",
    title: "Terms of use",
    other: "Privacy policy",
    clause: "Use of the site",
  },
];

for (const { path, title, other, clause } of PAGES)
  testPage(path, {
    "[LEGAL-01] the clauses are listed next to the text, by their names, the one being read marked":
      async ({ page }) => {
        const contents = sidebar(page, "Contents");
        await marksWhatIsRead(page, contents);
        if (path !== "/privacy-policy") return;
        await expect(contents.getByRole("link")).toHaveCount(10);
        await expect(contents.getByRole("link").first()).toHaveText("Who is responsible");
      },
    [`[LEGAL-01] ${path} has its head text, title and clauses, and leads to the other page`]:
      async ({ page }) => {
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        await expect(
          page.getByText("Sample document. Last changed on November 2, 2026."),
        ).toBeVisible();
        await expect(page.getByRole("note")).toContainText(
          "It is not legal advice and not in force.",
        );
        await expect(page.getByRole("heading", { level: 2, name: `2 ${clause}` })).toBeVisible();
        await page
          .getByRole("main")
          .getByRole("link", { name: other, exact: true })
          .first()
          .click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(other);
      },
  });

test("[LEGAL-01] a link to a clause stands on it; at 768 px the clauses are in the bar", async ({
  page,
}) => {
  await page.goto("/privacy-policy#cookies");
  await expect.poll(() => topOf(page.locator("#cookies"))).toBe(80);
  await started(page);
  await leadsFromTheBar(page, { name: "Your rights", id: "your-rights" });
});
