import { expect } from "@playwright/test";
import { content, purge, putContent } from "../hosts.ts";
import { testPage } from "./one-load.ts";
import { test } from "../page-probes.ts";

const FINTECH = "/expertise-fintech";

testPage(FINTECH, {
  "[EXP-01] an expertise page has every section of its record": async ({ page }) => {
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Fintech");
    await expect(
      main.getByRole("img", { name: "Abstract illustration of a ledger grid with matched pairs" }),
    ).toBeVisible();
    for (const name of [
      "Engineers who know what a double booking costs",
      "Fintech companies we work for",
      "Fintech projects",
      "How a fintech team starts",
      "Why fintech clients stay",
      "Get in touch",
    ])
      await expect(main.getByRole("heading", { level: 2, name })).toBeVisible();
    for (const name of ["Harbour Ledger", "Sarybel Pay"])
      await expect(main.getByRole("img", { name })).toBeVisible();
    for (const text of [
      "Does the sum still match?",
      "Seven years, and three of the first four are still here",
      "Audit trails and access records",
      "card scheme questionnaires",
      "Parallel run",
      "Written decisions",
    ])
      await expect(main.getByText(text).first()).toBeVisible();
    const projects = main.getByRole("group", { name: "Projects", exact: true });
    await projects.scrollIntoViewIfNeeded();
    await expect(
      projects.getByRole("link", { name: /Payment reconciliation platform/ }).first(),
    ).toHaveAttribute("href", "/case-studies/harbour-ledger");
    await expect(
      main.getByRole("img", { name: "Abstract illustration of a team that balances a beam" }),
    ).toBeVisible();
  },
  "[EXP-04] the first screen leads to the form and names the lead; next to the steps is what the lead's own page says":
    async ({ page, request }) => {
      const main = page.getByRole("main");
      const first = main.locator("section").first();
      await expect(first.getByText("Iryna S.")).toBeVisible();
      await expect(first.getByText("Lead Back-End Engineer, Kyiv")).toBeVisible();
      await first.getByRole("link", { name: "Contact Us" }).click();
      await expect(page).toHaveURL(/#contact-form$/);
      await expect(main.getByRole("heading", { name: "Get in touch" })).toBeInViewport();
      const steps = main.locator("section", {
        has: page.getByRole("heading", { name: "How a fintech team starts" }),
      });
      const about = steps.getByText(/^Iryna leads back-end teams/);
      await expect(about).toBeVisible();
      const own = await (await request.get("/blog/authors/iryna-s")).text();
      expect(own).toContain(await about.innerText());
    },
  "[EXP-01] from one field to another the page shows the other's data": async ({ page }) => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Healthcare" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Healthcare");
    await expect(page.getByText("Engineers who know what a double booking costs")).toHaveCount(0);
  },
});

test("[EXP-03] a record with a name of 300 characters and nothing else is a page with that name and the form", async ({
  page,
}) => {
  const records = (await content("expertise")) as { slug: string; title: string; data: object }[];
  const bare = {
    image: false,
    terms: false,
    clients: false,
    works: false,
    text_under_slider: "",
    team_image: false,
    how_it_works: false,
    why_us: false,
  };
  try {
    await putContent(
      "expertise",
      records.map((record) =>
        record.slug === "expertise-edtech"
          ? { ...record, title: "Education ".repeat(30).trim(), data: bare }
          : record,
      ),
    );
    await purge(["expertise:edtech"]);
    expect((await page.goto("/expertise-edtech"))?.status()).toBe(200);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Education Education");
      expect(
        await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents(),
      ).toEqual(["Get in touch"]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  } finally {
    await putContent("expertise", records);
    await purge(["expertise:edtech"]);
  }
});
