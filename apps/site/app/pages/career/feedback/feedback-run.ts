/** Timing of the feedback statistics (SH-06), without any DOM. */

/** Milliseconds from step to step; each adds a tenth. */
export const FEEDBACK_TICK = 90;
export const SMILE_FRAME = 150;

export interface FeedbackRun {
  /** Milliseconds from the start of the statistics. */
  delay: number;
  /** The number of each step, from zero to the end. */
  numbers: number[];
  /** Milliseconds from its start to its end. */
  length: number;
}

/** Items run one after another. */
export function feedbackRuns(finishes: readonly number[]): FeedbackRun[] {
  let delay = 0;
  return finishes.map((finish) => {
    const steps = Math.max(0, Math.round(finish * 10));
    const run = {
      delay,
      numbers: Array.from({ length: steps + 1 }, (_, step) => step / 10),
      length: steps * FEEDBACK_TICK,
    };
    delay += run.length;
    return run;
  });
}
