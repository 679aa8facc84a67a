import { setImmediate as nextTurn } from "node:timers/promises";
import { folded } from "#admin-ui/folded.ts";
import type { IndexedText } from "#publishing/search/text-index.ts";

export interface Hit {
  kind: string;
  title: string;
  address: string;
  /** Text before the first match, the match, text after it. Missing if only the title matches. */
  around?: [before: string, found: string, after: string];
}

const SHORTEST = 2;
const LONGEST = 100;
const AROUND = 70;

/** Empty if the query is too short. */
export const wordsOf = (question: string): string[] =>
  question.trim().length < SHORTEST
    ? []
    : folded(question.slice(0, LONGEST)).split(/\s+/).filter(Boolean);

/** Records between two turns of other requests. */
const BETWEEN_TURNS = 100;

/** Texts with all words; matches in the title first. */
export async function searchTexts(
  texts: readonly IndexedText[],
  words: readonly string[],
): Promise<Hit[]> {
  if (words.length === 0) return [];
  const holds = (text: string): boolean => {
    const within = folded(text);
    return words.every((word) => within.includes(word));
  };
  const titled: Hit[] = [];
  const others: Hit[] = [];
  for (const [at, { kind, title, address, texts: own }] of texts.entries()) {
    if (at % BETWEEN_TURNS === BETWEEN_TURNS - 1) await nextTurn();
    if (!holds([title, ...own].join("\n"))) continue;
    const beyond = own.filter((text) => text !== title);
    const best = beyond.find(holds) ?? beyond.find((text) => folded(text).includes(words[0] ?? ""));
    const hit: Hit = { kind, title, address };
    if (best !== undefined) hit.around = excerpt(best, words[0] ?? "");
    (holds(title) ? titled : others).push(hit);
  }
  return [...titled, ...others];
}

/** Around the first match, cut between words. */
export function excerpt(text: string, word: string): NonNullable<Hit["around"]> {
  const at = Math.max(0, folded(text).indexOf(word));
  const end = at + word.length;
  const before = text.indexOf(" ", at - AROUND);
  const after = text.lastIndexOf(" ", end + AROUND);
  const start = at <= AROUND ? 0 : before === -1 || before >= at ? at - AROUND : before + 1;
  const stop = text.length - end <= AROUND ? text.length : after < end ? end + AROUND : after;
  return [
    (start > 0 ? "…" : "") + text.slice(start, at),
    text.slice(at, end),
    text.slice(end, stop) + (stop < text.length ? "…" : ""),
  ];
}
