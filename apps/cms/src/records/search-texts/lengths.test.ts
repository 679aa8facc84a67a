import { expect, test } from "vitest";
import { counterWords } from "#records/fields/limits.ts";
import {
  addressWords,
  asShown,
  DESCRIPTION_LIMIT,
  TITLE_LIMIT,
} from "#records/search-texts/lengths.ts";
import { english } from "#testing/english.ts";

test("[OWN-53] the counters of the texts for search engines", () => {
  expect([0, 14, 61].map((count) => counterWords(count, TITLE_LIMIT, { t: english }))).toEqual([
    "Empty: the page's own title is used.",
    "14 of about 60",
    "61 of about 60: 1 too many, search engines cut the rest",
  ]);
  expect(
    [0, 119, 120, 155, 156].map((count) => counterWords(count, DESCRIPTION_LIMIT, { t: english })),
  ).toEqual([
    "Empty: the page's own text is used, if it has one.",
    "119 of about 155: write at least 120",
    "120 of about 155",
    "155 of about 155",
    "156 of about 155: 1 too many, search engines cut the rest",
  ]);
});

test("[OWN-53] a text that is too long is cut between words, and an address is shown in its parts", () => {
  expect(asShown("  One two three ", 60)).toBe("One two three");
  expect(asShown("One two three", 9)).toBe("One two…");
  expect(asShown("Onetwothree", 6)).toBe("Onetw…");
  expect(addressWords("https://www.example.com", "/services/teams")).toBe(
    "www.example.com › services › teams",
  );
  expect(addressWords("https://www.example.com", "/")).toBe("www.example.com");
});
