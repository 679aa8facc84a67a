import { expect, type Page } from "@playwright/test";
import { contactForm } from "../forms/contact-form.ts";
import { testPage } from "./one-load.ts";
import { test } from "../page-probes.ts";

const COUNTRIES = [
  "Canada",
  "USA",
  "UK",
  "ND",
  "France",
  "Spain",
  "Latvia",
  "Ukraine",
  "Israel",
  "Kazakhstan",
  "UAE",
  "Uzbekistan",
  "Kyrgyzstan",
];

const map = (page: Page) => page.getByRole("radiogroup", { name: "Countries on the map" });
const tile = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("link")
    .filter({ has: page.getByRole("img", { name }) });
const facts = (page: Page, name: string) => tile(page, name).locator("dl");
const opacity = (page: Page, name: string) =>
  facts(page, name).evaluate((list) => getComputedStyle(list).opacity);

testPage("/clients", {
  "[CLI-01] thirteen countries have their points on the map, each where it lies": async ({
    page,
  }) => {
    await expect(map(page).getByRole("radio")).toHaveCount(13);
    const box = await page.getByRole("img", { name: /World map/ }).boundingBox();
    if (!box) throw new Error("the map has no box");
    const pins = await map(page)
      .locator("label[style]")
      .evaluateAll((labels) =>
        labels.map((label) => ({
          name: label.textContent,
          x: label.getBoundingClientRect().x + label.getBoundingClientRect().width / 2,
          y: label.getBoundingClientRect().y + label.getBoundingClientRect().height / 2,
        })),
      );
    expect(pins.map(({ name }) => name)).toEqual(COUNTRIES);
    const at = (name: string) => {
      const pin = pins.find((one) => one.name === name);
      return {
        x: (((pin?.x ?? 0) - box.x) / box.width) * 100,
        y: (((pin?.y ?? 0) - box.y) / box.height) * 100,
      };
    };
    for (const [name, x, y] of [
      ["Canada", 24.03, 36.21],
      ["UK", 54.04, 39.17],
      ["Kyrgyzstan", 80.51, 51],
      ["UAE", 74.96, 69.24],
    ] as const) {
      expect(Math.abs(at(name).x - x), name).toBeLessThan(0.3);
      expect(Math.abs(at(name).y - y), name).toBeLessThan(0.6);
    }
  },
  "[CLI-02] the first nine clients have their tiles, and no others": async ({ page }) => {
    await expect(page.getByRole("heading", { name: "Our clients & partners" })).toBeVisible();
    const names = await page
      .locator("main li img")
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt));
    expect(names).toEqual([
      "Harbour Ledger",
      "Wayfold Logistics",
      "Maplewick Health",
      "Dunemark",
      "Quillstead",
      "Sarybel Pay",
      "Carmel Pulse",
      "Pennant and Pine",
      "Velarosa",
    ]);
  },
  "[CLI-04] clients that have a review are heard: words, portrait, name and position": async ({
    page,
  }) => {
    const reviews = page.getByRole("region", { name: "Reviews" });
    await expect(reviews.getByRole("figure")).toHaveCount(4);
    const first = reviews.getByRole("figure").first();
    await expect(first.getByText("We asked for four engineers")).toBeVisible();
    await expect(first.getByText("Amelia R.")).toBeVisible();
    await expect(first.getByText("Head of Engineering, Harbour Ledger")).toBeVisible();
    await first.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        first
          .locator("img")
          .last()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(30);
    await expect(reviews.getByText("Wayfold")).toHaveCount(0);
  },
  "[SH-07] [SH-01] tags come from the host, and the whole contact block ends the page": async ({
    page,
  }) => {
    await expect(page).toHaveTitle("Clients and Partners in 13 Countries | Meridian");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/clients$/);
    await expect(contactForm(page).file).toBeAttached();
    await expect(
      contactForm(page).root.getByText("Kazakhstan, Uzbekistan, Kyrgyzstan"),
    ).toBeVisible();
  },
  "[CLI-03] a tile shows project, date, specialists and location at rest, and takes the focus":
    async ({ page }) => {
      expect(await opacity(page, "Quillstead")).toBe("1");
      await expect(facts(page, "Quillstead")).toBeVisible();
      await expect(facts(page, "Quillstead").locator("dt")).toHaveText([
        "Project",
        "Date",
        "Specialists",
        "Location",
      ]);
      await expect(facts(page, "Quillstead").locator("dd")).toHaveText([
        "Assessment platform for schools",
        "2022 – present",
        "6",
        "Boston, United States",
      ]);
      await tile(page, "Dunemark").focus();
      await page.keyboard.press("Tab");
      await expect(tile(page, "Quillstead")).toBeFocused();
    },
  "[CLI-01] one country is open; a pin, a row and the arrow keys open another": async ({
    page,
  }) => {
    await expect(map(page).getByText("Harbour Ledger")).toBeVisible();
    await expect(map(page).getByText("Team in Sofia").first()).toBeVisible();
    await map(page).locator("label[style]").filter({ hasText: "Kazakhstan" }).click();
    await expect(map(page).getByText("Sarybel Pay")).toBeVisible();
    await expect(map(page).getByText("Harbour Ledger")).toBeHidden();
    await map(page).getByRole("radio", { name: "USA Boston, Portland" }).click();
    await expect(map(page).getByText("Quillstead")).toBeVisible();
    await expect(map(page).getByText("Pennant and Pine")).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(map(page).getByText("Harbour Ledger")).toBeVisible();
  },
});

test("[CLI-01] on a phone every point stands on the part of the map that shows, and its entry under it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/clients");
  const frame = await page
    .getByRole("img", { name: /World map/ })
    .evaluate(
      (image) => image.parentElement?.parentElement?.getBoundingClientRect().toJSON() as DOMRect,
    );
  for (const pin of await map(page).locator("label[style]").all()) {
    const box = await pin.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(frame.x - 4);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(frame.x + frame.width + 4);
  }
  await map(page).getByRole("radio", { name: "France Lyon" }).click();
  await expect(map(page).getByText("Atelier Corvane")).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("[CLI-03] where nothing can hover, the facts are there without a tap, and a tap leads on", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1180, height: 820 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto("/clients");
  expect(await opacity(page, "Quillstead")).toBe("1");
  await tile(page, "Quillstead").tap();
  await expect(page).toHaveURL("/case-studies/quillstead");
  await context.close();
});
