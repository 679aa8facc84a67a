/** The feedback statistics' clock (SH-06), apart from any screen. */

/** Milliseconds from step to step; each adds a tenth. */
export const FEEDBACK_TICK = 90;
/** Milliseconds a smile shows. */
export const SMILE_FRAME = 150;

/** Steps of a tenth until a number. */
const stepsTo = (finish: number): number => Math.max(0, Math.round(finish * 10));

/**
 * What an item shows: nothing counted yet, a number on its way with the smile's frame, or its end.
 */
export type FeedbackShown =
  | { state: "waiting" }
  | { state: "counting"; value: number; frame: number }
  | { state: "done" };

/** What each item shows so many milliseconds after the start: they run one after another. */
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

/** Milliseconds from the start to the last item's end. */
export const feedbackLength = (finishes: readonly number[]): number =>
  finishes.reduce((sum, finish) => sum + stepsTo(finish) * FEEDBACK_TICK, 0);
