import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { openLetters } from "@meridian/files/fonts/open-letters";
import { BUILT_IN } from "@meridian/contract/theme";
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

test("draws the brand's logo, or its name without one", () => {
  expect(draw("x", '<svg viewBox="0 0 154 32"><path id="mark" d="M0 0"/></svg>')).toContain(
    'scale(1.5)"><path id="mark"',
  );
  expect(draw("x", "no drawing")).not.toContain("scale(");
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
