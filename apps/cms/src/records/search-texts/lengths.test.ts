import { expect, test } from "vitest";
import {
  addressWords,
  asShown,
  descriptionWords,
  titleWords,
} from "#records/search-texts/lengths.ts";

const letters = (number: number) => "é".repeat(number);

test.each([
  ["", "", "Empty: the page keeps its own title."],
  [
    "Pricing",
    "Pricing | Acme",
    "14 letters with what the template adds, of about 60 that are shown.",
  ],
  ["Acme pricing", "Acme pricing", "12 letters, of about 60 that are shown."],
  [letters(61), letters(61), "61 letters: search engines show about 60, the end is cut."],
])("[OWN-53] a title %j that stands as %j: %s", (title, whole, words) => {
  expect(titleWords(title, whole)).toBe(words);
});

test.each([
  [0, "Empty: the page says something of its own, or nothing."],
  [119, "119 letters: there is room for 120 to 155."],
  [120, "120 letters, of about 155 that are shown."],
  [155, "155 letters, of about 155 that are shown."],
  [156, "156 letters: search engines show about 155, the end is cut."],
])("[OWN-53] a description of %i letters: %s", (number, words) => {
  expect(descriptionWords(letters(number))).toBe(words);
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
