export interface ChangedPart {
  /** Common to both texts, up to the first word that differs. */
  head: string;
  before: string;
  after: string;
  /** Common to both texts, after the last word that differs. */
  tail: string;
}

/** Where two texts differ. `head + before + tail` is the first text, `head + after + tail` the second. */
export function changedPart(before: string, after: string): ChangedPart {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const most = Math.min(was.length, is.length);
  let same = 0;
  while (same < most && was[same] === is[same]) same += 1;
  let sameAtEnd = 0;
  while (sameAtEnd < most - same && was.at(-1 - sameAtEnd) === is.at(-1 - sameAtEnd))
    sameAtEnd += 1;
  const middle = (words: string[]): string => words.slice(same, words.length - sameAtEnd).join("");
  return {
    head: was.slice(0, same).join(""),
    before: middle(was),
    after: middle(is),
    tail: was.slice(was.length - sameAtEnd).join(""),
  };
}

/** Words and white space, in order. */
const wordsOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];

/** Replaces each invisible character that changes how others are read with a visible sign. */
export const withInvisible = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Co}]/gu, (character) =>
    character === "\n" || character === "\t"
      ? character
      : `⟨U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}⟩`,
  );
