/** Time, passed in: the outbox's pauses and the captcha's expiry are tested without waiting. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds that only ever grow, whatever is done to the clock on the wall. */
  ticks(): number;
  /** Runs `task` after `ms`, once; does not keep the process alive. Returns what cancels it. */
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

/**
 * Milliseconds by which wall and ticks may drift apart between two looks without anybody having set
 * the clock.
 */
const DRIFT_MS = 5000;

/**
 * Says by how many milliseconds the clock on the wall was set since the last question; 0 when it
 * was left alone.
 */
export function createJumpWatch(clock: Clock): () => number {
  let offset = clock.now() - clock.ticks();
  return () => {
    const was = offset;
    offset = clock.now() - clock.ticks();
    return Math.abs(offset - was) > DRIFT_MS ? offset - was : 0;
  };
}
