/** A place far down a page is found to the pixel, and after that what is out of view is not laid out any more. */
import { expect, type Locator, type Page } from "@playwright/test";
import { alive, layOutWhole, standsUnderHeader, test, topOf } from "./page-probes.ts";

/** Bands that the browser may leave out while they are out of view. */
const leftOut = (page: Page): Promise<number> => page.locator("main > section").evaluateAll((bands) => bands.filter((band) => getComputedStyle(band).contentVisibility === "auto").length);

const height = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
const form = (page: Page): Locator => page.locator("#contact-form");

/** Presses the link in header or footer, which a phone has in a closed menu, or far down: the page stays where it is. */
const press = (page: Page, href: string): Promise<void> => page.locator(`:is(header, footer) a[href="${href}"]`).first().evaluate((link) => (link as HTMLAnchorElement).click());

/** Past all that is above it, with neither of its ends in view. */
async function toTheForm(page: Page): Promise<number> {
  await form(page).evaluate((band) => scrollTo({ top: band.getBoundingClientRect().top + scrollY + 50, behavior: "instant" }));
  return topOf(form(page));
}

const shown = (page: Page, name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
const CAREER = "Become one of Meridian family!";
const HOME = "Engineering teams that stay with your product";

async function linked(page: Page, from: string): Promise<number> {
  await page.goto(from);
  await alive(page);
  await press(page, "/#contact-form");
  await standsUnderHeader(form(page));
  return topOf(form(page));
}

/** Each leads to the home page, and tells where its form is to stand. */
const WAYS: Record<string, (page: Page) => Promise<number>> = {
  "a step back": async (page) => {
    await page.goto("/career");
    await alive(page);
    await press(page, "/");
    await shown(page, HOME);
    await expect.poll(() => leftOut(page)).toBeGreaterThan(5);
    const top = await toTheForm(page);
    await press(page, "/career");
    await shown(page, CAREER);
    await page.goBack();
    await shown(page, HOME);
    return top;
  },
  "a reload": async (page) => {
    await page.goto("/#contact-form");
    await alive(page);
    await standsUnderHeader(form(page));
    const top = await toTheForm(page);
    await page.reload();
    await alive(page);
    return top;
  },
  "a link from another page": (page) => linked(page, "/career/411"),
  "a link from the error page": (page) => linked(page, "/nothing-here"),
};

for (const width of [390, 1440])
  for (const [way, go] of Object.entries(WAYS))
    test(`${way} leads to the very place at ${width} px, and what is out of view is left out again at the height it had`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const top = await go(page);
      await expect.poll(() => leftOut(page)).toBeGreaterThan(5);
      await expect.poll(() => topOf(form(page))).toBe(top);
      const high = await height(page);
      await layOutWhole(page);
      expect([await topOf(form(page)), await height(page)]).toEqual([top, high]);
    });
