import { setImmediate as turn } from "node:timers/promises";
import type { Clock } from "#clock.ts";

export interface FakeClock extends Clock {
  /** Moves on and runs due tasks in order. */
  advance(ms: number): Promise<void>;
  /** Sets the wall clock as a time server does; nothing falls due. */
  set(ms: number): void;
}

const TURNS = 16;

export function createFakeClock(start = Date.UTC(2026, 0, 5, 12)): FakeClock {
  let now = start;
  let shift = 0;
  const timers = new Set<{ at: number; task: () => void }>();
  return {
    now: () => now + shift,
    ticks: () => now,
    set: (ms) => void (shift += ms),
    after(ms, task) {
      const timer = { at: now + ms, task };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    async advance(ms) {
      const end = now + ms;
      for (;;) {
        // Lets started tasks reach their next wait.
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

/** Runs the event loop until `holds`; after some seconds fails with the name of the event. */
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
