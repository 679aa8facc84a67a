import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { openLetters, type Letters } from "#fonts/open-letters.ts";
import { readFont } from "#fonts/read-font.ts";

const require = createRequire(import.meta.url);
const fileOf = (name: string): Buffer =>
  readFileSync(require.resolve(`@fontsource/commissioner/files/commissioner-${name}.woff2`));

function charactersOf(bytes: Buffer): Letters {
  const letters = openLetters(bytes);
  if (!letters) throw new Error("it sets no titles");
  return letters;
}

test("[OWN-61] reads outlines of a WOFF2 file, in em, with y downward", () => {
  const letters = charactersOf(fileOf("latin-400-normal"));
  expect(["A", "é", " ", "Я", "漢"].map(letters.has)).toEqual([true, true, true, false, false]);
  expect([letters.advance("A"), letters.advance("Я")]).toEqual([0.69, 0]);
  expect(letters.outline(" ")).toEqual([]);
  const steps = letters.outline("H");
  expect([steps[0]?.type, steps.at(-1)?.type]).toEqual(["M", "Z"]);
  const heights = steps.flatMap(({ places }) => places.filter((_, at) => at % 2 === 1));
  // From the baseline to the capitals' height.
  expect([Math.max(...heights), Math.min(...heights)]).toEqual([
    expect.closeTo(0, 1),
    expect.closeTo(-0.7, 1),
  ]);
});

/** The font with changed bytes in its tables, compressed again. */
function broken(bytes: Buffer, spoil: (tables: Buffer) => void): Buffer {
  const size = bytes.readUInt32BE(20);
  for (const padding of [0, 1, 2, 3]) {
    const at = bytes.length - size - padding;
    try {
      const tables = brotliDecompressSync(bytes.subarray(at, at + size));
      spoil(tables);
      const packed = brotliCompressSync(tables, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
      });
      const made = Buffer.concat([bytes.subarray(0, at), packed]);
      made.writeUInt32BE(made.length, 8);
      made.writeUInt32BE(packed.length, 20);
      return made;
    } catch {
      continue;
    }
  }
  throw new Error("its tables were not found");
}

test("[OWN-61] in a damaged file each glyph has a numeric outline, or is missing", () => {
  const whole = fileOf("latin-400-normal");
  expect(openLetters(broken(whole, () => undefined))?.outline("g")).toEqual(
    openLetters(whole)?.outline("g"),
  );
  let accepted = 0;
  for (let round = 0; round < 12; round += 1) {
    const odd = broken(whole, (tables) =>
      randomBytes(64).copy(tables, Math.floor((tables.length - 64) * (round / 12))),
    );
    try {
      readFont(odd);
    } catch {
      continue;
    }
    accepted += 1;
    const letters = openLetters(odd);
    for (const letter of "Engineering teams that join yours") {
      const places = letters?.outline(letter).flatMap((step) => step.places) ?? [];
      expect(places.every(Number.isFinite)).toBe(true);
      expect(letters?.has(letter) === true || places.length === 0).toBe(true);
    }
  }
  expect(accepted).toBeGreaterThan(0);
});
