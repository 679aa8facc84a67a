import { expect } from "@playwright/test";
import { testPage } from "./one-load.ts";
import { standsUnderHeader } from "../page-probes.ts";
import { emptyFormErrors } from "./proof-pages.ts";

const PAGE = "/services/dedicated-teams";

testPage(PAGE, {
  "[SERV-01] title with its stress and short description": async ({ page }) => {
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText("Dedicated engineering teams");
    await expect(title.locator("strong")).toHaveText("engineering teams");
    await expect(
      page.getByText("A team that works only for you, hired to your role profiles"),
    ).toBeVisible();
  },
  "[SERV-02] [SERV-03] expertise with text and picture, three boxes": async ({ page }) => {
    await expect(page.getByRole("heading", { name: "Explore our expertise" })).toBeVisible();
    await expect(
      page.getByText("You keep the product, the backlog and the technical decisions."),
    ).toBeVisible();
    await expect
      .poll(() =>
        page
          .locator('main img[fetchpriority="high"]')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(100);
    for (const box of [
      "Your interview decides",
      "One price, nothing hidden",
      "A seat that stays filled",
    ])
      await expect(page.getByRole("heading", { name: box })).toBeVisible();
  },
  "the picture next to the title covers none of its words, at 1024 px either": async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    const words = page.getByText("A team that works only for you, hired to your role profiles");
    const [text, picture] = await Promise.all([
      words.boundingBox(),
      page.locator('main img[fetchpriority="high"]').boundingBox(),
    ]);
    expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThan(picture?.x ?? 0);
    await page.setViewportSize({ width: 1440, height: 900 });
  },
  "the last step ends where the list ends, at 1024 px too": async ({ page }) => {
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const list = page.getByRole("main").getByRole("list").filter({ hasText: "Shortlist" });
      const excess = await list.evaluate((element) => {
        const text = element.querySelector("li:last-child > div") ?? element;
        return text.getBoundingClientRect().right - element.getBoundingClientRect().right;
      });
      expect(excess).toBeLessThanOrEqual(0.5);
    }
  },
  "[SERV-04] works that name the service, each leading to its story": async ({ page }) => {
    await expect(page.getByRole("heading", { name: "Related works" })).toBeVisible();
    const leads = await page
      .locator('main a[href^="/case-studies/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(leads).toEqual([
      "/case-studies/harbour-ledger",
      "/case-studies/wayfold-logistics",
      "/case-studies/maplewick-health",
    ]);
  },
  "[SH-07] a service's tags come from the host, at its own address": async ({ page }) => {
    await expect(page).toHaveTitle("Dedicated Engineering Teams | Meridian");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      /\/services\/dedicated-teams$/,
    );
  },
  "[SERV-05] steps in their order; a service without steps has no such section": async ({
    page,
    request,
  }) => {
    const steps = page.getByRole("main").locator("ol li h3");
    await expect(steps).toHaveText([
      "Requirements",
      "Team plan",
      "Shortlist",
      "Your interviews",
      "First month",
    ]);
    expect(await (await request.get(PAGE)).text()).toContain("How it works");
    const without = await (await request.get("/services/venture-portfolios")).text();
    expect(without).toMatch(/<h1/);
    expect(without).not.toContain("How it works");
  },
  "[SERV-06] [CON-03] the message is optional here, and the button over the text leads to the form":
    async ({ page }) => {
      await page.getByRole("main").getByRole("link", { name: "Contact Us" }).click();
      await standsUnderHeader(page.locator("#contact-form"));
      expect(await emptyFormErrors(page)).toEqual([
        "Fill out the name",
        "Fill out with valid email",
      ]);
    },
});
