import { plainText } from "#app/text/plain-text.ts";

/** Words that people read in a minute (BLOG-08). */
const RATE = 200;

const words = new Intl.Segmenter("en", { granularity: "word" });

/** Minutes to read these texts, 1 at least; scripts without spaces count as well. */
export function readingMinutes(html: readonly string[]): number {
  let count = 0;
  for (const { isWordLike } of words.segment(plainText(html.join(" ")))) if (isWordLike) count += 1;
  return Math.max(1, Math.round(count / RATE));
}
