/** A letter of Hebrew, Arabic or another script from right to left; one of any other script. */
const LETTER =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]|\p{L}/u;
const FROM_THE_RIGHT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * For `dir`: how a text or markup of the host runs, by its first letter, as browsers tell it for
 * `dir="auto"`; nothing where it runs from the left, as the pages do.
 */
export function directionOf(text: string): "rtl" | undefined {
  // Nearly every text begins with a letter: the rest of it is not looked at.
  const [first = ""] = LETTER.exec(text.replace(/^(?:<[^>]*>|&#?\w+;|[^\p{L}<&])*/u, "")) ?? [];
  return FROM_THE_RIGHT.test(first) ? "rtl" : undefined;
}
