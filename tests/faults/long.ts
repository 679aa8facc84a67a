/** `npm run faults` runs the long form (FAULTS=long); `npm test` the short one. */
export const isLong = process.env.FAULTS === "long";

/** The first in `npm test`, the second in `npm run faults`. */
export const sized = <T>(short: T, long: T): T => (isLong ? long : short);

/** Milliseconds one test may take, on a busy machine. */
export const LONGEST_MS = sized(300_000, 1_800_000);
