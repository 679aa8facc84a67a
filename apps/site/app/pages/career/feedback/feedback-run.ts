/** Timing of the feedback statistics (SH-06), without any DOM. */

/** Milliseconds from step to step; each adds a tenth. */
export const FEEDBACK_TICK = 90;
export const SMILE_FRAME = 150;

const stepsTo = (finish: number): number => Math.max(0, Math.round(finish * 10));

/** State of an item: not started, counting with the smile's frame, or finished. */
export type FeedbackShown =
  | { state: "waiting" }
  | { state: "counting"; value: number; frame: number }
  | { state: "done" };

/** State of each item at this many milliseconds after the start; items run one after another. */
export function feedbackAt(finishes: readonly number[], elapsed: number): FeedbackShown[] {
  let begins = 0;
  return finishes.map((finish) => {
    const since = elapsed - begins;
    begins += stepsTo(finish) * FEEDBACK_TICK;
    if (since < 0) return { state: "waiting" };
    const steps = Math.floor(since / FEEDBACK_TICK);
    return steps >= stepsTo(finish)
      ? { state: "done" }
      : { state: "counting", value: steps / 10, frame: Math.floor(since / SMILE_FRAME) };
  });
}

/** Total duration in milliseconds. */
export const feedbackLength = (finishes: readonly number[]): number =>
  finishes.reduce((sum, finish) => sum + stepsTo(finish) * FEEDBACK_TICK, 0);
