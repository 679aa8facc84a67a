const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * The first `most` characters as a reader counts them (an accent, a flag or a joined emoji is one),
 * and whether that is less than all. For plain text: entities are decoded before (BLOG-02).
 */
export function cut(text: string, most: number): { text: string; isCut: boolean } {
  // Cheap and nearly always so: there are no more characters than code units.
  if (text.length <= most) return { text, isCut: false };
  let count = 0;
  for (const { index } of characters.segment(text))
    if (count++ === most) return { text: text.slice(0, index), isCut: true };
  return { text, isCut: false };
}
