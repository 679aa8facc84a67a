const MOST = 4;

export interface Vocabulary {
  add(word: string): void;
  ofLength(length: number): readonly { word: string; letters: number }[];
  all(): Iterable<string>;
}

export function createVocabulary(words: Iterable<string> = []): Vocabulary {
  const all = new Set<string>();
  const byLength = new Map<number, { word: string; letters: number }[]>();
  const add = (word: string): void => {
    if (all.has(word)) return;
    all.add(word);
    const others = byLength.get(word.length) ?? [];
    others.push({ word, letters: lettersOf(word) });
    byLength.set(word.length, others);
  };
  for (const word of words) add(word);
  return { add, ofLength: (length) => byLength.get(length) ?? [], all: () => all };
}

/** Mistakes that are forgiven in a word of this length. */
const allowance = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The words nearest to a mistyped one: those with the fewest mistakes, at most four. */
export function nearWords(
  mistyped: string,
  vocabulary: Vocabulary,
  isUsed: (word: string) => boolean = () => true,
): string[] {
  let most = allowance(mistyped.length);
  let near: string[] = [];
  if (most === 0) return near;
  const letters = lettersOf(mistyped);
  for (let length = mistyped.length - most; length <= mistyped.length + most; length++)
    for (const known of vocabulary.ofLength(length)) {
      // Each mistake adds or removes two different letters at most.
      if (bits(known.letters ^ letters) > 2 * most) continue;
      const mistakes = distance(mistyped, known.word, most);
      if (mistakes > most || !isUsed(known.word)) continue;
      if (mistakes < most) near = [];
      most = mistakes;
      if (near.length < MOST) near.push(known.word);
    }
  return near;
}

/** One bit per letter of the word. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Inserted, removed, replaced or swapped characters; more than `most` gives `most + 1`. */
function distance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[b.length] ?? most + 1;
}
