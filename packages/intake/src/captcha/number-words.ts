export const WORDS: readonly string[] = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
  "twenty",
];

/**
 * The last number in `11`, `Eleven.`, `it is eleven`, `7 + 4 = 11`, if any. Only one, because a
 * list of all numbers would pass otherwise.
 */
export function answersIn(given: string): number[] {
  const found =
    given
      .slice(0, 200)
      .normalize("NFKC")
      .toLowerCase()
      .match(/\d+|\p{L}+/gu) ?? [];
  const numbers = found
    .map((part) => (/^\d/.test(part) ? Number(part) : WORDS.indexOf(part)))
    .filter((number) => number >= 0 && number <= 99);
  return numbers.slice(-1);
}
