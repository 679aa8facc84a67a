import { array, assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { ratioOf } from "#theme/contrast.ts";
import { DARK_PAIRS, darkPalette } from "#theme/dark.ts";
import { SHADE_NAMES, type Palette } from "#theme/palette.ts";
import { NORTHWIND } from "#theme/testing/northwind.ts";
import { BUILT_IN, darkOf, darkStyles, themeOf, themeStyles } from "#theme/theme.ts";

/** Pairs of the dark palette that cannot be read. */
function unreadable(palette: Palette): string[] {
  const dark: Record<string, string> = darkPalette(palette);
  return DARK_PAIRS.filter(
    ({ text, ground, least }) => !(ratioOf(dark[text] ?? "", dark[ground] ?? "") >= least),
  ).map(({ text, ground }) => `${text} on ${ground}`);
}

const color = integer({ min: 0, max: 0xffffff }).map(
  (value) => `#${value.toString(16).padStart(6, "0")}`,
);
const palettes = array(color, { minLength: SHADE_NAMES.length, maxLength: SHADE_NAMES.length }).map(
  (colors) => Object.fromEntries(SHADE_NAMES.map((name, at) => [name, colors[at]])) as Palette,
);

test("[DARK-01] every text has its contrast (AA) in the dark palette of the built-in and of another brand", () => {
  expect(unreadable(BUILT_IN.palette)).toEqual([]);
  expect(unreadable(themeOf(NORTHWIND.colors).palette)).toEqual([]);
});

test("[DARK-01] the same for any palette, also one whose light colours cannot be read", () => {
  assert(
    property(palettes, (palette) => {
      expect(unreadable(palette)).toEqual([]);
    }),
    { numRuns: 100 },
  );
  for (const one of ["#000000", "#ffffff", "#ff0000", "#00ff00", "#0000ff", "#ffff00", "#808080"])
    expect([
      one,
      unreadable(Object.fromEntries(SHADE_NAMES.map((name) => [name, one])) as Palette),
    ]).toEqual([one, []]);
});

test("[DARK-01] every background is dark, and the page is between the bands and the night", () => {
  assert(
    property(palettes, (palette) => {
      const { night, paper, white, ...dark } = darkPalette(palette);
      const light = (shade: string): number => ratioOf(shade, "#000000");
      expect(light(night)).toBeLessThan(light(paper));
      expect(light(paper)).toBeLessThan(light(white));
      for (const band of ["sea-1", "land-1", "flat-1"] as const) {
        expect(light(dark[band])).toBeGreaterThan(light(paper) * 1.04);
        expect(ratioOf(dark[band], "#ffffff")).toBeGreaterThan(10);
      }
    }),
    { numRuns: 50 },
  );
});

test("[DARK-04] the dark styles set every shade of the light ones, and only colours and flags", () => {
  const namesIn = (styles: string) =>
    [...styles.matchAll(/(--[\w-]+):/g)].map(([, name = ""]) => name);
  const dark = namesIn(darkStyles(BUILT_IN));
  for (const name of namesIn(themeStyles(BUILT_IN))) expect(dark).toContain(name);
  expect(darkStyles(BUILT_IN)).toContain("color-scheme:dark");
  expect(darkOf(BUILT_IN)).toBe(darkOf(BUILT_IN));
});
