/** `HISTORY_SEED` repeats a history, in the short and in the long run. */
const given = process.env.HISTORY_SEED;
const FIRST = 49;
const IN_LONG_RUN = 10;

export const shortSeed = Number(given ?? FIRST);
export const longSeeds: readonly number[] = given
  ? [Number(given)]
  : Array.from({ length: IN_LONG_RUN }, (_, at) => FIRST + 1 + at);
