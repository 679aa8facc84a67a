import { expect, test } from "vitest";
import {
  ALL_KEYS,
  formsAdvice,
  keysFor,
  writtenIn,
} from "#records/screens/messages/message-rows.ts";
import { english } from "#testing/english.ts";

const all = { search: "", show: "all" } as const;

test("[LANG-02] words are found by key, by the English text and by the owner's", () => {
  const own = { "form.clear": "Wyczyść" };
  expect(keysFor(all, "pl", own)).toEqual(ALL_KEYS);
  for (const search of ["FORM.CLEAR", "clear the FORM", " wyczy"])
    expect(keysFor({ ...all, search }, "pl", own)).toContain("form.clear");
  expect(keysFor({ ...all, search: "nothing like this" }, "pl", own)).toEqual([]);
});

test("[LANG-02] the words that are changed, missing or cannot be used are listed and counted", () => {
  const own = { "form.clear": "Start {again}", "form.draft": " ", "shell.skip": "Dalej" };
  expect(keysFor({ ...all, show: "changed" }, "pl", own).toSorted()).toEqual([
    "form.clear",
    "shell.skip",
  ]);
  expect(keysFor({ ...all, show: "problem" }, "pl", own)).toEqual(["form.clear"]);
  expect(keysFor({ ...all, show: "missing" }, "pl", own)).toHaveLength(ALL_KEYS.length - 2);
  expect(writtenIn(own)).toBe(2);
});

test("[LANG-02] a text with a number names its language's forms, and those that it lacks", () => {
  const key = "clients.people";
  const advice = (of: string, code: string, text: string) =>
    formsAdvice(of, { code, text, t: english });
  expect(advice(key, "pl", "")).toBe(
    "Write the forms one (1), few (2, 3, 4), many (0, 5, 6), other (0.5, 1.5).",
  );
  const lacking = "{count, plural, one {# oferta} two {# oferty} other {# ofert}}";
  expect(advice(key, "pl", lacking)).toBe(
    'Add the forms few (2, 3, 4), many (0, 5, 6): these numbers are shown with the form "other". The language has no form two.',
  );
  expect(keysFor({ ...all, show: "problem" }, "pl", { [key]: lacking })).toEqual([key]);
  expect(advice(key, "de", "")).toBeNull();
  expect(advice("form.clear", "pl", "Wyczyść")).toBeNull();
  expect(advice("form.clear", "pl", "")).toBeNull();
});
