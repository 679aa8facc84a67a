/** An excerpt that WordPress, or the plugin, made of the text says what the text says: it is shown once. */
import { withoutShortcodes } from "@meridian/contract/excerpt";
import { plainText } from "#app/text/plain-text.ts";

/** Words from which an excerpt with gaps is one of the text: fewer may stand in any text by chance. */
const ENOUGH = 8;
/** Words of the text between those of an excerpt: captions and blocks that WordPress leaves out. */
const GAPS = 40;
/** Characters of a text that are looked at, beyond those of the description. */
const LOOKED_AT = 20_000;

/** Whether a description only repeats what these texts begin with. */
export function isBeginning(description: string, texts: readonly string[]): boolean {
  const said = wordsIn(description.replace(/\s*(?:\[?(?:…|\.{3})\]?)$/, ""));
  if (said.length === 0) return false;
  const looked = texts.join(" ").slice(0, LOOKED_AT + 4 * description.length);
  const text = wordsIn(plainText(withoutShortcodes(looked)));
  return text.join("").startsWith(said.join("")) || isWithin(said, text);
}

/** Whether the words are among the first of the text, in their order. The last may be cut. */
function isWithin(said: readonly string[], text: readonly string[]): boolean {
  if (said.length < ENOUGH) return false;
  const first = text.slice(0, said.length + GAPS);
  let at = 0;
  return said.slice(0, -1).every((word) => (at = first.indexOf(word, at) + 1) > 0);
}

/** Without what stands between words: an excerpt and its text differ in that. */
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
