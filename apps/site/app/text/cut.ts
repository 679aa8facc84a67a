const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** `most`: grapheme clusters, such as a joined emoji. Decode entities first (BLOG-02). */
export function cut(text: string, most: number): { text: string; isCut: boolean } {
  // Fast path: there are never more characters than code units.
  if (text.length <= most) return { text, isCut: false };
  let count = 0;
  for (const { index } of characters.segment(text))
    if (count++ === most) return { text: text.slice(0, index), isCut: true };
  return { text, isCut: false };
}
