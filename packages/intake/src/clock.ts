/** Passed in, so that tests need not wait. */
export interface Clock {
  now(): number;
  /** Monotonic. */
  ticks(): number;
  /** Runs `task` once; does not keep the process alive. Returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
}

export const systemClock: Clock = {
  now: Date.now,
  ticks: () => performance.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** A smaller difference between wall clock and ticks is drift. */
const DRIFT_MS = 5000;

/** Returns how many milliseconds the wall clock was moved since the last call; 0 if it was not. */
export function createJumpWatch(clock: Clock): () => number {
  let offset = clock.now() - clock.ticks();
  return () => {
    const was = offset;
    offset = clock.now() - clock.ticks();
    return Math.abs(offset - was) > DRIFT_MS ? offset - was : 0;
  };
}
