import { expect } from "@playwright/test";
import { content, purge, putContent } from "../hosts.ts";
import { testPage } from "./one-load.ts";
import { started, complaints, readDown, test } from "../page-probes.ts";

const JAVA = "/technologies-java";

testPage(JAVA, {
  "[TECH-01] a technology page has every section of its record": async ({ page }) => {
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(
      "Java engineers for systems that must be right to the cent",
    );
    await expect(main.getByText("Our longest engagements are in Java")).toBeVisible();
    await expect(
      main.getByRole("img", { name: "Abstract illustration of exact layers on one axis" }),
    ).toBeVisible();
    for (const name of [
      "What our Java engineers do in the first three months",
      "Why Java for money and goods",
      "Java at our clients",
      "What we build with Java",
      "Get in touch",
    ])
      await expect(main.getByRole("heading", { level: 2, name })).toBeVisible();
    for (const text of [
      "Make every message handler safe to run twice",
      "Stability over decades",
      "4 million payments matched on an average day.",
      "Service interfaces",
    ])
      await expect(main.getByText(text)).toBeVisible();
    await expect(main.getByRole("img", { name: "Harbour Ledger" })).toBeVisible();
    const stories = main.getByRole("group", { name: "Success stories", exact: true });
    await stories.scrollIntoViewIfNeeded();
    await expect(
      stories.getByRole("link", { name: /Month-end in 6 hours/ }).first(),
    ).toHaveAttribute("href", "/case-studies/harbour-ledger");
  },
  "[TECH-01] every technology that the footer names has its page": async ({ page, request }) => {
    const links = await page
      .getByRole("contentinfo")
      .locator('a[href^="/technologies-"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(links.length).toBeGreaterThan(4);
    expect(
      await Promise.all(links.map(async (link) => (await request.get(link)).status())),
    ).toEqual(links.map(() => 200));
  },
});

test("[TECH-02] the error page starts without a complaint where a technology was looked for", async ({
  page,
}) => {
  const found = complaints(page);
  expect((await page.goto("/technologies-a%2Fb"))?.status()).toBe(404);
  await started(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oooops, something went wrong");
  await expect(page.getByRole("link", { name: "Go Home" })).toBeVisible();
  expect(found.filter((text) => !text.includes("404"))).toEqual([]);
});

test(
  "[EXP-03] a record without data, a title of 300 characters, a picture that is not there: a page all the same",
  { tag: "@long" },
  async ({ page, request }) => {
    interface Technology {
      slug: string;
      title: string;
      data: Record<string, unknown>;
    }
    const records = (await content("technologies")) as Technology[];
    const long = "Unbrokenlylongword".repeat(3) + " and the like ".repeat(18);
    const bare = {
      image_section: false,
      project_section: false,
      why_section: false,
      worked_with: false,
      slider: false,
      driven_platforms: { title: "", images: [] },
    };
    // Of no name that prices or case studies have.
    const added = { ...records[0], id: 9136, slug: "technologies-unheard-of", title: long };
    try {
      await putContent("technologies", [...records, { ...added, data: bare }]);
      await purge(["technology:unheard-of"]);
      expect((await page.goto("/technologies-unheard-of"))?.status()).toBe(200);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByRole("heading", { level: 1 })).toContainText("Unbrokenlylongword");
        expect(
          await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents(),
        ).toEqual(["Get in touch"]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
      expect((await request.get("/og/technologies-unheard-of.png")).status()).toBe(200);
    } finally {
      await putContent("technologies", records);
      await purge(["technology:unheard-of"]);
    }
  },
);

test("a picture that answers 404 leaves the page whole", { tag: "@long" }, async ({ page }) => {
  await page.route("**/pictures/**", (route) => route.fulfill({ status: 404 }));
  await page.goto(JAVA);
  await readDown(page);
  await expect(page.getByRole("heading", { name: "Java at our clients" })).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
});
