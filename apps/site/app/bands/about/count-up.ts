/** Timing of the company facts' counter (HOME-04), without any DOM. */

/** Steps from 0 to the maximum. */
export const COUNT_STEPS = 43;
export const COUNT_TICK = 30;
/** Milliseconds between the starts of two facts. */
export const COUNT_STAGGER = 1000;

/** The number after this many steps: whole, never above the maximum. */
export const countAt = (max: number, step: number): number =>
  step >= COUNT_STEPS ? max : Math.floor((max / COUNT_STEPS) * step);

/** Counts after `delay` ms: `show` for each number, then `done`. Returns a cancel function. */
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
