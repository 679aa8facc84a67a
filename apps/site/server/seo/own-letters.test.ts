import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test, vi } from "vitest";
import { createOwnLetters, type ReadLetters } from "#server/seo/own-letters.ts";

const font = readFileSync(
  createRequire(import.meta.url).resolve(
    "@fontsource/commissioner/files/commissioner-latin-700-normal.woff2",
  ),
);

test("[OWN-61] reads glyphs of an owner's font in a separate process, and reports an invalid font once", async () => {
  const warn = vi.fn<(details: object, words?: string) => void>();
  const ownLetters = createOwnLetters({ log: { warn } });
  const letters = await ownLetters(font, "Aé Я…");
  expect(["A", "é", " ", "Я", "…"].map((letter) => letters?.has(letter))).toEqual([
    true,
    true,
    true,
    false,
    true,
  ]);
  expect(letters?.outline("A").length).toBeGreaterThan(8);
  expect(warn).not.toHaveBeenCalled();
  const broken = Buffer.from("no font");
  expect([await ownLetters(broken, "A"), await ownLetters(broken, "B")]).toEqual([null, null]);
  expect(warn.mock.calls.map(([, words]) => words)).toEqual([
    expect.stringContaining("choose another file"),
  ]);
});

test("[OWN-61] reads each glyph once, and again for another font", async () => {
  const reads: string[] = [];
  const read: ReadLetters = async (_, letters) => {
    reads.push(letters);
    return Object.fromEntries([...letters].map((letter) => [letter, { advance: 1, steps: [] }]));
  };
  const ownLetters = createOwnLetters({ log: { warn: () => undefined }, read });
  await ownLetters(font, "sales");
  const letters = await ownLetters(font, "seals are");
  expect(reads).toEqual(["sale", " r"]);
  expect([..."sales are"].every((letter) => letters?.has(letter))).toBe(true);
  await ownLetters(Buffer.from(font), "sales");
  expect(reads.at(-1)).toBe("sale");
});
