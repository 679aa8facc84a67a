/** Contrast of words against the pixels behind them. */
import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";

const luminance = (rgb: readonly number[]): number => {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
export const contrast = (a: number, b: number): number =>
  (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

interface Shot {
  width: number;
  data: Buffer;
}
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export async function shotOf(page: Page): Promise<Shot> {
  const { data, info } = await sharp(await page.screenshot({ animations: "disabled" }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, data };
}

function luminancesIn({ width, data }: Shot, box: Box): number[] {
  const [from, to] = [Math.max(0, Math.ceil(box.left)), Math.min(width, Math.floor(box.right))];
  const bottom = Math.min(data.length / 3 / width, Math.floor(box.bottom));
  const colours = new Set<number>();
  for (let row = Math.max(0, Math.ceil(box.top)); row < bottom; row++)
    for (let at = (row * width + from) * 3; at < (row * width + to) * 3; at += 3)
      colours.add(data.readUIntBE(at, 3));
  return [...colours].map((rgb) => luminance([rgb >> 16, (rgb >> 8) & 255, rgb & 255]));
}

export const luminancesAt = async (shot: Shot, element: Locator): Promise<number[]> =>
  luminancesIn(
    shot,
    await element.evaluate((node) => {
      const { left, top, right, bottom } = node.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );

/** Focus ring visibility at the upper side: the least of three contrasts, on its better edge. */
export async function ringContrast(page: Page, element: Locator): Promise<number> {
  const ring = await element.evaluate((node) => {
    const { left, top, right } = node.getBoundingClientRect();
    // A slide may be partly outside the window.
    const [from, to] = [Math.max(0, left), Math.min(innerWidth, right)];
    const { outlineOffset, outlineWidth } = getComputedStyle(node);
    const [offset, thick] = [parseFloat(outlineOffset), parseFloat(outlineWidth)];
    return { left: from, width: to - from, from: top - offset - thick, to: top - offset };
  });
  const shot = await shotOf(page);
  const places = [0.25, 0.5, 0.75].map((part) => {
    const at = Math.round(ring.left + ring.width * part);
    const pixel = (row: number): number =>
      luminancesIn(shot, { left: at, right: at + 1, top: row, bottom: row + 1 })[0] ?? Number.NaN;
    const own = pixel(Math.round((ring.from + ring.to) / 2 - 0.5));
    const [outside, inside] = [Math.floor(ring.from) - 2, Math.ceil(ring.to) + 1].map(pixel);
    return Math.max(contrast(own, outside ?? own), contrast(own, inside ?? own));
  });
  return Math.min(...places);
}

async function wordless(page: Page): Promise<Shot> {
  // The page's policy would refuse a style element.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { color: transparent !important; transition: none !important } li::before, header img { opacity: 0 !important }",
    );
    document.adoptedStyleSheets = [sheet];
  });
  const shot = await shotOf(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    // A button's colour would be on its way back when the next window is read.
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
  return shot;
}

const inkOf = (color = ""): number =>
  luminance((color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
const leastOf = (color: string | undefined, behind: number[]): number =>
  Math.min(...behind.map((pixel) => contrast(inkOf(color), pixel)));

/** By text: the least contrast with any pixel behind it. */
export async function leastContrasts(page: Page, words: Locator): Promise<Record<string, number>> {
  await words.last().scrollIntoViewIfNeeded();
  const colours = await words.evaluateAll((nodes) =>
    nodes.map((node) => getComputedStyle(node).color),
  );
  const shot = await wordless(page);
  const least: Record<string, number> = {};
  for (const [at, word] of (await words.all()).entries()) {
    const behind = await luminancesAt(shot, word);
    expect(behind.length, `${await word.textContent()} is in the window`).toBeGreaterThan(0);
    least[(await word.textContent()) ?? ""] = leastOf(colours[at], behind);
  }
  return least;
}

export const MENU = 'header nav[aria-label="Main"] a:visible';
export const WORDS = "[aria-labelledby=hero-title] :is(h1, p):visible";
export const CITIES = ["li", "li span"]
  .map((part) => `[aria-label^="Clients and teams"] ${part}:visible`)
  .join(", ");

interface Word {
  text: string;
  color: string;
  /** WCAG AA: 3 for large text, 4.5 for other text. */
  needed: number;
  boxes: Box[];
}

/** Line boxes of the main part's words over pictures of `pictures`, within the window. */
const wordsOver = (page: Page, pictures: string): Promise<Word[]> =>
  page.evaluate((selector) => {
    const grounds = [...document.querySelectorAll(`main ${selector}`)]
      .filter((ground) => ground.checkVisibility())
      .map((ground) => ground.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > 0 && top < innerHeight);
    if (grounds.length === 0) return [];
    const meet = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
    const isForTheEar = (within: Element | null): boolean =>
      within !== null &&
      ((within.clientWidth === 1 && within.clientHeight === 1) ||
        isForTheEar(within.parentElement));
    // The glyphs, which are lower than the line.
    const letters = ({ left, top, right, bottom, height }: DOMRect): Box => ({
      left,
      top: top + height * 0.2,
      right,
      bottom: bottom - height * 0.2,
    });
    const found: Word[] = [];
    const walker = document.createTreeWalker(
      document.querySelector("main") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!parent || text === "" || ["SCRIPT", "STYLE"].includes(parent.tagName)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (isForTheEar(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 4);
      const boxes = lines
        .filter((line) => grounds.some((ground) => meet(line, ground)))
        .filter(({ top, bottom }) => top >= 80 && bottom <= innerHeight)
        .map(letters);
      const { color, fontSize, fontWeight } = getComputedStyle(parent);
      const isLarge =
        parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700);
      if (boxes.length > 0) found.push({ text, color, needed: isLarge ? 3 : 4.5, boxes });
    }
    return found;
  }, pictures);

/** Unreadable words over pictures (WCAG AA), and the number checked. */
export async function unreadOver(
  page: Page,
  pictures: string,
): Promise<{ looked: number; unread: string[] }> {
  const unread: string[] = [];
  let looked = 0;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { height: step } = page.viewportSize() ?? { height: 900 };
  // Windows overlap by the header and one line.
  for (let top = 0; top < height; top += step - 160) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
    const words = await wordsOver(page, pictures);
    if (words.length === 0) continue;
    const shot = await wordless(page);
    for (const { text, color, needed, boxes } of words) {
      const least = Math.min(...boxes.map((box) => leastOf(color, luminancesIn(shot, box))));
      looked += 1;
      if (least < needed) unread.push(`${text.slice(0, 60)}: ${least.toFixed(2)} of ${needed}`);
    }
  }
  return { looked, unread: [...new Set(unread)] };
}
