/** What several specs look at on a page. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test as plain, type Locator, type Page } from "@playwright/test";

/**
 * A test on pages that note when their script has started, that count no visit (analytics.long.spec.ts
 * is for that: elsewhere a form's post is the only one), and whose background video has nothing in
 * it: decoding it in software takes what the test needs.
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
 * Resolves when the page's own script has run: it then counts its own view (SH-08). For pages of
 * this file's `test`. Its islands and scripts load by themselves, and nothing that is pressed
 * before is lost.
 */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => "started" in window);
}

/** Brings a part of the page into view, and waits until its own script or island answers for it. */
export async function loaded(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await expect(
    part.locator("xpath=ancestor-or-self::*[@data-island or @data-script][1]"),
  ).toHaveAttribute("data-loaded");
}

/** Everything the console complained of, and every error, from now on. */
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

/**
 * The browser's message about a cross-document view transition that it skipped on a busy machine.
 */
const SKIPPED_TRANSITION = /^Transition was (aborted|skipped)/;

/** Pixels from the top of the view to the element's. */
export const topOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => Math.round(node.getBoundingClientRect().top));

/**
 * Where an element is, in pixels of the view, once nothing moves it any more: a mouse goes by
 * these, and does not wait for a page that still scrolls.
 */
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

/** Under the header, where an anchor's section comes to stand. */
export async function standsUnderHeader(section: Locator): Promise<void> {
  await expect.poll(() => topOf(section)).toBeGreaterThanOrEqual(70);
  await expect.poll(() => topOf(section)).toBeLessThan(110);
}

/**
 * axe's faults in words; empty when there are none. In its legacy mode axe leaves out frames of
 * other origins, of which the site has none, and needs no second page to add up its results.
 * `within`: what to look at, for a state that does not last.
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

/** Walks down the page as a reader does, so that whatever waits for the view has been in it. */
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

/** Notes each paint that is larger than all before it: the last is the page's largest (LCP). */
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

/** The page's largest paint so far: its element's name, and for a picture its path, else "". */
export const largestPaint = (page: Page): Promise<{ tag: string; path: string } | undefined> =>
  page.evaluate(() =>
    (window as unknown as { paints: { tag: string; path: string }[] }).paints.at(-1),
  );

/** Sums up how far things on the page move by themselves, from its first paint. */
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

/**
 * The sum so far, as the Core Web Vitals count it. What moved is printed, for a failure that may
 * not come again.
 */
export async function shifted(page: Page): Promise<number> {
  const { sum, moved } = await page.evaluate(
    () => (window as unknown as { shifts: { sum: number; moved: string[] } }).shifts,
  );
  if (sum >= 0.01) process.stderr.write(`moved on ${page.url()}:\n${moved.join("\n")}\n`);
  return sum;
}
