/** Words on nearly every page, folded: alone they find nothing. "It" is missing: it may mean IT. */
const COMMON: Readonly<Record<string, string>> = {
  en: "a an and are as at be but by do does for from have how in is of on or our that the their this to was we what when where which who will with you your",
  de: "aber als am an auch auf aus bei bin bis das dass dem den der des die dies diese diesem diesen dieser dieses durch ein eine einem einen einer eines er es fur habe haben hat ich ihr ihre ihren ihrer im in ist kann konnen mit nach nicht noch nur ob oder ohne sein sich sie sind so uber um und uns unser unsere unserem unseren unserer unter vom von vor war was welche welcher welches wenn wer werden wie wir wird wo zu zum zur",
  he: "אבל או אותו אותה אחרי אין איך איפה איזה אך אל אלה אם אנו אנחנו אני את אתה אתם בין בלי גם הוא היא הם הן היה זה זו זאת יש כי כל כמו כן לא לכם לנו להם מה מי מן מתי על עם עד עוד רק של שלו שלה שלהם שלי שלך שלכם שלנו",
};

const NONE: ReadonlySet<string> = new Set();
const byLanguage = new Map(
  Object.entries(COMMON).map(([code, words]) => [code, new Set(words.split(" "))]),
);

/** Of a language (BCP 47); a language without a list has none. */
const commonWords = (code: string): ReadonlySet<string> =>
  byLanguage.get(code.split("-")[0] ?? "") ?? NONE;

/** Characters of a query; the rest is cut. */
export const LONGEST_QUERY = 100;
/** Words of a query; the rest is ignored. */
export const MOST_WORDS = 6;
const LONGEST_WORD = 40;

/** "C++" and "C#" are words; any other plus or hash is not part of one. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u{ad}]*(?:\+\+|#)?/gu;

/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
};

/** Lower case, without accents and soft hyphens. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\p{M}\u{ad}]/gu, "")
    .replace(/[ßæœøłđı]/g, (letter) => LETTERS[letter] ?? letter);

/** A query as it is written in the address. */
export const spelledQuery = (written: string): string =>
  [
    ...written
      .normalize("NFC")
      .replaceAll("\u00ad", "")
      .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, " ")
      .trim(),
  ]
    .slice(0, LONGEST_QUERY)
    .join("")
    .trim();

export interface QueryWords {
  /** Different words, folded. */
  words: string[];
  /** The query has only words that are on nearly every page. */
  isCommon: boolean;
}

/** `code`: the language of the page. */
export function queryWords(query: string, code: string): QueryWords {
  const { all, rare } = differentWords(query, code);
  const words = rare.slice(0, MOST_WORDS);
  return { words, isCommon: all.length > 0 && words.length === 0 };
}

/** The query is as long as one can be, or has more words: a rest is not searched. */
export const isLongQuery = (query: string, code: string): boolean =>
  [...query].length >= LONGEST_QUERY || differentWords(query, code).rare.length > MOST_WORDS;

function differentWords(query: string, code: string): { all: string[]; rare: string[] } {
  const all = [...new Set([...wordsOf(query)].map(({ word }) => word))];
  const common = commonWords(code);
  return { all, rare: all.filter((word) => !common.has(word)) };
}

export function* wordsOf(text: string): Generator<{ word: string; from: number; to: number }> {
  for (const { 0: written, index } of text.matchAll(WORD))
    yield {
      word: folded(written).slice(0, LONGEST_WORD),
      from: index,
      to: index + written.length,
    };
}

/** The beginning that a word shares with its plural or singular. */
export const stemOf = (word: string): string =>
  word.length > 4 ? word.replace(/(?:(?<=[sxz]|[cs]h)es|(?<!s)s)$/, "") : word;

/** Shorter beginnings would match a large part of all words. */
const SHORTEST_BEGINNING = 3;

/** Whether a text's word is the one that is searched for, or begins with it. */
export const isMatch = (word: string, searched: string): boolean =>
  word === searched || (searched.length >= SHORTEST_BEGINNING && word.startsWith(stemOf(searched)));
