/** Pixels of tolerance: rounding must not leave the previous section current. */
const TOLERANCE = 8;

/**
 * Index of the last section whose top has passed the line (ART-02, BLOG-04), -1 without sections.
 * `tops`: distances from the viewport's top. `isAtEnd`: the page cannot scroll further.
 */
export function currentSection(tops: readonly number[], line: number, isAtEnd: boolean): number {
  if (isAtEnd) return tops.length - 1;
  const passed = tops.findLastIndex((top) => top <= line + TOLERANCE);
  return passed < 0 && tops.length > 0 ? 0 : passed;
}
