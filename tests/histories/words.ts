/** Invented words: each text of a history is one word, so that any reply shows whose text it has. */
import { randomFrom } from "../random-from.ts";

const LETTERS = "bcdfghjklmnprstvwx";
const LENGTH = 6;
const WORD = /zq[bcdfghjklmnprstvwx]{6}zq/gi;

/** Each call returns a word that it has not returned before; the same ones for each seed. */
export function newWords(seed: number): () => string {
  const random = randomFrom(seed);
  const used = new Set<string>();
  return function next(): string {
    const letters = Array.from(
      { length: LENGTH },
      () => LETTERS[Math.floor(random() * LETTERS.length)],
    );
    const word = `zq${letters.join("")}zq`;
    if (used.has(word)) return next();
    used.add(word);
    return word;
  };
}

export const wordsIn = (text: string): ReadonlySet<string> =>
  new Set((text.match(WORD) ?? []).map((word) => word.toLowerCase()));
