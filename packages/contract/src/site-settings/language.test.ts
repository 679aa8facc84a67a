import * as v from "valibot";
import { expect, test } from "vitest";
import { isInLanguage, languageCode, ownMessages } from "#site-settings/language.ts";

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

test("[LANG-02] an owner's messages are by language code, of 20 languages at most", () => {
  const read = (given: unknown) => v.safeParse(ownMessages, given);
  expect(read({ "pt-br": { "form.clear": "Limpar" } }).output).toEqual({
    "pt-BR": { "form.clear": "Limpar" },
  });
  expect(read({ klingon: {} }).issues?.[0].message).toContain("expected a language code");
  const many = "sq ar hy az eu be bn bs bg ca hr cs da nl et fi fr gl ka de el".split(" ");
  expect(read(Object.fromEntries(many.map((code) => [code, {}]))).issues?.[0].message).toBe(
    "expected 20 languages at most",
  );
});

test("[LANG-30] the settings of a language declare it; those of another language do not", () => {
  expect(isInLanguage({ language: "de" }, "de")).toBe(true);
  expect(isInLanguage({ language: "PT-br" }, "pt-BR")).toBe(true);
  for (const settings of [null, {}, { language: null }, { language: "en" }, { language: "pt" }, []])
    expect(isInLanguage(settings, "pt-BR")).toBe(false);
});
