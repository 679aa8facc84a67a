/** The line of a message or of a file's text that has a searched word, for the list's search. */
import { folded } from "#inbox/search-text.ts";
import type { Submission } from "#payload-types.ts";

export interface FoundLine {
  /** The file's name; missing for the message. */
  file?: string;
  around: [before: string, found: string, after: string];
}

type Searched = Pick<Partial<Submission>, "message" | "files" | "fileTexts">;
interface Span {
  start: number;
  end: number;
}

/** Characters: the word stays within two lines of a narrow column. */
const BEFORE = 40;
const AFTER = 70;
const DIGITS = /^\d{3,20}$/;

/** A number of the search has no separators. */
function numberIn(line: string, digits: string): Span | null {
  const found = new RegExp([...digits].join(String.raw`[\s()./+-]*`)).exec(line);
  return found && { start: found.index, end: found.index + found[0].length };
}

/** Folding changes lengths, so that places are counted letter by letter. */
function wordIn(line: string, word: string): Span | null {
  let plain = "";
  const places: number[] = [];
  let at = 0;
  for (const letter of line) {
    const own = folded(letter);
    plain += own;
    for (let count = 0; count < own.length; count += 1) places.push(at);
    at += letter.length;
  }
  const found = plain.indexOf(word);
  const start = places[found];
  if (found < 0 || start === undefined) return null;
  // With the marks that belong to its last letter.
  return { start, end: places[found + word.length] ?? line.length };
}

/** Cut between words where possible. */
function cut(line: string, { start, end }: Span): FoundLine["around"] {
  const space = line.indexOf(" ", start - BEFORE);
  const from = start <= BEFORE ? 0 : space < 0 || space >= start ? start - BEFORE : space + 1;
  const last = line.lastIndexOf(" ", end + AFTER);
  const to = line.length - end <= AFTER ? line.length : last < end ? end + AFTER : last;
  return [
    (from > 0 ? "…" : "") + line.slice(from, start),
    line.slice(start, end),
    line.slice(end, to) + (to < line.length ? "…" : ""),
  ];
}

function lineOf(text: string, word: string): FoundLine["around"] | null {
  const isNumber = DIGITS.test(word);
  for (const line of text.split("\n")) {
    if (!isNumber && !folded(line).includes(word)) continue;
    const span = (isNumber ? numberIn(line, word) : null) ?? wordIn(line, word);
    if (span) return cut(line, span);
  }
  return null;
}

/** `words` as the search has them, folded: the longest is the rarest, as a rule. */
export function foundLine(
  { message, files, fileTexts }: Searched,
  words: string,
): FoundLine | null {
  const wanted = words.split(" ").filter(Boolean);
  for (const word of wanted.toSorted((a, b) => b.length - a.length)) {
    const inMessage = lineOf(message ?? "", word);
    if (inMessage) return { around: inMessage };
    for (const [at, { text }] of (fileTexts ?? []).entries()) {
      const around = lineOf(text, word);
      if (around) return { file: files?.[at]?.name ?? "file", around };
    }
  }
  return null;
}
