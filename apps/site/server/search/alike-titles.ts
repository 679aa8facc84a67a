/** Titles that resemble a query without results: by the three-letter parts that they share. */
import { folded } from "#app/text/search-words.ts";

const MOST = 4;
/** Of the parts of the query: fewer are chance. */
const LEAST = 0.4;
const PART = 3;

export function alikeTitles<T extends { title: string }>(
  query: string,
  documents: Iterable<T>,
): T[] {
  const wanted = partsOf(query);
  if (wanted.size < 2) return [];
  const found: { document: T; score: number; length: number }[] = [];
  for (const document of documents) {
    // Without a set of its parts: this runs for each of 20,000 titles.
    const title = markedWords(document.title);
    let shared = 0;
    for (const part of wanted) if (title.includes(part)) shared += 1;
    const score = shared / wanted.size;
    if (score >= LEAST) found.push({ document, score, length: title.length });
  }
  return found
    .toSorted((a, b) => b.score - a.score || a.length - b.length)
    .slice(0, MOST)
    .map(({ document }) => document);
}

/** Each word with a space before it. */
const markedWords = (text: string): string => ` ${folded(text).replace(/[^\p{L}\p{N}]+/gu, " ")}`;

/** Within words, the first one marked: "react" has " re", "rea", "eac" and "act". */
function partsOf(text: string): Set<string> {
  const parts = new Set<string>();
  for (const word of markedWords(text).split(/(?= )/))
    for (let at = 0; at + PART <= word.length; at++) parts.add(word.slice(at, at + PART));
  return parts;
}
