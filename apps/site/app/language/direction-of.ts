import type { Language } from "#app/language/language.ts";

/** A letter of any script, including right-to-left ones that are no `\p{L}`. */
const LETTER =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]|\p{L}/u;
const FROM_THE_RIGHT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** By the text's first letter, as `dir="auto"`; `undefined`: it has none. */
export function directionOf(text: string): Language["direction"] | undefined {
  // Fast: nearly every text begins with a letter, so the rest is not scanned.
  const [first] = LETTER.exec(text.replace(/^(?:<[^>]*>|&#?\w+;|[^\p{L}<&])*/u, "")) ?? [];
  if (first === undefined) return undefined;
  return FROM_THE_RIGHT.test(first) ? "rtl" : "ltr";
}
