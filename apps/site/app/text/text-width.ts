const NARROW = /[iljtfrI.,:;'’|()[\]\s-]/;
const WIDE = /[\p{Lu}mw@%&—]/u;
const FULL =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]|\p{Extended_Pictographic}/u;

/** Maximum width of text in em of a semibold letter, for placing labels on the server. */
export const textWidth = (words: string): number =>
  [...words].reduce(
    (sum, letter) =>
      sum +
      (FULL.test(letter) ? 1.05 : WIDE.test(letter) ? 0.7 : NARROW.test(letter) ? 0.34 : 0.55),
    0,
  );

/** At most this many letters; an ellipsis replaces the last one if cut. */
export const shortened = (words: string, letters: number): string =>
  [...words].length <= letters
    ? words
    : `${[...words]
        .slice(0, letters - 1)
        .join("")
        .trimEnd()}…`;
