import { setImmediate as turn } from "node:timers/promises";
import type { Clock } from "#clock.ts";

export interface FakeClock extends Clock {
  /** Moves on, running what falls due, in order. */
  advance(ms: number): Promise<void>;
  /** Sets the wall clock, as an operator or a time server does; nothing falls due by that. */
  set(ms: number): void;
}

const TURNS = 16;

export function createFakeClock(start = Date.UTC(2026, 0, 5, 12)): FakeClock {
  let now = start;
  // The wall clock's offset.
  let wall = 0;
  const timers = new Set<{ at: number; task: () => void }>();
  return {
    now: () => now + wall,
    ticks: () => now,
    set: (ms) => void (wall += ms),
    after(ms, task) {
      const timer = { at: now + ms, task };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    async advance(ms) {
      const end = now + ms;
      for (;;) {
        // What a timer started must reach its next wait before time goes on.
        for (let turns = 0; turns < TURNS; turns += 1) await turn();
        const next = [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.task();
      }
      now = end;
      await turn();
    },
  };
}

/** Lets the event loop run until `holds`; fails after some seconds with the awaited event. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  awaited: string,
): Promise<void> {
  const end = Date.now() + 8000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited in vain until ${awaited}`);
    await turn();
  }
}
