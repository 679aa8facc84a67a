import { expect, test } from "vitest";
import { languageAt } from "#records/screens/languages/language-at.ts";

test.each([
  ["de", "de"],
  ["de/banks", "de"],
  ["pt-br", "pt-BR"],
  ["design", undefined],
  ["solutions/de", undefined],
  ["", undefined],
])("[LANG-22] a landing page at /%s is under the prefix of %s", (slug, code) => {
  expect(languageAt(slug, ["de", "pt-BR"])).toBe(code);
});
