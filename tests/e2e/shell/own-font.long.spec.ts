/** An owner's font arrives late (OWN-07). Lays out a page's head without a site. */
import { readFileSync } from "node:fs";
import { readFont } from "@meridian/files/fonts/read-font";
import { expect, test, type Page } from "@playwright/test";
import { fontStyles } from "../../../apps/site/server/fonts/font-styles.ts";

const FILES = "node_modules/@fontsource/commissioner/files/commissioner-latin-";
const faceOf = (weight: number) => {
  const bytes = readFileSync(`${FILES}${weight}-normal.woff2`);
  return { bytes, face: { ...readFont(bytes), path: `/fonts/${weight}.woff2` } };
};
const WORDS = "We agree on what the first weeks must show, and the team works on it near you. ";

/** Positions of the page's parts and widths of its texts. */
const layout = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("h1, p, span")].map((part) => {
      const { y, width, height } = part.getBoundingClientRect();
      return { y, height, width: part.localName === "span" ? width : 0 };
    }),
  );

test("[OWN-07] when the font comes late no line breaks otherwise and nothing moves", async ({
  page,
}) => {
  const [regular, bold] = [faceOf(400), faceOf(700)];
  const { styles } = fontStyles({ text: { regular: regular.face, bold: bold.face } });
  const come = Promise.withResolvers<void>();
  const files = new Map([regular, bold].map(({ face, bytes }) => [face.path, bytes]));
  await page.route("https://own-font.test/**", async (route) => {
    const font = files.get(new URL(route.request().url()).pathname);
    if (font) await come.promise;
    await route.fulfill(
      font
        ? { contentType: "font/woff2", body: font }
        : {
            contentType: "text/html",
            body: `<!doctype html><style>${styles}body{font:18px/normal var(--font-sans);width:640px}h1{font:700 40px/normal var(--font-display)}</style><h1>${WORDS}</h1><p>${WORDS.repeat(8)}</p><p><b>${WORDS.repeat(4)}</b></p><span>${WORDS.slice(0, 60)}</span>`,
          },
    );
  });
  await page.goto("https://own-font.test/", { waitUntil: "domcontentloaded" });
  const before = await layout(page);
  come.resolve();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toContain(
    "loaded",
  );
  const after = await layout(page);
  expect(after).toHaveLength(4);
  for (const [at, { y, height, width }] of after.entries()) {
    expect(Math.abs(y - (before[at]?.y ?? 0))).toBeLessThanOrEqual(1);
    expect(Math.abs(height - (before[at]?.height ?? 0))).toBeLessThanOrEqual(1);
    expect(Math.abs(width - (before[at]?.width ?? 0))).toBeLessThanOrEqual(0.015 * width);
  }
  expect(after.at(-1)?.width).not.toBe(before.at(-1)?.width);
});
