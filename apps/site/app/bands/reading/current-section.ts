/**
 * A section counts as reached a little before it stands at the line: rounding must not leave the
 * one before it marked.
 */
const TOLERANCE = 8;

/**
 * Which section is being read (ART-02, BLOG-04): the last whose top has passed the line. `tops` are
 * distances from the top of the view, in order; `isAtEnd`: the page cannot be scrolled further, so
 * its last section is meant. -1 without sections.
 */
export function currentSection(tops: readonly number[], line: number, isAtEnd: boolean): number {
  if (isAtEnd) return tops.length - 1;
  const passed = tops.findLastIndex((top) => top <= line + TOLERANCE);
  return passed < 0 && tops.length > 0 ? 0 : passed;
}
