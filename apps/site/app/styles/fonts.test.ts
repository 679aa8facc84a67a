import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundledFonts } from "#app/styles/bundled-fonts.ts";

const styles = readFileSync(join(import.meta.dirname, "fonts.css"), "utf8");
const faces = styles
  .split("@font-face")
  .slice(1)
  .filter((face) => face.includes("Commissioner Variable"));
const [basic = "", latin1 = "", latin = ""] = faces;

function charactersOf(face: string): Set<number> {
  const ranges = /unicode-range:([^;]+);/.exec(face)?.[1] ?? "";
  return new Set(
    ranges.split(",").flatMap((range) => {
      const [from = "", to = from] = range.trim().replace("U+", "").split("-");
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at);
    }),
  );
}

test("the preloaded file alone has the characters of English", () => {
  const own = charactersOf(basic);
  const others = new Set([...charactersOf(latin1), ...charactersOf(latin)]);
  expect(basic).toContain("commissioner-basic-latin.woff2");
  for (const character of " Az09~&$€£°×–—’“”…©") expect(own).toContain(character.codePointAt(0));
  expect([...own].filter((character) => others.has(character))).toEqual([]);
});

test("all files together have the characters of the package's Latin file that have a glyph", () => {
  const all = new Set([basic, latin1, latin].flatMap((face) => [...charactersOf(face)]));
  const hasGlyph = (character: number): boolean =>
    !/\p{Default_Ignorable_Code_Point}|\p{Zl}|\p{Zp}|\p{Bidi_C}/u.test(
      String.fromCodePoint(character),
    );
  const whole = charactersOf(
    "unicode-range: U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;",
  );
  expect([...whole].filter((one) => hasGlyph(one) && !all.has(one))).toEqual([]);
});

test("no style uses a weight that the files were not cut for", () => {
  const folder = join(import.meta.dirname, "..");
  const weights = globSync("**/*.css", { cwd: folder }).flatMap((file) =>
    [
      ...readFileSync(join(folder, file), "utf8").matchAll(
        /(?:font-weight|--weight-\w+):\s*(\d+);/g,
      ),
    ].map(([, weight]) => Number(weight)),
  );
  expect(weights.length).toBeGreaterThan(50);
  expect(Math.min(...weights)).toBe(300);
  expect(Math.max(...weights)).toBe(640);
  for (const face of faces) expect(face).toContain("font-weight: 300 640;");
});

test("transfers at most 31 kB on a first visit, and 17 more in other languages of Western Europe", () => {
  const sizeOf = (name: string): number =>
    statSync(join(import.meta.dirname, `fonts/commissioner-${name}.woff2`)).size;
  expect(sizeOf("basic-latin")).toBeLessThan(31_000);
  expect(sizeOf("latin-1")).toBeLessThan(17_000);
});

test.each([
  ["en", 1],
  ["de", 2],
  ["fr", 2],
  ["sv", 2],
  ["he", 1],
  ["uk", 1],
])("a page in %s preloads %d of the files", (code, count) => {
  expect(bundledFonts(code)).toHaveLength(count);
});
