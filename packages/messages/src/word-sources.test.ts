import { expect, test } from "vitest";
import { builtInOf } from "#built-in.ts";
import { de } from "#de.ts";
import { languageOf } from "#language.ts";
import { offeredLanguages } from "#languages.ts";
import { ownMessagesFor, wordSources } from "#word-sources.ts";

test("[LANG-62] a language of a region has the words of its language, if it has the same script", () => {
  expect(wordSources("fr-CA")).toEqual(["fr-CA", "fr"]);
  expect(wordSources("zh-Hant-TW")).toEqual(["zh-Hant-TW", "zh-Hant"]);
  expect(wordSources("sr-Latn")).toEqual(["sr-Latn"]);
  expect(builtInOf("de-CH")).toBe(de);
  const own = {
    fr: { "form.clear": "Vider", "form.send": "Envoyer" },
    "fr-CA": { "form.clear": "Effacer", "form.send": " " },
  };
  expect(ownMessagesFor("fr-CA", own)).toEqual({ "form.clear": "Effacer", "form.send": "Envoyer" });
  expect(ownMessagesFor("fr", own)).toEqual(own.fr);
});

test("[LANG-62] numbers, dates and plural forms are the region's", () => {
  const price = (code: string) =>
    languageOf(code).language.t("search.found", { count: 1234.5, query: "x" });
  expect(price("de-CH")).toMatch(/1.234\.5/);
  expect(price("de")).toContain("1.234,5");
});

test("[LANG-62] the admin offers languages with a region, next to their language", () => {
  const codes = offeredLanguages().map(({ code }) => code);
  for (const code of ["fr-CA", "es-MX", "de-CH", "pt-BR"]) expect(codes).toContain(code);
  expect(codes.indexOf("fr-CA") - codes.indexOf("fr")).toBeLessThan(4);
});
