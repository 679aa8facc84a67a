import { expect, test } from "vitest";
import { compile } from "#compile.ts";
import { createTranslate } from "#translate.ts";

/** `t` for messages of this test. */
const of = (code: string, message: string) => {
  const t = createTranslate(code, compile({ one: message })) as unknown as (
    key: string,
    values?: Record<string, string | number>,
  ) => string;
  return (values?: Record<string, string | number>) => t("one", values);
};

test("a value stands where the message names it", () => {
  expect(of("en", "Picture {at} of {all}")({ at: 2, all: 10 })).toBe("Picture 2 of 10");
  expect(of("en", "It's C#")()).toBe("It's C#");
});

test("plural forms are the language's own", () => {
  const polish = of(
    "pl",
    "{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}",
  );
  expect([0, 1, 2, 5, 21, 22].map((n) => polish({ n }))).toEqual([
    "0 plików",
    "1 plik",
    "2 pliki",
    "5 plików",
    "21 plików",
    "22 pliki",
  ]);
  const ukrainian = of("uk", "{n, plural, one {# файл} few {# файли} other {# файлів}}");
  expect([1, 2, 5, 21].map((n) => ukrainian({ n }))).toEqual([
    "1 файл",
    "2 файли",
    "5 файлів",
    "21 файл",
  ]);
});

test("an exact number comes before a form, and other values may stand in a branch", () => {
  const found = of(
    "en",
    "{n, plural, =0 {No result for {q}} one {# result for {q}} other {# results for {q}}}",
  );
  expect([0, 1, 1200].map((n) => found({ n, q: "Go" }))).toEqual([
    "No result for Go",
    "1 result for Go",
    "1,200 results for Go",
  ]);
  expect(of("de", "{n, plural, other {# Stellen}}")({ n: 1200 })).toBe("1.200 Stellen");
  expect(of("en", "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}")({ n: 22 })).toBe(
    "22nd",
  );
  expect(of("en", "{kind, select, post {Article} other {Page}}")({ kind: "post" })).toBe("Article");
});

test("[LANG-03] from right to left a text is isolated from the words around it, a number is not", () => {
  const found = "{n} תוצאות עבור {q}, {n, plural, other {#}}";
  expect(of("he", found)({ n: 3, q: "C++ (2026)" })).toBe(
    "3 תוצאות עבור \u2068C++ (2026)\u2069, 3",
  );
  expect(of("ar", "{q}")({ q: "" })).toBe("");
  expect(of("he", "{a}: {b}")({ a: "בלוג", b: "R&D" })).toBe(
    "\u200f\u2068בלוג\u2069: \u2068R&D\u2069",
  );
  expect(of("he", "{a} של {b}")({ a: "React", b: "x" })).toBe("\u2068React\u2069 של \u2068x\u2069");
  expect(of("en", "Results for {q}")({ q: "שלום" })).toBe("Results for שלום");
});

test("a message that is no ICU message is refused, and a missing one is reported", () => {
  expect(() => compile({ one: "Hello {name" })).toThrow(/end/);
  const t = createTranslate("de", {}) as (key: string) => string;
  expect(() => t("shell.skip")).toThrow("the page has no message shell.skip in de");
});
