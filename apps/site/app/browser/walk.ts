/** Milliseconds of the way to a section (BLOG-04). */
export const WALK = 500;

/** Where the page stands `ms` after it set out: slow, quick, slow. */
export function walked(from: number, to: number, ms: number): number {
  const part = Math.min(Math.max(ms / WALK, 0), 1);
  return from + (to - from) * (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);
}
