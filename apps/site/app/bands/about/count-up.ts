/** The company facts' counter (HOME-04), without any DOM. */

/** Steps from 0 to the maximum. */
export const COUNT_STEPS = 43;
/** Milliseconds of a step. */
export const COUNT_TICK = 30;
/** Milliseconds between the starts of two facts. */
export const COUNT_STAGGER = 1000;

/** The number of each step: whole, from 0 to the maximum. */
export const countTo = (max: number): number[] =>
  Array.from({ length: COUNT_STEPS + 1 }, (_, step) =>
    step === COUNT_STEPS ? max : Math.floor((max / COUNT_STEPS) * step),
  );
