/** Forms of a searched word that a text may have instead, by language. All words are folded. */

/** Forms are at least as long: shorter ones begin too many other words. */
const SHORTEST_ENDING = { de: 5, he: 3 };

/** Letters that Hebrew joins to the beginning of a word: and, the, in, to, from, that, as. */
const HEBREW_PREFIX = /^[ומשהכלב]$/u;
const MOST_PREFIXES = 3;
const FINALS: Readonly<Record<string, string>> = { כ: "ך", מ: "ם", נ: "ן", פ: "ף", צ: "ץ" };

/** Languages whose compounds are one word. */
const COMPOUNDING = new Set(["de", "nl", "sv", "da", "nb", "nn", "no", "fi"]);
/** Letters before a part of a compound. */
const SHORTEST_FIRST_PART = 3;
const SHORTEST_PART = 4;

const languageOf = (code: string): string => code.split("-")[0] ?? "";

/** Other spellings, and the word without its ending or prefix, as beginnings of a text's words. */
export function otherForms(word: string, code: string): string[] {
  const forms = FORMS[languageOf(code)]?.(word) ?? [];
  return [...new Set(forms)].filter((form) => form !== word);
}

const FORMS: Readonly<Record<string, (word: string) => string[]>> = {
  en: (word) => [
    ...(/[^aeiou]ies$/.test(word) && word.length > 5 ? [`${word.slice(0, -3)}y`] : []),
    ...(/[^aeiou]y$/.test(word) && word.length > 4 ? [`${word.slice(0, -1)}ies`] : []),
  ],
  de(word) {
    // Not in "neue", "Bauen", "Quelle".
    const written = word.replace(/(?<![aeq])ue/g, "u").replace(/([ao])e/g, "$1");
    return [written, ...[word, written].flatMap(withoutGermanEnding)];
  },
  he: (word) => [word, ...withoutPrefixes(word)].flatMap((one) => [one, ...otherHebrewEnding(one)]),
};

/** "n" only as in "Kunden", "Entwicklern", "Mitteln": "Kundin" is another word. */
const GERMAN_ENDINGS = [/e[ns]$/, /e$/, /(?<=e[lr]?)n$/, /(?<!s)s$/];

const withoutGermanEnding = (word: string): string[] =>
  GERMAN_ENDINGS.map((ending) => word.replace(ending, "")).filter(
    (rest) => rest !== word && rest.length >= SHORTEST_ENDING.de,
  );

function withoutPrefixes(word: string): string[] {
  const found: string[] = [];
  for (let at = 1; at <= MOST_PREFIXES && HEBREW_PREFIX.test(word[at - 1] ?? ""); at++)
    if (word.length - at >= SHORTEST_ENDING.he) found.push(word.slice(at));
  return found;
}

/** The singular of a plural, and the reverse. */
function otherHebrewEnding(word: string): string[] {
  const stem = word.slice(0, -2);
  const last = stem.at(-1) ?? "";
  const whole = stem.slice(0, -1) + (FINALS[last] ?? last);
  if (stem.length >= SHORTEST_ENDING.he && word.endsWith("ים")) return [whole];
  if (stem.length >= SHORTEST_ENDING.he && word.endsWith("ות"))
    return [`${stem}ה`, ...(whole === stem && stem.length < 4 ? [] : [whole])];
  return word.endsWith("ה") && word.length > SHORTEST_ENDING.he ? [`${word.slice(0, -1)}ות`] : [];
}

/** Whether words of the language can contain a searched one after their beginning. */
export const hasParts = (code: string): boolean =>
  languageOf(code) === "he" || COMPOUNDING.has(languageOf(code));

/** Whether a text's word contains the searched one after its beginning: in a compound, or after a prefix. */
export function isPart(word: string, searched: string, code: string): boolean {
  if (word.length <= searched.length) return false;
  if (languageOf(code) === "he") return isPrefixed(word, searched);
  if (!COMPOUNDING.has(languageOf(code)) || searched.length < SHORTEST_PART) return false;
  return searched.length > SHORTEST_PART
    ? word.includes(searched, SHORTEST_FIRST_PART)
    : word.length >= searched.length + SHORTEST_FIRST_PART &&
        (word.endsWith(searched) || word.endsWith(`${searched}s`));
}

function isPrefixed(word: string, searched: string): boolean {
  if (searched.length < SHORTEST_ENDING.he) return false;
  for (let at = 1; at <= MOST_PREFIXES && HEBREW_PREFIX.test(word[at - 1] ?? ""); at++)
    if (word.startsWith(searched, at)) return true;
  return false;
}

/** The words as typed, and with two neighbours as one: "front end", "frontend". */
export const joinedPairs = (words: readonly string[]): string[][] => [
  [...words],
  ...words
    .slice(1)
    .map((word, at) => [...words.slice(0, at), (words[at] ?? "") + word, ...words.slice(at + 2)]),
];

const TOGETHER = /[\p{L}\p{N}\p{M}]+(?:[-.&/’'][\p{L}\p{N}\p{M}]+)+/gu;

/** Words that a text joins by a hyphen or a dot, without it: "frontend" for "Front-End". */
export const joinedIn = (text: string): string[] =>
  [...text.matchAll(TOGETHER)].map(([written]) => written.replace(/[-.&/’']/g, ""));
