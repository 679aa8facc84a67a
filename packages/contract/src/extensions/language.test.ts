import * as v from "valibot";
import { expect, test } from "vitest";
import { languageCode } from "#extensions/language.ts";

test.each([
  ["de", "de"],
  [" pt-br ", "pt-BR"],
  ["iw", "he"],
  ["zh-hant", "zh-Hant"],
])("[LANG-01] the language code %j reads as %s", (written, code) => {
  expect(v.parse(languageCode, written)).toBe(code);
});

test.each(["", "qq", "german", "de_DE", "d", "de-DE-u-co-phonebk-x", "<b>"])(
  "[LANG-01] %j is no language code",
  (written) => {
    expect(v.safeParse(languageCode, written).success).toBe(false);
  },
);
