import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { openLetters } from "@meridian/files/fonts/open-letters";
import { BUILT_IN } from "@meridian/contract/theme";
import { ratioOf } from "@meridian/contract/theme/contrast";
import { renderAsync } from "@resvg/resvg-js";
import { beforeAll, expect, test } from "vitest";
import { ogDrawing } from "#server/seo/og-drawing.ts";
import { openGlyphs, openType, type Glyphs } from "#server/seo/og-glyphs.ts";

let glyphs: Glyphs;
beforeAll(async () => void (glyphs = await openGlyphs()));

const NOWHERE = { offices: [], clientCities: [] };
const draw = (title: string, logo?: string): string =>
  ogDrawing({
    title,
    logo,
    brand: "Meridian",
    palette: BUILT_IN.palette,
    typeFor: () => glyphs,
    cities: NOWHERE,
    land: [],
  });
const outlined = (drawing: string): string =>
  /<path d="([^"]*)" fill="#14252e"\/><\/svg>$/.exec(drawing)?.[1] ?? "";
const rightmost = (path: string): number =>
  Math.max(0, ...[...path.matchAll(/[MLQC]([\d.-]+)/g)].map(([, x]) => Number(x)));

test("sets titles in Latin and Cyrillic, and drops characters without a glyph", () => {
  expect(glyphs.known("Java Ľ Джава 🙂 → team")).toBe("Java Ľ Джава team");
  expect(outlined(draw("Джава"))).not.toBe("");
});

test("draws no title in a script without glyphs", () => {
  for (const title of ["Fintech צוותי הנדסה 2026", "Java 漢字 team"])
    expect(outlined(draw(title))).toBe("");
});

test.each([
  "Fintech",
  "Java engineers for systems that must be right to the cent",
  "w".repeat(300),
  "many words ".repeat(30),
  "Java engineers for systems that must be right to the cent, in every time zone, on every business day of the year",
  "Выделенные команды инженеров для банков и страховых компаний Европы и Азии",
])("a title stays left of the globe: %.30s", async (title) => {
  const drawing = draw(title);
  const path = outlined(drawing);
  expect(rightmost(path)).toBeGreaterThan(100);
  expect(path).toMatch(/^[MLQCZ\d. -]+$/);
  expect(rightmost(path)).toBeLessThan(700);
  const picture = await renderAsync(drawing, { font: { loadSystemFonts: false } });
  expect([picture.width, picture.height]).toEqual([1200, 630]);
});

test("a long word makes the title smaller before it is split", () => {
  const long = "Beteiligungsportfolios";
  const size = 54;
  expect(glyphs.width(long, 74)).toBeGreaterThan(610);
  const [x, y] = [84, 630 - 84];
  expect(outlined(draw(long))).toBe(glyphs.outline(long, { x, y, size }));
});

/** The drawing's colours in the place of the logo, by their share of its pixels. */
async function coloursOfLogo(drawing: string): Promise<Map<string, number>> {
  const { width, pixels } = await renderAsync(drawing, { font: { loadSystemFonts: false } });
  const found = new Map<string, number>();
  for (let y = 84; y < 132; y++)
    for (let x = 84; x < 132; x++) {
      const at = 4 * (y * width + x);
      const colour = `#${pixels.subarray(at, at + 3).toString("hex")}`;
      found.set(colour, (found.get(colour) ?? 0) + 1 / 48 ** 2);
    }
  return found;
}

test("[DARK-03] the light theme's logo is on the light ground, where it is visible, as its own file shows it", async () => {
  const dark = "#14252e";
  const ground = BUILT_IN.palette["sea-1"].toLowerCase();
  // Drawn in lines by its root, and not from 0, 0.
  const lines = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="-12 -12 24 24" fill="none" stroke="${dark}" stroke-width="4"><path d="M-10 -10H10V10H-10Z"/></svg>`;
  const colours = await coloursOfLogo(draw("x", lines));
  expect(colours.get(dark)).toBeGreaterThan(0.4);
  expect(colours.get(ground)).toBeGreaterThan(0.3);
  expect(ratioOf(dark, ground)).toBeGreaterThan(4.5);
  const named = await coloursOfLogo(draw("x"));
  expect(named.get(BUILT_IN.palette.ink.toLowerCase())).toBeGreaterThan(0.05);
});

test("a wide logo stays left of the globe; without a logo the name is written", () => {
  const across = (viewBox: string): string =>
    /<svg x="84" y="84" width="([^"]*)"/.exec(
      draw("x", `<svg viewBox="${viewBox}"><path d="M0 0"/></svg>`),
    )?.[1] ?? "";
  expect(["0 0 154 32", "0 0 900 30"].map(across)).toEqual(["231", "610"]);
  expect(draw("x", "no drawing")).not.toContain("<svg x=");
});

test("[OWN-61] sets a title in the owner's font if it has every letter, else entirely in the bundled one", async () => {
  const owner = readFileSync(
    createRequire(import.meta.url).resolve(
      "@fontsource/commissioner/files/commissioner-latin-700-normal.woff2",
    ),
  );
  const own = (await openType())(openLetters(owner));
  const set = (title: string): string =>
    outlined(
      ogDrawing({
        title,
        logo: undefined,
        brand: "Meridian",
        palette: BUILT_IN.palette,
        typeFor: own,
        cities: NOWHERE,
        land: [],
      }),
    );
  expect(set("Fintech")).not.toBe(outlined(draw("Fintech")));
  expect(rightmost(set("Fintech"))).toBeGreaterThan(rightmost(outlined(draw("Fintech"))));
  expect(set("Java Джава")).toBe(outlined(draw("Java Джава")));
  // A single missing symbol comes from the bundled font.
  expect(own("5 № Fintech").known("5 № Fintech")).toBe("5 № Fintech");
});
