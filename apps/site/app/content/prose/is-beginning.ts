/** An excerpt that WordPress or the plugin generated repeats the text and is not shown. */
import { withoutShortcodes } from "@meridian/contract/excerpt";
import { plainText } from "#app/text/plain-text.ts";

/** Minimum words of an excerpt with gaps: fewer may match any text by chance. */
const ENOUGH = 8;
/** Words that an excerpt may skip: captions and blocks that WordPress omits. */
const GAPS = 40;
/** Characters of a text that are searched, beyond the description's length. */
const LOOKED_AT = 20_000;

export function isBeginning(description: string, texts: readonly string[]): boolean {
  const excerpt = wordsIn(description.replace(/\s*(?:\[?(?:…|\.{3})\]?)$/, ""));
  if (excerpt.length === 0) return false;
  const looked = texts.join(" ").slice(0, LOOKED_AT + 4 * description.length);
  const text = wordsIn(plainText(withoutShortcodes(looked)));
  return text.join("").startsWith(excerpt.join("")) || isWithin(excerpt, text);
}

/** Whether the words are at the beginning of the text, in order. The last may be cut. */
function isWithin(excerpt: readonly string[], text: readonly string[]): boolean {
  if (excerpt.length < ENOUGH) return false;
  const first = text.slice(0, excerpt.length + GAPS);
  let at = 0;
  return excerpt.slice(0, -1).every((word) => (at = first.indexOf(word, at) + 1) > 0);
}

/** Without punctuation, which differs between an excerpt and its text. */
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
