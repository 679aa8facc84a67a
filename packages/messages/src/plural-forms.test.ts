import { expect, test } from "vitest";
import { builtInOf } from "#built-in.ts";
import { compile } from "#compile.ts";
import { en } from "#en.ts";
import { formsOf, pluralForms } from "#plural-forms.ts";
import { createTranslate } from "#translate.ts";

const named = (code: string): string[] =>
  pluralForms(code).map(({ form, numbers }) => `${form} ${numbers.join(" ")}`);

test("[LANG-02] the forms of a language are those of its numbers, with numbers that have each", () => {
  expect(named("pl")).toEqual(["one 1", "few 2 3 4", "many 0 5 6", "other 0.5 1.5"]);
  expect(named("uk")).toEqual(["one 1 21 31", "few 2 3 4", "many 0 5 6", "other 0.5 1.5"]);
  expect(named("ar")).toEqual([
    "zero 0",
    "one 1",
    "two 2",
    "few 3 4 5",
    "many 11 12 13",
    "other 100 101 102",
  ]);
  expect(named("ja")).toEqual(["other 0 1 2"]);
});

/** Names of the forms that a message lacks, and of those that its language does not have. */
const judged = (code: string, message: string): string[][] => {
  const { missing = [], unused = [] } = formsOf(code, message) ?? {};
  return [missing.map(({ form }) => form), unused];
};

test("[LANG-02] forms that a message lacks, and those of another language, are named", () => {
  expect(judged("pl", "{n, plural, one {# plik} other {# pliku}}")).toEqual([["few", "many"], []]);
  expect(judged("pl", "{n, plural, one {a} two {b} few {c} many {d} other {e}}")).toEqual([
    [],
    ["two"],
  ]);
  // Only 1 has the Polish form, but 21 has the Ukrainian one, too.
  const exact = "{n, plural, =1 {a} few {c} many {d} other {e}}";
  expect([judged("pl", exact), judged("uk", exact)]).toEqual([
    [[], []],
    [["one"], []],
  ]);
  // The French "many" begins at a million.
  expect(judged("fr", "{n, plural, one {a} other {b}}")).toEqual([[], []]);
  expect(judged("en", "{n, selectordinal, one {#st} other {#th}}")).toEqual([["two", "few"], []]);
  for (const none of ["Text", "{name}", "{n, number}", "{kind, select, a {A} other {B}}", "{n"])
    expect(formsOf("pl", none)).toBeNull();
});

test("[LANG-02] a number whose form is missing has the form other", () => {
  for (const [code, message] of [
    ["pl", "{n, plural, one {plik} other {plików}}"],
    ["uk", "{n, plural, one {файл} other {файлів}}"],
  ] as const) {
    const t = createTranslate(code, compile({ one: message })) as unknown as (
      key: string,
      values: object,
    ) => string;
    const [one, other] = /{(\S+)} other {(\S+)}}/.exec(message)?.slice(1) ?? [];
    expect([0, 1, 2, 5, 21].map((n) => t("one", { n }))).toEqual([
      other,
      one,
      other,
      other,
      code === "uk" ? one : other,
    ]);
  }
});

test("the built-in messages have the forms of their languages", () => {
  for (const code of ["en", "de", "he"]) {
    const messages: Readonly<Record<string, string>> = builtInOf(code) ?? en;
    const wrong = Object.entries(messages).filter(([, message]) =>
      judged(code, message).some((forms) => forms.length > 0),
    );
    expect([code, wrong]).toEqual([code, []]);
  }
});
