/** Faults of a page's appearance, by the browser's layout. */
import type { Page } from "@playwright/test";

/** Loads all pictures, including those that sliders or the window hide. */
export const loadPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await Promise.all(
      [...document.images]
        .filter((image) => image.getAttribute("src"))
        .map((image) => {
          image.loading = "eager";
          // emptyPictures reports missing ones.
          return image.decode().catch(() => undefined);
        }),
    );
  });

/** Pictures that are missing, distorted, or do not fill their frame. */
export const emptyPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** The content box around a single picture. */
    function frameOf(image: HTMLImageElement): { width: number; height: number } | undefined {
      let box = image.parentElement;
      while (box && getComputedStyle(box).display === "contents") box = box.parentElement;
      if (!box || box.textContent?.trim() !== "") return undefined;
      if (box.querySelectorAll("img, video, svg, input").length !== 1) return undefined;
      const style = getComputedStyle(box);
      const edges = (...sides: string[]): number =>
        sides.reduce((sum, side) => sum + parseFloat(style.getPropertyValue(`padding-${side}`)), 0);
      return {
        width: box.clientWidth - edges("left", "right"),
        height: box.clientHeight - edges("top", "bottom"),
      };
    }
    /** Aspect ratio from a photograph's name (photographs.ts). */
    function namedShape(image: HTMLImageElement): number | undefined {
      const [, width, height] = /-(\d+)x(\d+)\.jpg$/.exec(image.src) ?? [];
      return width && height ? Number(width) / Number(height) : undefined;
    }
    function faultOf(image: HTMLImageElement): string | undefined {
      const box = image.getBoundingClientRect();
      const [wide, high] = [image.naturalWidth, image.naturalHeight];
      if (wide === 0) return "is not there";
      if (box.width < 1 || box.height < 1) return "has no room";
      const shape = namedShape(image);
      // In place of an unavailable picture the site draws a background of another ratio.
      if (shape && Math.abs(Math.log(wide / high / shape)) > 0.02) return "is another picture";
      const { objectFit } = getComputedStyle(image);
      const bent = box.width / box.height / (wide / high);
      if (objectFit === "fill" && Math.abs(Math.log(bent)) > 0.03)
        return `is drawn out of shape: ${Math.round(box.width)} x ${Math.round(box.height)} of ${wide} x ${high}`;
      const frame = shape ? frameOf(image) : undefined;
      if (frame && (frame.width - box.width > 2 || frame.height - box.height > 2))
        return `fills ${Math.round(box.width)} x ${Math.round(box.height)} of its ${Math.round(frame.width)} x ${Math.round(frame.height)}`;
      return undefined;
    }
    return [...document.images]
      .filter((image) => image.checkVisibility({ visibilityProperty: true }))
      .filter((image) => image.getAttribute("src"))
      .flatMap((image) => {
        const fault = faultOf(image);
        return fault ? [`picture ${image.currentSrc.split("/").at(-1) ?? ""} ${fault}`] : [];
      });
  });

/**
 * Words that a box with hidden overflow cuts off, except in sliders, the page's own name in the
 * breadcrumb (NAV-07), and the section's name on the closed list of contents: both end with an
 * ellipsis, and the heading has all words.
 */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const hides = (value: string): boolean => value === "hidden" || value === "clip";
    function isCut(line: DOMRect, within: Element | null): boolean {
      for (let box = within; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        // Scrolling shows the rest; zero-size content is for screen readers.
        if (["auto", "scroll"].includes(style.overflowX) || box.clientWidth <= 1) return false;
        if (style.transform !== "none" || style.translate !== "none") return false;
        const { left, right, bottom } = box.getBoundingClientRect();
        if (hides(style.overflowX) && (line.left < left - 1 || line.right > right + 1)) return true;
        // Lines after the last visible one are hidden intentionally.
        const isShown = line.top + line.height / 2 < bottom;
        if (hides(style.overflowY) && isShown && line.bottom > bottom + 1) return true;
      }
      return false;
    }
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!parent || text === "" || ["SCRIPT", "STYLE", "NOSCRIPT"].includes(parent.tagName))
        continue;
      if (parent.matches("nav li:last-child > [aria-current='page'], [data-reading]")) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some((line) => line.width > 1 && isCut(line, parent)))
        found.push(`cut: ${text.slice(0, 60)}`);
    }
    return found;
  });

/**
 * Words drawn over other words. Line boxes overlap where lines are close, so only the middle of each
 * line counts. Fixed and sticky parts, and what scrolls inside a box, are left out.
 */
export const overlappingWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Line {
      of: Node;
      text: string;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    function isAtRest(element: Element): boolean {
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box);
        if (["fixed", "sticky"].includes(style.position) || box.clientWidth === 1) return false;
        if (style.overflowX !== "visible" && box.scrollWidth > box.clientWidth + 1) return false;
      }
      return true;
    }
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!parent || text === "" || ["SCRIPT", "STYLE", "NOSCRIPT"].includes(parent.tagName))
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (!isAtRest(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, width, height } of range.getClientRects())
        if (width > 1)
          lines.push({
            of: node,
            text: text.slice(0, 40),
            left: left + 1,
            right: right - 1,
            top: top + height * 0.3,
            bottom: bottom - height * 0.3,
          });
    }
    lines.sort((one, other) => one.top - other.top);
    const found = new Set<string>();
    for (const [at, line] of lines.entries())
      for (const below of lines.slice(at + 1)) {
        if (below.top >= line.bottom) break;
        if (below.of !== line.of && below.left < line.right && below.right > line.left)
          found.add(`"${line.text}" and "${below.text}" overlap`);
      }
    return [...found];
  });

export const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll("*")].flatMap((element) =>
      ["alt", "title", "aria-label", "placeholder", "value", "content"].map(
        (name) => element.getAttribute(name) ?? "",
      ),
    ),
  ]);

/** Every computed colour. */
export const shownColours = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const colours = new Set<string>();
    const bytes = (figures: string): string =>
      figures
        .split(" ")
        .map((figure) => Math.round(Number(figure) * 255))
        .join(", ");
    for (const element of document.querySelectorAll("*"))
      for (const part of [null, "::before", "::after"]) {
        const style = getComputedStyle(element, part);
        if (part && style.content === "none") continue;
        for (const value of [
          style.color,
          style.backgroundColor,
          style.backgroundImage,
          style.borderTopColor,
          style.borderRightColor,
          style.borderBottomColor,
          style.borderLeftColor,
          style.outlineColor,
          style.textDecorationColor,
          style.boxShadow,
          style.fill,
          style.stroke,
        ])
          colours.add(
            value.replaceAll(
              /color\(srgb ([\d.]+ [\d.]+ [\d.]+)/g,
              (_, figures: string) => `rgb(${bytes(figures)}`,
            ),
          );
      }
    return [...colours];
  });
