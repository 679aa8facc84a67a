/** The company facts' counter (HOME-04), apart from any screen. */

/** Steps from 0 to the maximum. */
export const COUNT_STEPS = 43;
/** Milliseconds from step to step. */
export const COUNT_TICK = 30;
/** Milliseconds from one fact's start to the next one's. */
export const COUNT_STAGGER = 1000;

/** What shows after so many steps: whole numbers, never above the maximum. */
export const countAt = (max: number, step: number): number =>
  step >= COUNT_STEPS ? max : Math.floor((max / COUNT_STEPS) * step);

/**
 * Counts from 0 to `max` after `delay` milliseconds; `show` gets each number, then `done` is called
 * once. Returns how to stop it.
 */
export function countUp(
  max: number,
  delay: number,
  show: (value: number) => void,
  done: () => void,
): () => void {
  let step = 0;
  let ticking: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    step += 1;
    show(countAt(max, step));
    if (step < COUNT_STEPS) return;
    clearInterval(ticking);
    done();
  };
  const waiting = setTimeout(() => {
    ticking = setInterval(tick, COUNT_TICK);
  }, delay);
  return () => {
    clearTimeout(waiting);
    clearInterval(ticking);
  };
}
