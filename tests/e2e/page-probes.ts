import { AxeBuilder } from "@axe-core/playwright";
import { expect, test as plain, type Locator, type Page } from "@playwright/test";

/**
 * Pages that note the start of their script, count no visit (elsewhere than in
 * analytics.long.spec.ts a form's post is the only one), and have an empty background video, since
 * decoding in software is expensive.
 */
export const test = plain.extend({
  page: async ({ page }, use) => {
    await page.route("**/*.mp4", (route) => route.fulfill({ status: 204 }));
    await page.addInitScript(() =>
      addEventListener("page-view", () => Object.assign(window, { started: true }), { once: true }),
    );
    await page.addInitScript(() => (navigator.sendBeacon = () => true));
    await use(page);
  },
});

/**
 * Resolves when the page's script has run and counts a view (SH-08); for pages of this file's
 * `test`. Islands and scripts load separately, and earlier presses are not lost.
 */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => "started" in window);
}

/** Scrolls to a part, touches it and waits for its script or island. */
export async function loaded(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  const whole = part.locator("xpath=ancestor-or-self::*[@data-island or @data-script][1]");
  await whole.dispatchEvent("keydown");
  await expect(whole).toHaveAttribute("data-loaded");
}

/** All console messages and errors from now on. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on(
    "console",
    (message) => ["warning", "error"].includes(message.type()) && found.push(message.text()),
  );
  page.on(
    "pageerror",
    (error) => SKIPPED_TRANSITION.test(error.message) || found.push(error.message),
  );
  return found;
}

/** The browser's message when it skips a cross-document view transition on a busy machine. */
const SKIPPED_TRANSITION = /^Transition was (aborted|skipped)/;

/** Pixels between the cookie notice and the place to which a focused element scrolls. */
export const clearOfNotice = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
    const notice = document.querySelector("[data-notice]")?.getBoundingClientRect();
    return Number.parseFloat(scrollPaddingBlockEnd) - (notice?.height ?? Infinity);
  });

/** Pixels from the top of the viewport. */
export const topOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => Math.round(node.getBoundingClientRect().top));

/** The position once nothing moves: mouse actions use pixels and do not wait for scrolling. */
export async function boxAtRest(
  element: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = () =>
    element.evaluate(
      (node) =>
        new Promise<DOMRect>((seen) =>
          requestAnimationFrame(() => seen(node.getBoundingClientRect().toJSON() as DOMRect)),
        ),
    );
  for (let last = await box(), same = 0; same < 5;) {
    const next = await box();
    same = JSON.stringify(next) === JSON.stringify(last) ? same + 1 : 0;
    last = next;
  }
  return box();
}

/** At the position of an anchor's section, below the header. */
export async function standsUnderHeader(section: Locator): Promise<void> {
  await expect.poll(() => topOf(section)).toBeGreaterThanOrEqual(70);
  await expect.poll(() => topOf(section)).toBeLessThan(110);
}

/**
 * axe's faults in words; empty if there are none. axe's legacy mode omits cross-origin frames,
 * which the site lacks, and needs no second page. `within`: the part to check, for a temporary
 * state.
 */
export async function faults(page: Page, within = "html"): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}

/** Of the admin, whose scripts add names after the page is shown. */
export const expectNoFaults = (page: Page, within?: string, where?: string): Promise<void> =>
  expect
    .poll(() => faults(page, within), { message: where ?? within, timeout: 30_000 })
    .toEqual([]);

/** Scrolls down the page so that all lazy parts have been in view. */
export async function readDown(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600)
    await page.evaluate(
      (to) =>
        new Promise(
          (resolve) => (scrollTo({ top: to, behavior: "instant" }), requestAnimationFrame(resolve)),
        ),
      y,
    );
}

/** Records each new largest paint; the last is the LCP. */
export async function watchLargestPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const paints: { tag: string; path: string }[] = [];
    Object.assign(window, { paints });
    type Paint = PerformanceEntry & { element: Element | null; url: string };
    new PerformanceObserver((list) => {
      for (const { element, url } of list.getEntries() as Paint[])
        paints.push({ tag: element?.tagName ?? "gone", path: url && new URL(url).pathname });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}

/** Element name of the largest paint so far, with a picture's path or "". */
export const largestPaint = (page: Page): Promise<{ tag: string; path: string } | undefined> =>
  page.evaluate(() =>
    (window as unknown as { paints: { tag: string; path: string }[] }).paints.at(-1),
  );

/** Sums layout shifts from the first paint. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, moved: [] as string[] };
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const named = ({
      node,
      previousRect: from,
      currentRect: to,
    }: Shift["sources"][number]): string =>
      `${(node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 120)} from ${JSON.stringify(from)} to ${JSON.stringify(to)}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        shifts.sum += entry.value;
        shifts.moved.push(
          `${Math.round(entry.startTime)} ms, ${entry.value}: ${entry.sources.map(named).join("; ")}`,
        );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum so far, as in the Core Web Vitals. Prints what moved, since a failure may not recur. */
export async function shifted(page: Page): Promise<number> {
  const { sum, moved } = await page.evaluate(
    () => (window as unknown as { shifts: { sum: number; moved: string[] } }).shifts,
  );
  if (sum >= 0.01) process.stderr.write(`moved on ${page.url()}:\n${moved.join("\n")}\n`);
  return sum;
}
