/** Duration of a scroll to a section (BLOG-04). */
export const SCROLL_MS = 500;

/** Scroll position after `ms`: slow, fast, slow. */
export function easedPosition(from: number, to: number, ms: number): number {
  const part = Math.min(Math.max(ms / SCROLL_MS, 0), 1);
  return from + (to - from) * (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);
}
