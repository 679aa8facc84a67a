import { expect, test } from "vitest";
import {
  ALL_KEYS,
  keysFor,
  pluralForms,
  writtenIn,
} from "#records/screens/messages/message-rows.ts";

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

test("a language's plural forms are in the order in which they are written", () => {
  expect(["pl", "ar", "ja"].map(pluralForms)).toEqual([
    "one, few, many, other",
    "zero, one, two, few, many, other",
    "other",
  ]);
});
