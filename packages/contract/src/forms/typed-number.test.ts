import { assert, boolean, constantFrom, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { readNumber } from "#forms/typed-number.ts";

test.each([
  ["de", "52,5", 52.5],
  ["de", "52.5", 52.5],
  ["de", "1.500", 1500],
  ["de", "1.500,25", 1500.25],
  ["de", "1 500", 1500],
  ["de-CH", "1’500.5", 1500.5],
  ["de-CH", "1'500", 1500],
  ["en", "52,5", 52.5],
  ["en", "1,500", 1500],
  ["en", "52.5", 52.5],
  ["en", ".5", 0.5],
  ["fr", "1\u202f500,5", 1500.5],
  ["fr", "1.500", 1500],
  ["de", "0.500", 0.5],
  ["fr", "52.5", 52.5],
  ["he", "\u200f52.5", 52.5],
  ["he", "1,500", 1500],
  ["ar-EG", "٥٢٫٥", 52.5],
  ["en", "５２", 52],
  ["en", "-7", -7],
  ["en", "−7", -7],
])("[LANG-01] in %s %j is %d", (code, text, number) => {
  expect(readNumber(text, code)).toBe(number);
});

test.each([
  "",
  " ",
  "many",
  "NaN",
  "Infinity",
  "1e3",
  "0x10",
  "5-6",
  "1,2,3",
  "52,5,",
  "12 34",
  "€52",
])("[LANG-01] %j is no number in any language", (text) => {
  for (const code of ["en", "de", "fr", "he"]) expect(readNumber(text, code)).toBeUndefined();
});

test("[LANG-01] what a language writes is read as the same number", () => {
  assert(
    property(
      constantFrom("en", "de", "fr", "he", "de-CH", "pt-BR", "pl", "ar-EG", "hi", "es-MX"),
      integer({ min: -9_999_999, max: 9_999_999 }),
      boolean(),
      (code, hundredths, useGrouping) => {
        const number = hundredths / 100;
        const text = new Intl.NumberFormat(code, {
          useGrouping,
          minimumFractionDigits: 2,
        }).format(number);
        expect(readNumber(text, code)).toBe(number);
      },
    ),
  );
});
