/** What every screen of the admin must hold, measured on the page as it is. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { faults } from "../page-probes.ts";

/** Links and buttons smaller than 24 pixels, unless they are words of a sentence (WCAG 2.5.8). */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const targets =
      "a[href], button, summary, select, textarea, input:not([type=hidden], .rs__input)";
    const isInSentence = (element: Element): boolean =>
      element.matches("p a, dd a, h2 a") &&
      element.parentElement?.textContent !== element.textContent;
    return [...document.querySelectorAll(targets)]
      .filter((element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .filter((element) => !isInSentence(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 23.9)
      .map(
        ({ element, box }) => `${element.outerHTML.slice(0, 120)}: ${box.width} × ${box.height}`,
      );
  });

/** The page's main actions that a thumb misses: less than 44 pixels high. */
const lowActions = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".btn--style-primary, .header-button")]
      .filter((element) => element.checkVisibility() && element.offsetHeight < 43.9)
      .map((element) => `${element.outerHTML.slice(0, 120)}: ${element.offsetHeight} high`),
  );

/** Of the element with the focus. */
export const outline = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(
      document.activeElement ?? document.body,
    );
    return `${outlineStyle} ${outlineWidth}`;
  });

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? "");

/** The focus, or the box around it, has an outline of two pixels. */
const isFocusSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const around = ".rs__control, .checkbox-input__input, .editor-scroller";
    const boxes = [element, element?.closest(around)];
    return boxes.some((box) => {
      if (!box) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(box);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
  });

/** Of the next stops of Tab: without an outline, outside the window, under something else. */
export async function faultsOfStops(page: Page, stops: number): Promise<string[]> {
  const found = new Set<string>();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press("Tab");
    const what = await focused(page);
    // The end of the page.
    if (what.startsWith("<body")) break;
    await expect
      .poll(() => isFocusSeen(page), { timeout: 2000 })
      .toBe(true)
      .catch(() => found.add(`no outline: ${what}`));
    const hidden = await page.evaluate(() => {
      const element = document.activeElement;
      const box = (element?.closest(".rs__control") ?? element)?.getBoundingClientRect();
      if (!element || !box || box.height > innerHeight) return "";
      if (box.bottom < 1 || box.top > innerHeight - 1) return "not in the window";
      const [x, y] = [box.left + box.width / 2, Math.max(box.top, 0) + 1];
      const over = document.elementFromPoint(x, Math.min(y, innerHeight - 1));
      const isItself = !over || over.contains(element) || !!element.closest(".rs__control");
      return isItself || element.contains(over) ? "" : `under ${over.outerHTML.slice(0, 80)}`;
    });
    if (hidden) found.add(`${hidden}: ${what}`);
  }
  return [...found];
}

const inTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);

export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // React has drawn the other width.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
}

/** The page itself scrolls sideways. */
const excess = (page: Page): Promise<number> =>
  page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);

/** Pixels by which the page scrolls sideways, when React has drawn it at this width. */
async function excessAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 844 });
  await expect
    .poll(() => excess(page))
    .toBeLessThanOrEqual(0)
    .catch(() => undefined);
  return excess(page);
}

/** axe's faults after the admin's scripts have run, and what a tablet or a phone cannot show or scroll by keys. */
async function faultsNow(page: Page): Promise<string[]> {
  let left: string[] = [];
  await expect
    .poll(async () => (left = await faults(page)), { timeout: 30_000 })
    .toEqual([])
    .catch(() => undefined);
  const size = page.viewportSize();
  for (const width of [1024, 390]) {
    const pixels = await excessAt(page, width);
    if (pixels > 0) left.push(`${pixels} px too wide at ${width}`);
  }
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .withRules(["scrollable-region-focusable"])
    .analyze();
  const unreached = violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(" ")));
  if (size) await page.setViewportSize(size);
  return [...left, ...unreached.map((target) => `on a phone no key scrolls ${target}`)];
}

export async function faultsOfPage(page: Page, url: string): Promise<string[]> {
  await page.goto(url);
  // An open submission reads what is new again and again.
  await page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => undefined);
  await expect(page.getByRole("main").first()).toBeVisible();
  return (await faultsNow(page)).map((fault) => `${new URL(url).pathname} ${fault}`);
}

/** Texts that are hard to read in the dark theme. */
async function dimInTheDark(page: Page): Promise<string[]> {
  await inTheme(page, "dark");
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .withRules(["color-contrast"])
    .analyze();
  await inTheme(page, "light");
  return violations.flatMap(({ nodes }) => nodes.map(({ target }) => `dim: ${target.join(" ")}`));
}

/** Targets that something lies over, too. A select's input is inside the target. */
async function hiddenTargets(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .exclude(".rs__input")
    .options({ runOnly: ["target-size"], rules: { "target-size": { enabled: true } } })
    .analyze();
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
  );
}

/** At 1440 pixels in both themes, then narrower. Leaves the page at 1440. */
export async function faultsOfScreen(page: Page): Promise<string[]> {
  const found = [
    ...(await faults(page)),
    ...(await smallTargets(page)),
    ...(await hiddenTargets(page)),
    ...(await dimInTheDark(page)),
  ];
  for (const width of [1440, 1024, 768, 390]) {
    await resize(page, width);
    const pixels = await excess(page);
    if (pixels > 0) found.push(`${pixels} px too wide at ${width}`);
  }
  found.push(...(await smallTargets(page)), ...(await lowActions(page)));
  await resize(page, 1440);
  return found;
}
