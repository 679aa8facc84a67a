import type { Translate } from "@meridian/messages/messages";

/** A message with several words, separated by commas. */
export const listed = (message: string): string[] => message.split(/\s*[,،、，]\s*/);

/** From zero to twenty, each with all its forms (`two/twain`); questions show the first. */
const numberForms = (t: Translate): string[][] =>
  listed(t("question.numbers")).map((forms) => forms.split(/\s*\/\s*/));

/** From zero to twenty. */
export const numberWords = (t: Translate): string[] => numberForms(t).map(([first = ""]) => first);

/** A hyphen within a number, such as the Hebrew maqaf, counts as a space. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[-\u2010\u05be\s]+/g, " ");

const SYNTAX = /[\\^$.*+?()[\]{}|]/g;

/**
 * The last number in `11`, `Eleven.`, `it is eleven`, `7 + 4 = 11`, if any. Only one, because a
 * list of all numbers would pass otherwise.
 */
export function answersIn(given: string, t: Translate): number[] {
  const values = new Map(
    numberForms(t).flatMap((forms, value) =>
      forms.map((form): [string, number] => [plain(form), value]),
    ),
  );
  const longestFirst = [...values.keys()].toSorted((one, other) => other.length - one.length);
  const number = new RegExp(
    `\\d+|(?<!\\p{L})(?:${longestFirst.map((word) => word.replace(SYNTAX, String.raw`\$&`)).join("|")})(?!\\p{L})`,
    "gu",
  );
  const found = plain(given.slice(0, 200)).match(number) ?? [];
  const numbers = found
    .map((part) => (/^\d/.test(part) ? Number(part) : (values.get(part) ?? -1)))
    .filter((value) => value >= 0 && value <= 99);
  return numbers.slice(-1);
}
