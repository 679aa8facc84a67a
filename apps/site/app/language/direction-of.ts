import type { Language } from "#app/language/language.ts";

type Direction = Language["direction"];

/** Letters from the right, including those that are no `\p{L}`. */
const RIGHT = String.raw`\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}`;
const LETTER = new RegExp(String.raw`[${RIGHT}]|\p{L}`, "u");
const FROM_THE_RIGHT = new RegExp(`[${RIGHT}]`, "u");
/** Of the words: Hebrew text has many Latin names, Latin text hardly any Hebrew word. */
const ENOUGH = 1 / 5;

/**
 * By the text's first letter, as `dir="auto"`; `undefined`: it has none. On a page from right to
 * left a text that only begins with a Latin name has the page's direction.
 */
export function directionOf(text: string, page: Direction = "ltr"): Direction | undefined {
  // Fast: nearly every text begins with a letter, so the rest is not scanned.
  const [first] = LETTER.exec(text.replace(/^(?:<[^>]*>|&#?\w+;|[^\p{L}<&])*/u, "")) ?? [];
  if (first === undefined) return undefined;
  if (FROM_THE_RIGHT.test(first)) return "rtl";
  return page === "rtl" && FROM_THE_RIGHT.test(text) && hasEnough(text) ? "rtl" : "ltr";
}

function hasEnough(text: string): boolean {
  const words = text
    .replace(/<[^>]*>|&#?\w+;/g, " ")
    .split(/\s+/)
    .filter((word) => LETTER.test(word));
  const fromTheRight = words.filter((word) => FROM_THE_RIGHT.test(word));
  return fromTheRight.length >= words.length * ENOUGH;
}
