/**
 * Scroll positions far down a page are restored to the pixel: after back, reload, a link, and a
 * search engine's text fragment. No part above may change its height when it comes into view.
 */
import { expect, type Locator, type Page } from "@playwright/test";
import { started, readDown, boxAtRest, standsUnderHeader, test, topOf } from "../page-probes.ts";

const heightOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);
const form = (page: Page): Locator => page.locator("#contact-form");

/** Presses the link without scrolling: it may be far down, or in a phone's closed menu. */
const press = (page: Page, href: string): Promise<void> =>
  page
    .locator(`:is(header, footer) a[href="${href}"]`)
    .first()
    .evaluate((link) => (link as HTMLAnchorElement).click());

/** Scrolls past all above it; neither of its ends is in view. */
async function toTheForm(page: Page): Promise<number> {
  await form(page).evaluate((band) =>
    scrollTo({ top: band.getBoundingClientRect().top + scrollY + 50, behavior: "instant" }),
  );
  return topOf(form(page));
}

const shown = async (page: Page, name: string): Promise<void> => {
  await expect(page.getByRole("heading", { level: 1, name })).toBeAttached();
  await page.waitForLoadState();
};
const CAREER = "Become one of Meridian family!";
const HOME = "Engineering teams that stay with your product";

async function linked(page: Page, from: string): Promise<number> {
  await page.goto(from);
  await started(page);
  await press(page, "/#contact-form");
  await standsUnderHeader(form(page));
  return topOf(form(page));
}

/** Each leads to the home page; returns its form's position. At phone and desktop width in turn. */
const JOURNEYS: Record<string, (page: Page) => Promise<number>> = {
  "a step back": async (page) => {
    await page.goto("/career");
    await started(page);
    await press(page, "/");
    await shown(page, HOME);
    const top = await toTheForm(page);
    await press(page, "/career");
    await shown(page, CAREER);
    await page.goBack();
    await shown(page, HOME);
    return top;
  },
  "a reload": async (page) => {
    await page.goto("/#contact-form");
    await started(page);
    await standsUnderHeader(form(page));
    const top = await toTheForm(page);
    await page.reload();
    await started(page);
    return top;
  },
  "a link from another page": (page) => linked(page, "/career/411"),
  "a link from the error page": (page) => linked(page, "/nothing-here"),
};

for (const [at, [way, go]] of Object.entries(JOURNEYS).entries()) {
  const width = at % 2 === 0 ? 390 : 1440;
  test(`${way} leads to the very place at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const top = await go(page);
    await expect.poll(() => topOf(form(page))).toBe(top);
  });
}

const PATHS = [
  "/",
  "/clients",
  "/case-studies",
  "/case-studies/harbour-ledger",
  "/services/dedicated-teams",
  "/career",
  "/career/411",
  "/vacancies",
  "/blog",
  "/article/article-it-outsourcing",
  "/dedicated-team-road-map",
  "/technologies-java",
  "/expertise-fintech",
  "/sales",
  "/pricing",
  "/privacy-policy",
];

/** A text that occurs once on the page, as far down as possible. */
const farWords = (page: Page): Promise<string> =>
  page.getByRole("main").evaluate((main) => {
    const all = main.textContent;
    const own = [...main.querySelectorAll("h2, h3, p")]
      .filter(
        (part) =>
          part.children.length === 0 &&
          part.checkVisibility() &&
          !part.closest("form, [aria-roledescription=carousel], details, dialog"),
      )
      .map((part) => part.textContent.trim());
    return (
      own.findLast((words) => /^[\w ,.]{12,300}$/.test(words) && all.split(words).length === 2) ??
      ""
    );
  });

/** Each page at one of the two widths: positions are restored alike at both. */
const everyOther = (turn: number): string[] => PATHS.filter((_path, at) => at % 2 === turn);

for (const [turn, width] of [390, 1440].entries())
  test(`what a search engine links to is in view at ${width} px, and stays there`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 800 });
    for (const path of everyOther(turn)) {
      await page.goto(path);
      const words = await farWords(page);
      expect(words, path).not.toBe("");
      await page.goto("about:blank");
      await page.goto(`${path}#:~:text=${encodeURIComponent(words)}`);
      await started(page);
      const { y, height } = await boxAtRest(page.getByText(words, { exact: true }).first());
      const end = await page.evaluate(
        () => document.documentElement.scrollHeight - innerHeight - scrollY,
      );
      // The browser centres its first line, or all of it, as far as the page's ends allow.
      expect(Math.abs(y + height / 2 - 400), `${path}: ${words}`).toBeLessThan(end < 2 ? 400 : 60);
    }
  });

// Pages that are searched at one width are read at the other.
for (const [turn, width] of [1440, 390].entries())
  test(`no page changes its height while it is read at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    for (const path of everyOther(turn)) {
      await page.goto(path);
      await started(page);
      const before = await heightOf(page);
      await readDown(page);
      expect(await heightOf(page), path).toBe(before);
    }
  });

test("no part of a long page is blank in a picture of the whole", async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const painter = await context.newPage();
  await page.goto("/");
  await started(page);
  const bands = await page.locator("main > *, footer").evaluateAll((parts) =>
    parts
      .map((part) => part.getBoundingClientRect().toJSON() as DOMRect)
      .filter((box) => box.height > 40)
      .map(({ y, height: high }) => ({ y: y + scrollY, high })),
  );
  // Read first: lazy parts are loaded, then out of view again.
  await readDown(page);
  expect(await blankBands(painter, await page.screenshot({ fullPage: true }), bands)).toEqual([]);
});

/** Bands that show a single colour. */
const blankBands = (
  painter: Page,
  picture: Buffer,
  bands: { y: number; high: number }[],
): Promise<unknown[]> =>
  painter.evaluate(
    async ({ source, bands: boxes }) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob());
      const brush = Object.assign(document.createElement("canvas"), {
        width: bitmap.width,
        height: bitmap.height,
      }).getContext("2d", { willReadFrequently: true });
      brush?.drawImage(bitmap, 0, 0);
      return boxes.filter(({ y, high }) => {
        const { data } = brush?.getImageData(
          0,
          Math.round(y) + 8,
          bitmap.width,
          Math.round(high) - 16,
        ) ?? { data: [] };
        const colours = new Set<number>();
        for (const pixel of new Uint32Array(new Uint8Array(data).buffer))
          if (colours.add(pixel).size === 8) return false;
        return true;
      });
    },
    { source: `data:image/png;base64,${picture.toString("base64")}`, bands },
  );
