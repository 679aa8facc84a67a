import { expect, test } from "vitest";
import { offeredLanguage } from "#app/shell/languages/offered-language.ts";

test.each([
  [["de-AT", "en"], "en", ["de", "he"], "de"],
  [["fr", "he-IL", "en"], "en", ["de", "he"], "he"],
  [["en-GB", "de"], "en", ["de"], undefined],
  [["fr", "uk"], "en", ["de"], undefined],
  [[], "en", ["de"], undefined],
  [["de"], "en", [], undefined],
  [["pt-PT"], "pt-BR", ["pt-PT", "en"], "pt-PT"],
  [["pt"], "pt-BR", ["pt-PT", "en"], undefined],
  [["PT-br"], "en", ["pt-PT", "pt-BR"], "pt-BR"],
  [["den", "en"], "en", ["de"], undefined],
])("[LANG-20] a browser in %j on a page in %s that is also in %j gets the offer %s", (...row) => {
  const [preferred, own, others, offered] = row;
  expect(offeredLanguage(preferred, own, others)).toBe(offered);
});
