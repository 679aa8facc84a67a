/** Time, passed in: the outbox's pauses and the captcha's expiry are tested without waiting. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `task` after `ms`, once; does not keep the process alive. Returns what cancels it. */
  after(ms: number, task: () => void): () => void;
}

export const systemClock: Clock = {
  now: Date.now,
  after(ms, task) {
    const timer = setTimeout(task, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
