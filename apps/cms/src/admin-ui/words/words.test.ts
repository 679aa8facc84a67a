import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { adminWords } from "#admin-ui/words/words.ts";

const german = adminWords({
  language: "de",
  translations: {
    own: {
      "{n} letters to {who}": "{n} Briefe an {who}",
      "{n} letter": "{n} Brief",
      "{n} letters": "{n} Briefe",
      Send: "Senden",
    },
  } as never,
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

test("[OWN-172] a number with a noun takes the form of the language", () => {
  const counted = (n: number) => [
    english.count(n, "{n} day of {who}", "{n} days of {who}", { who: "Ada" }),
    german.count(n, "{n} letter", "{n} letters"),
  ];
  expect(counted(1)).toEqual(["1 day of Ada", "1 Brief"]);
  expect(counted(0)).toEqual(["0 days of Ada", "0 Briefe"]);
  expect(counted(1200)).toEqual(["1,200 days of Ada", "1.200 Briefe"]);
});
