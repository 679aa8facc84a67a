import { expect, test } from "vitest";
import {
  addressWords,
  asShown,
  descriptionWords,
  titleWords,
} from "#records/search-texts/lengths.ts";

const letters = (number: number) => "é".repeat(number);

test.each([
  ["", "", "Empty: the page's own title is used."],
  [
    "Pricing",
    "Pricing | Acme",
    "14 characters including the template; search engines show about 60.",
  ],
  ["Acme pricing", "Acme pricing", "12 characters; search engines show about 60."],
  [letters(61), letters(61), "61 characters: search engines show about 60 and cut the rest."],
])("[OWN-53] a title %j shown as %j: %s", (title, whole, words) => {
  expect(titleWords(title, whole)).toBe(words);
});

test.each([
  [0, "Empty: the page's own text is used, if it has one."],
  [119, "119 characters: search engines show up to 155; write at least 120."],
  [120, "120 characters; search engines show about 155."],
  [155, "155 characters; search engines show about 155."],
  [156, "156 characters: search engines show about 155 and cut the rest."],
])("[OWN-53] a description of %i characters: %s", (number, words) => {
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
