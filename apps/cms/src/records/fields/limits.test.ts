import { expect, test } from "vitest";
import { charactersIn, counterWords, crossingWords, TITLE_IN_LISTS } from "./limits.ts";
import { english } from "#testing/english.ts";

test("a counter names the count, the limit, and in words what is wrong", () => {
  const engines = { most: 155, least: 120, isAbout: true, over: "the rest is cut", empty: "None." };
  expect([
    counterWords(0, TITLE_IN_LISTS, { t: english }),
    counterWords(103, TITLE_IN_LISTS, { t: english }),
    counterWords(110, TITLE_IN_LISTS, { t: english }),
    counterWords(0, engines, { t: english }),
    counterWords(90, engines, { t: english }),
    counterWords(130, engines, { t: english, isTitled: true }),
  ]).toEqual([
    "0 of 103",
    "103 of 103",
    "110 of 103: 7 too many, lists cut the rest",
    "None.",
    "90 of about 155: write at least 120",
    "130 of about 155, with the template",
  ]);
});

test("screen readers hear of a limit only when a text crosses it, in either direction", () => {
  const heard = (...counts: number[]) =>
    counts
      .slice(1)
      .map((now, at) => crossingWords(counts[at] ?? 0, now, { limit: TITLE_IN_LISTS, t: english }));
  expect(heard(102, 103, 104, 105, 103)).toEqual([
    "",
    "Longer than 103 characters: lists cut the rest.",
    "",
    "Fits: at most 103 characters.",
  ]);
});

test("an emoji is one character, and spaces around the text are none", () =>
  expect(charactersIn("  Grüße 🚢 ")).toBe(7));
