/**
 * A text whose inline marks are numbers: `Read <1>our prices</1><2/>now`. It is the form in which both
 * kinds of file are compared, and what a cell of a spreadsheet contains. A `<1>` that was typed is `\<1>`.
 */

export interface Mark {
  id: string;
  /** `null`: a mark without text, such as a line break. */
  inner: Inline[] | null;
}
export type Inline = string | Mark;

// A backslash at the end may have a mark after it.
const TYPED = /\\(?=[\\<]|$)|<(?=\/?x?\d+\/?>)/g;
const TOKEN = /\\([\\<])|<(\/?)(x?\d{1,6})(\/?)>/g;

const isMark = (one: Inline): one is Mark => typeof one !== "string";

export const markedText = (inlines: readonly Inline[]): string =>
  inlines
    .map((one) =>
      isMark(one)
        ? one.inner === null
          ? `<${one.id}/>`
          : `<${one.id}>${markedText(one.inner)}</${one.id}>`
        : one.replace(TYPED, "\\$&"),
    )
    .join("");

/** `null`: marks that overlap, or are not closed. */
export function parseMarked(text: string): Inline[] | null {
  const whole: Inline[] = [];
  const open: { id: string; inner: Inline[] }[] = [];
  const add = (one: Inline): void => {
    if (one === "") return;
    const into = open.at(-1)?.inner ?? whole;
    const last = into.at(-1);
    if (typeof one === "string" && typeof last === "string") into[into.length - 1] = last + one;
    else into.push(one);
  };
  let at = 0;
  for (const { 0: token, 1: typed, 2: end, 3: id = "", 4: alone, index } of text.matchAll(TOKEN)) {
    add(text.slice(at, index));
    at = index + token.length;
    if (typed !== undefined) add(typed);
    else if (alone === "/") {
      if (end === "/") return null;
      add({ id, inner: null });
    } else if (end === "/") {
      const closed = open.pop();
      if (closed?.id !== id) return null;
      add(closed);
    } else open.push({ id, inner: [] });
  }
  add(text.slice(at));
  return open.length === 0 ? whole : null;
}

/** All marks, in order. */
export const marksIn = (inlines: readonly Inline[]): Mark[] =>
  inlines.filter(isMark).flatMap((mark) => [mark, ...marksIn(mark.inner ?? [])]);

export const wordsOnly = (inlines: readonly Inline[]): string =>
  inlines.map((one) => (isMark(one) ? wordsOnly(one.inner ?? []) : one)).join("");

/** Programs fold line breaks and spaces: these are no other words. */
export const folded = (text: string): string => text.replace(/\s+/g, " ").trim();
