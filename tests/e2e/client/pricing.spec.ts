import { expect } from "@playwright/test";
import { TEAM } from "./calculator.ts";
import {
  started,
  complaints,
  faults,
  readDown,
  shifted,
  standsUnderHeader,
  test,
  watchShifts,
} from "../page-probes.ts";

test("[PRICE-02] [PRICE-04] the page has its parts in their order; direct hire and the product are compared, to scale", async ({
  page,
}) => {
  const found = complaints(page);
  await page.goto("/pricing");
  await expect(page).toHaveTitle("Pricing and Team Cost Calculator | Meridian");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("See what your team would cost");
  const parts = [
    main.getByRole("heading", { level: 1 }),
    main.getByLabel("Specialization"),
    main.getByRole("heading", { name: "Principles" }),
    main.getByText("Direct hire"),
    main.getByRole("button", { name: "Get price" }),
    main.getByRole("heading", { name: "What the teams do" }),
    main.getByRole("group", { name: "Clients", exact: true }),
    main.getByText("specialists", { exact: true }),
    main.getByText("Middle East", { exact: true }).first(),
    main.getByRole("button", { name: "Send message" }),
  ];
  const order: number[] = [];
  for (const part of parts)
    order.push(await part.evaluate((node) => [...document.querySelectorAll("*")].indexOf(node)));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  for (const region of ["Eastern Europe", "Central Asia", "Middle East"])
    await expect(main.locator("details", { hasText: region })).toHaveCount(1);
  await started(page);
  expect(found).toEqual([]);
  const [direct, own] = [
    page.locator("dl > div", { hasText: "Direct hire" }),
    page.locator("dl > div", { hasText: "$4500-$7500" }),
  ];
  await expect(direct).toContainText("$15580");
  await expect(own).toContainText("per month");
  await expect(
    page.getByText("Both figures include HR, real estate, taxes and developer salary."),
  ).toBeVisible();
  const [whole, part] = [
    (await direct.boundingBox())?.width ?? 0,
    (await own.boundingBox())?.width ?? 0,
  ];
  expect(part / whole).toBeCloseTo(7500 / 15_580, 2);
});

test("[PRICE-03] Contact US walks to the form", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/pricing");
  await started(page);
  await readDown(page);
  const behaviour = await page.evaluate(
    () => getComputedStyle(document.documentElement).scrollBehavior,
  );
  expect(behaviour).toBe("smooth");
  await page.getByRole("main").getByRole("link", { name: "Contact US" }).click();
  await expect(page).toHaveURL("/pricing#contact-form");
  await standsUnderHeader(page.locator("#contact-form"));
});

test("[PRICE-01] the loader covers the old page until the prices are there, and is gone then, after a failure too", async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const overlay = document.querySelector<HTMLElement>("[data-loading]");
      if (overlay)
        new MutationObserver(
          () => overlay.hidden || sessionStorage.setItem("covered", "yes"),
        ).observe(overlay, { attributes: true });
    });
  });
  const covered = () => page.evaluate(() => sessionStorage.getItem("covered"));
  for (const [status, seen] of [
    [200, page.getByLabel("Specialization")],
    [503, page.getByRole("heading", { name: "Oooops, something went wrong" })],
  ] as const) {
    await page.goto("/sales");
    await started(page);
    await page.evaluate(() => sessionStorage.removeItem("covered"));
    await page.route("**/pricing", async (route) => {
      const answer = await route.fetch();
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.fulfill({
        response: answer,
        status,
        ...(status === 503 && {
          body: (await answer.text()).replace(
            /<main[^]*<\/main>/,
            "<main><h1>Oooops, something went wrong</h1></main>",
          ),
        }),
      });
    });
    // By keyboard: a hovering pointer would prefetch the page.
    await page.getByRole("main").getByRole("link", { name: "Compose a team" }).press("Enter");
    await expect(seen).toBeVisible();
    await expect(page.getByRole("img", { name: "LOADING" })).toHaveCount(0);
    expect(await covered()).toBe("yes");
    await page.unroute("**/pricing");
  }
});

for (const width of [390, 1440])
  test(
    `[PRICE-02] [CALC-04] with and without a team there is no accessibility fault, and nothing moves, at ${width} px`,
    { tag: "@long" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page);
      for (const query of ["", `?${TEAM}&send=1`]) {
        await page.goto(`/pricing${query}`);
        await started(page);
        await readDown(page);
        expect(await faults(page)).toEqual([]);
        expect(await shifted(page)).toBeLessThan(0.01);
      }
    },
  );

test(
  "[PRICE-02] [CALC-04] with a team the page fits every width",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto(`/pricing?${TEAM}&send=1`);
    await started(page);
    await readDown(page);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        String(width),
      ).toBeLessThanOrEqual(0);
    }
  },
);
