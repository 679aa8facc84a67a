import type { Page } from "@playwright/test";

/** The browser's font size is twice its default, so that media queries in `rem` follow. */
export async function enlargeText(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}

/**
 * Pairs of texts, and of the header's logo and buttons, that overlap; content that is wider than the
 * window; a notice that covers more than a third of it. `trim`: share of a line's height that may be
 * under its neighbour (forced colours: none, because each line has a ground).
 */
export const overlaps = async (page: Page, trim: number): Promise<string[]> => [
  ...(await overlappingTexts(page, trim)),
  ...(await outsideOrCovered(page)),
];

const outsideOrCovered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wider = document.documentElement.scrollWidth - innerWidth;
    const notice = document.querySelector("[data-notice]");
    const covered = notice?.getBoundingClientRect().height ?? 0;
    const isOver = notice && getComputedStyle(notice).position === "fixed";
    return [
      ...(wider > 0 ? [`${wider} px wider than the window`] : []),
      ...(isOver && covered > innerHeight / 3 ? [`the notice covers ${covered} px`] : []),
    ];
  });

const overlappingTexts = (page: Page, trim: number): Promise<string[]> =>
  page.evaluate((share) => {
    interface Box extends Pick<DOMRect, "left" | "right" | "top" | "bottom"> {
      of: Node;
      words: string;
    }
    /** Within what its ancestors show; `null`: hidden. What is fixed or sticky lies over the rest. */
    const shownPart = (element: Element, rect: DOMRect): Box | null => {
      let { left, right, top, bottom } = rect;
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { position, overflowX, overflowY } = getComputedStyle(each);
        if (/fixed|sticky/.test(position) && !each.matches("[data-header]")) return null;
        const clip = each.getBoundingClientRect();
        if (clip.width <= 2 || clip.height <= 2) return null;
        if (overflowX !== "visible")
          [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
        if (overflowY !== "visible")
          [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
      }
      const cut = 1 + (bottom - top) * share;
      [top, bottom] = [top + cut, bottom - cut];
      return right - left > 3 && bottom > top
        ? { left, right, top, bottom, of: element, words: "" }
        : null;
    };
    const boxes: Box[] = [];
    const add = (of: Node, element: Element, rect: DOMRect, words: string): void => {
      const part = shownPart(element, rect);
      if (part) boxes.push({ ...part, of, words });
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      const words = text.textContent?.trim().slice(0, 30);
      if (!element || !words || !isShown(element)) continue;
      if (element.closest("svg, option, script, style")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) add(text, element, rect, words);
    }
    for (const element of document.querySelectorAll("[data-header] :is(img, button, a)"))
      if (isShown(element) && !element.querySelector("img, button"))
        add(element, element, element.getBoundingClientRect(), element.outerHTML.slice(0, 40));
    /** Lines of one block are laid out, and get their grounds, together. */
    const blockOf = (of: Node): Element | null => {
      let element = of.parentElement;
      while (element && /^inline|contents/.test(getComputedStyle(element).display))
        element = element.parentElement;
      return element;
    };
    const found = new Set<string>();
    boxes.sort((one, other) => one.top - other.top);
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1)) {
        if (other.top >= one.bottom) break;
        if (one.of.contains(other.of) || other.of.contains(one.of)) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - other.top;
        if (across > 2 && down > 1 && blockOf(one.of) !== blockOf(other.of))
          found.add(`${one.words} × ${other.words}`);
      }
    return [...found];
  }, trim);
