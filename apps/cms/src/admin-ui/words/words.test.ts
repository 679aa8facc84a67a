import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { adminWords } from "#admin-ui/words/words.ts";

const german = adminWords({
  language: "de",
  translations: { own: { "{n} letters to {who}": "{n} Briefe an {who}", Send: "Senden" } } as never,
});
const english = adminWords({ language: "en", translations: {} as never });

test("[OWN-172] a text is in the user's language, with values in that language's form", () => {
  expect(german("Send")).toBe("Senden");
  expect(german("{n} letters to {who}", { n: 12_000, who: "Ada" })).toBe("12.000 Briefe an Ada");
  expect(english("{n} letters to {who}", { n: 12_000, who: "Ada" })).toBe("12,000 letters to Ada");
});

test("[OWN-172] a text that the language lacks is in English", () => {
  expect(german("Not there: {who}", { who: "Ada" })).toBe("Not there: Ada");
});

test("[OWN-172] what a visitor sent is never a property of the table", () => {
  for (const word of ["constructor", "__proto__", "toString"]) expect(german(word)).toBe(word);
});

test("elements keep their place in the language's order", () => {
  const parts = german.parts("{n} letters to {who}", { n: 2, who: createElement("b", {}, "Ada") });
  expect(renderToStaticMarkup(parts)).toBe("2 Briefe an <b>Ada</b>");
});
