import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { LARGEST_FONT, NoFont, readFont } from "#fonts/read-font.ts";
import { processorTime } from "../../../../tests/processor-time.ts";

const require = createRequire(import.meta.url);
const fileOf = (name: string): Buffer =>
  readFileSync(require.resolve(`@fontsource/commissioner/files/commissioner-${name}.woff2`));
const bundled = readFileSync(
  new URL("../../../../apps/site/app/styles/fonts/commissioner-basic-latin.woff2", import.meta.url),
);

test("[OWN-07] reads a font's heights, width and weights", () => {
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

function wordsFor(bytes: Buffer): string {
  try {
    readFont(bytes);
  } catch (error) {
    if (error instanceof NoFont) return error.message;
    throw error;
  }
  return "accepted";
}

test("[OWN-07] refuses a file that is no font, too large, broken or without Latin letters, with a message", () => {
  expect(wordsFor(Buffer.from("<svg/>"))).toBe("Choose a WOFF2 font: this file is not one.");
  expect(wordsFor(Buffer.alloc(0))).toContain("this file is not one");
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
    expect(wordsFor(odd)).toMatch(/^(?:accepted$|Choose )/);
  }
});

/** A WOFF2 file of one table (`glyf`), `megabytes` of compressed zeros. */
function fontBomb(megabytes: number): Buffer {
  const data = brotliCompressSync(Buffer.alloc(megabytes * 1_000_000), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  });
  const header = Buffer.alloc(48);
  header.write("wOF2\0\x01\0\0", "latin1");
  header.writeUInt16BE(1, 12);
  header.writeUInt32BE(data.length, 20);
  const length = Buffer.from([0x84, 0x80, 0x80, 0x00]);
  const bomb = Buffer.concat([header, Buffer.from([10]), length, length, data]);
  bomb.writeUInt32BE(bomb.length, 8);
  return bomb;
}

test("[OWN-07] a small file that decompresses to a large one costs no more than reading a font", () => {
  const bomb = fontBomb(128);
  expect(bomb.length).toBeLessThan(LARGEST_FONT);
  expect(wordsFor(bomb)).toContain("more than 4 MB");
  readFont(bundled);
  const font = processorTime(() => Array.from({ length: 10 }, () => readFont(bundled)));
  expect(processorTime(() => Array.from({ length: 10 }, () => wordsFor(bomb)))).toBeLessThan(
    font * 10,
  );
});
