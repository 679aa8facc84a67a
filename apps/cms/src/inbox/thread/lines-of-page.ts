/** A part of a line as PDF.js finds it. */
export interface Part {
  str: string;
  hasEOL: boolean;
  /** Its fifth number is the distance from the left. */
  transform: number[];
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A line in the order in which it is read: some programs write the words of Hebrew and Arabic from
 * left to right, each spelled rightly.
 */
export function lineOf(parts: readonly Part[]): string {
  const own = parts.filter(({ str }) => RIGHT_TO_LEFT.test(str));
  const lefts = own.map(({ transform }) => transform[4] ?? 0);
  const isFromLeft = lefts.length > 1 && (lefts[0] ?? 0) < (lefts.at(-1) ?? 0);
  const isMostly = own.length * 2 > parts.filter(({ str }) => /\p{L}/u.test(str)).length;
  return (isFromLeft && isMostly ? parts.toReversed() : parts).map(({ str }) => str).join("");
}
