import { expect, test } from "vitest";
import { excerpt, marked } from "#app/text/excerpt.ts";
import { createVocabulary, nearWords } from "#app/text/near-words.ts";
import { isLongQuery, queryWords, spelledQuery, wordsOf } from "#app/text/search-words.ts";

test.each([
  ["%", "%", []],
  ['"java" OR "x*', '"java" OR "x*', ["java", "x"]],
  ["  two\u0000\u0007 \n words\u200b ", "two words", ["two", "words"]],
  ["<script>alert(1)</script>", "<script>alert(1)</script>", ["script", "alert", "1"]],
  ["a".repeat(10_000), "a".repeat(100), ["a".repeat(40)]],
  ["צוות العربية", "צוות العربية", ["צוות", "العربية"]],
  ["C++ c# .NET Node.js", "C++ c# .NET Node.js", ["c++", "c#", "net", "node", "js"]],
  ["Software\u00adqualität", "Softwarequalität", ["softwarequalitat"]],
  ["Ångström ÅNGSTRÖM", "Ångström ÅNGSTRÖM", ["angstrom"]],
  ["Größe GRÖSSE Łódź", "Größe GRÖSSE Łódź", ["grosse", "lodz"]],
])("[FIND-05] the words of %.30s", (written, spelling, words) => {
  expect(spelledQuery(written)).toBe(spelling);
  expect(queryWords(spelledQuery(written), "en").words).toEqual(words);
});

test("[FIND-02] a soft hyphen is no part of a word", () => {
  expect([...wordsOf("Feste Entwicklungs\u00adteams")].map(({ word }) => word)).toEqual([
    "feste",
    "entwicklungsteams",
  ]);
});

test("[FIND-05] a query of common words alone has none to look for, and one of many words has six", () => {
  expect(queryWords("what is the and of", "en")).toEqual({ words: [], isCommon: true });
  expect(queryWords("%!", "en")).toEqual({ words: [], isCommon: false });
  expect(queryWords("the IT team", "en").words).toEqual(["it", "team"]);
  expect(queryWords("q w e r t y u i o p", "en").words).toHaveLength(6);
});

test.each([
  ["de", "was ist das und für wen", ["wen"]],
  ["de-AT", "Die Teams in Wien", ["teams", "wien"]],
  ["he", "מה זה צוות של מפתחים", ["צוות", "מפתחים"]],
  ["en", "die for MIT", ["die", "mit"]],
  ["pl", "to jest zespół", ["to", "jest", "zespol"]],
])("[FIND-05] common words are those of the language: %s", (code, query, words) => {
  expect(queryWords(query, code)).toEqual({ words, isCommon: false });
});

test("[FIND-05] common words alone are recognised in each language", () => {
  expect(queryWords("was ist das und für wie", "de").isCommon).toBe(true);
  expect(queryWords("מה זה של", "he").isCommon).toBe(true);
  expect(queryWords("what is the", "pl").isCommon).toBe(false);
});

test("[FIND-02] forgives one slip in a word of four characters, two in one of eight", () => {
  const words = createVocabulary(["java", "kotlin", "kubernetes", "react"]);
  expect(nearWords("jvaa", words)).toEqual(["java"]);
  expect(nearWords("kotlni", words)).toEqual(["kotlin"]);
  expect(nearWords("kubernets", words)).toEqual(["kubernetes"]);
  expect(nearWords("cuberentes", words)).toEqual(["kubernetes"]);
  expect(nearWords("rexxt", words)).toEqual([]);
  expect(nearWords("jav", words)).toEqual([]);
});

const shown = (parts: { text: string; isFound: boolean }[]): string =>
  parts.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join("");

test("[FIND-02] marks found words, and shows the part of a text that has them", () => {
  expect(shown(marked("Java, JavaScript & Kotlin", ["java"]))).toBe(
    "[Java], [JavaScript] & Kotlin",
  );
  expect(shown(marked("Café", ["cafe"]))).toBe("[Café]");
  const long = `${"word ".repeat(200)}first Kafka second React third ${"word ".repeat(200)}`;
  const cut = shown(excerpt(long, ["kafka", "react"], 80));
  expect(cut).toMatch(/^….*\[Kafka\] second \[React\].*…$/);
  expect(cut.length).toBeLessThan(100);
  const row = `${"word · ".repeat(40)}Kafka in 2026, and more, ${"more, ".repeat(40)}`;
  expect(shown(excerpt(row, ["kafka"], 80))).toMatch(/^…word .*\[Kafka\].*more…$/);
  const ends = `Kafka ${"is a queue. ".repeat(20)}`;
  expect(shown(excerpt(ends, ["kafka"], 53))).toMatch(/^\[Kafka\].*a queue…$/);
  expect(shown(excerpt("short", ["x"], 80))).toBe("short");
  expect(shown(excerpt("😀".repeat(300), ["x"], 81))).toMatch(/^(?:😀)+…$/u);
});

test("[FIND-07] a query at its limits is long: the rest of it is not searched", () => {
  expect(isLongQuery(spelledQuery("x".repeat(101)), "en")).toBe(true);
  expect(isLongQuery("x".repeat(99), "en")).toBe(false);
  expect(isLongQuery("one two three four five six seven", "en")).toBe(true);
  expect(isLongQuery("one two three four five six and the six", "en")).toBe(false);
});
