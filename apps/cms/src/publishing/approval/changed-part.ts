export interface ChangedPart {
  /** The same in both texts, up to the first different word. */
  head: string;
  before: string;
  after: string;
  /** The same in both texts, after the last different word. */
  tail: string;
}

/** `head + before + tail` is the first text, `head + after + tail` the second. */
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

const wordsOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];

/** Shows invisible characters that change how others are read. */
export const withInvisible = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Co}]/gu, (character) =>
    character === "\n" || character === "\t"
      ? character
      : `⟨U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}⟩`,
  );
