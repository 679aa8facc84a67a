import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { LARGEST_FONT, NoFont, readFont } from "#fonts/read-font.ts";

const require = createRequire(import.meta.url);
const fileOf = (name: string): Buffer =>
  readFileSync(require.resolve(`@fontsource/commissioner/files/commissioner-${name}.woff2`));
const bundled = readFileSync(
  new URL("../../../../apps/site/app/styles/fonts/commissioner-basic-latin.woff2", import.meta.url),
);

test("[OWN-07] of a font are read its heights, how wide it runs and its weights", () => {
  const { width, ...heights } = readFont(bundled);
  expect(heights).toEqual({ ascent: 1.017, descent: 0.206, lineGap: 0, weights: [300, 640] });
  expect(width).toBeCloseTo(0.447, 3);
  const [regular, bold] = [
    readFont(fileOf("latin-400-normal")),
    readFont(fileOf("latin-700-normal")),
  ];
  expect(regular.weights).toBeNull();
  expect(bold.width).toBeGreaterThan(regular.width);
});

/** What is said of a file that is not worn. */
function wordsFor(bytes: Buffer): string {
  try {
    readFont(bytes);
  } catch (error) {
    if (error instanceof NoFont) return error.message;
    throw error;
  }
  return "worn";
}

test("[OWN-07] a file that is no font, too large, broken or without Latin letters is refused in a word", () => {
  expect(wordsFor(Buffer.from("<svg/>"))).toBe("Choose a font as a WOFF2 file: this is none.");
  expect(wordsFor(Buffer.alloc(0))).toContain("this is none");
  expect(wordsFor(Buffer.alloc(LARGEST_FONT + 1))).toContain("300 kB at most: this one has 301 kB");
  expect(wordsFor(fileOf("cyrillic-400-normal"))).toContain("has no “B”");
  for (const length of [4, 20, 100, 2000, 20_000])
    expect([length, wordsFor(bundled.subarray(0, length))]).toEqual([
      length,
      expect.stringContaining("is broken"),
    ]);
  for (let round = 0; round < 20; round++) {
    const odd = Buffer.from(bundled);
    randomBytes(40).copy(odd, 4 + round * 12);
    expect(wordsFor(odd)).toMatch(/^(?:worn$|Choose )/);
  }
});
