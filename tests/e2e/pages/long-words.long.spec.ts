/** A word of 97 letters in every text of an editor, on a separate pair of servers. */
import { expect, type Page } from "@playwright/test";
import { landingFixture } from "../../../apps/site/server/tests/landing-fixture.ts";
import { TEMPLATES } from "../../templates.ts";
import { ownHost } from "../own-site.ts";
import { test } from "../page-probes.ts";
import { withLongWords, WORD } from "./long-words.ts";

const PAGES = [
  ...TEMPLATES,
  "/blog/contractor-or-employee-in-several-countries",
  "/vacancies/lead-java-engineer-harbour-ledger",
  `/${landingFixture.path}`.replace("//", "/"),
];
/** Have no texts. */
const SKIPPED = new Set(["images", "redirects", "vacancyCategories", "vacancySpecialisations"]);
const { url } = ownHost(57, ({ content }) => {
  content.landingPages = [landingFixture];
  for (const [file, records] of Object.entries(content))
    if (!SKIPPED.has(file)) Object.assign(content, { [file]: withLongWords(records) });
});

test.use({ baseURL: url, contextOptions: { reducedMotion: "reduce" } });

/** Words that overflow the window, or that a box cuts off without an ellipsis. */
const lostWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isHiding = (value: string): boolean => value === "hidden" || value === "clip";
    function isLost(line: DOMRect, within: Element): boolean {
      for (
        let box: Element | null = within;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box);
        // Scrolling or moved content shows the rest; zero-size content is for screen readers.
        const isMoved = style.transform !== "none" || style.translate !== "none";
        if (["auto", "scroll"].includes(style.overflowX) || box.clientWidth <= 1 || isMoved)
          return false;
        if (style.textOverflow === "ellipsis") return false;
        const { left, right } = box.getBoundingClientRect();
        if (isHiding(style.overflowX) && (line.left < left - 1 || line.right > right + 1))
          return true;
      }
      return line.left < -1 || line.right > innerWidth + 1;
    }
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || ["SCRIPT", "STYLE", "NOSCRIPT"].includes(parent.tagName)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some((line) => line.width > 1 && isLost(line, parent)))
        found.add(`${parent.tagName}: ${node.textContent?.trim().slice(0, 60)}`);
    }
    return [...found];
  });

for (const path of PAGES)
  test(`long words break: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("main")).toContainText(WORD);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${width} px`,
      ).toBeLessThanOrEqual(width);
      expect(await lostWords(page), `${width} px`).toEqual([]);
    }
  });
