/** `npm run faults` runs the fault tests at length (FAULTS=long). */
export const isLong = process.env.FAULTS === "long";

/** `short` in `npm run test:long`, `long` in `npm run faults`. */
export const sized = <T>(short: T, long: T): T => (isLong ? long : short);

/** Milliseconds for one test on a busy machine. */
export const LONGEST_MS = sized(300_000, 1_800_000);
