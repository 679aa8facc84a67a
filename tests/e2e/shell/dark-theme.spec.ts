/** The dark theme by system setting, by choice, and in every template. */
import { expect, type Page } from "@playwright/test";
import { FURTHER, TEMPLATES } from "../../templates.ts";
import { faults, readDown, test } from "../page-probes.ts";

const LIGHT = "rgb(252, 252, 250)";
const ground = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
/** Of a CSS colour, 0 to 255. */
const lightness = (color: string): number =>
  Math.max(...(color.match(/\d+/g) ?? ["255"]).slice(0, 3).map(Number));

test("[DARK-02] the footer's choice works by keyboard, is applied before the first paint of the next page, and leads back to the system's", async ({
  page,
}) => {
  await page.goto("/pricing");
  expect(await ground(page)).toBe(LIGHT);
  const choice = page.getByRole("group", { name: "Theme" });
  await choice.getByRole("radio", { name: "System" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(choice.getByRole("radio", { name: "Dark" })).toBeChecked();
  expect(lightness(await ground(page))).toBeLessThan(60);
  // Recorded in the first painted frame.
  await page.addInitScript(() => {
    requestAnimationFrame(function look() {
      if (!document.body) return void requestAnimationFrame(look);
      document.documentElement.dataset.first ??= getComputedStyle(document.body).backgroundColor;
    });
  });
  await page.goto("/clients");
  const dark = await ground(page);
  expect(lightness(dark)).toBeLessThan(60);
  expect(await page.evaluate(() => document.documentElement.dataset.first)).toBe(dark);
  await expect(choice.getByRole("radio", { name: "Dark" })).toBeChecked();
  await expect(page.locator("meta[name=theme-color][media=screen]")).toHaveAttribute(
    "data-scheme",
    "dark",
  );
  await page.emulateMedia({ media: "print" });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    "light",
  );
  await page.emulateMedia({ media: "screen", colorScheme: "dark" });
  await choice.getByRole("radio", { name: "Light" }).check();
  expect(await ground(page)).toBe(LIGHT);
  await choice.getByRole("radio", { name: "System" }).check();
  expect(await ground(page)).toBe(dark);
});

test("[DARK-03] the logo, and SVGs in their images, follow the theme of the page", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/pricing");
  const logo = page.getByRole("banner").locator("img:visible").first();
  await expect(logo).toHaveAttribute("src", /logo-on-dark/);
  const icon = page.locator("img[src*='/icons/rd-office.svg']").first();
  await icon.scrollIntoViewIfNeeded();
  const isDark = () =>
    icon.evaluate((image: HTMLImageElement) => image.currentSrc.includes("/dark/icons/"));
  await expect.poll(isDark).toBe(true);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(isDark).toBe(false);
  await expect(page.getByRole("banner").locator("img:visible").first()).not.toHaveAttribute(
    "src",
    /logo-on-dark/,
  );
});

test("[DARK-03] logos of one shape are equally wide, begin with the words, and are light without a background", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of ["/expertise-e-commerce", "/sales"]) {
    await page.goto(path);
    const words = await page.getByRole("heading", { level: 2 }).last().boundingBox();
    const places = await page
      .locator("main ul:not([role]) > li > img:only-child")
      .evaluateAll((images) =>
        images.map((image) => {
          const { x, width } = image.getBoundingClientRect();
          const { boxShadow: shadow, backgroundColor, filter } = getComputedStyle(image);
          return { x, width, shadow, look: `${backgroundColor} ${filter}` };
        }),
      );
    expect(places.length).toBeGreaterThan(3);
    expect(new Set(places.map(({ width }) => Math.round(width))).size).toBe(1);
    expect(new Set(places.map(({ shadow }) => shadow))).toEqual(new Set(["none"]));
    expect(new Set(places.map(({ look }) => look))).toEqual(
      new Set(["rgba(0, 0, 0, 0) invert(1) hue-rotate(180deg)"]),
    );
    expect(Math.min(...places.map(({ x }) => x))).toBeCloseTo(words?.x ?? 0, 0);
  }
});

test("[DARK-03] dark pages dim pictures, lighten signs and have the globe instead of the video; their prints are light", async ({
  page,
}) => {
  const filterOf = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((image) => getComputedStyle(image).filter);
  const PLATE = "main [data-part=intro] img";
  const SIGN = "main li > img:has(+ h3)";
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/technologies-python");
  expect(await filterOf(PLATE)).toBe("brightness(0.84)");
  expect(await filterOf(SIGN)).toBe("invert(1) hue-rotate(180deg)");
  await page.emulateMedia({ media: "print" });
  expect(await ground(page)).toBe("rgb(255, 255, 255)");
  expect(await filterOf(SIGN)).toBe("none");
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
  expect(await filterOf(PLATE)).toBe("none");
  expect(await filterOf(SIGN)).toBe("none");

  const hero = page.locator("main section").first();
  const globe = hero.locator("img[src*=globe]");
  await page.goto("/");
  await expect(hero.locator("video")).toBeVisible();
  await expect(globe).toBeHidden();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(hero.locator("video")).toBeHidden();
  await expect(globe).toBeVisible();
});

for (const path of [...TEMPLATES, ...FURTHER])
  test(
    `[DARK-01] ${path} in the dark theme has no fault that axe knows`,
    { tag: "@long" },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      await page.goto(path);
      await readDown(page);
      expect(await faults(page)).toEqual([]);
    },
  );
