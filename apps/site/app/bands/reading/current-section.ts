/**
 * Pixels before the line at which a section counts as reached: rounding must not keep the previous
 * one current.
 */
const TOLERANCE = 8;

/**
 * The current section (ART-02, BLOG-04): the last one whose top has passed the line. `tops` are
 * distances from the top of the viewport, in order; `isAtEnd`: the page cannot scroll further, so
 * the last section is current. -1 without sections.
 */
export function currentSection(tops: readonly number[], line: number, isAtEnd: boolean): number {
  if (isAtEnd) return tops.length - 1;
  const passed = tops.findLastIndex((top) => top <= line + TOLERANCE);
  return passed < 0 && tops.length > 0 ? 0 : passed;
}
