/** What the host of a virtual machine took from its cores meanwhile: figures by the clock are worth nothing beside it. */
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds that all cores together did not get although they had work, from a text of `/proc/stat` (proc(5), "steal", in hundredths of a second); 0 where there is none. */
export const stolenIn = (stat: string): number => Number(/^cpu +(?:\d+ +){7}(\d+)/m.exec(stat)?.[1] ?? 0) * 10;

const stolen = (): number => (process.platform === "linux" ? stolenIn(readFileSync("/proc/stat", "utf8")) : 0);

/** A second in which no more than this was taken is rest; ms. */
const REST = 20;

/** Resolves at the end of a second of rest, or after `seconds` without one. */
export async function rest(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    const before = stolen();
    await wait(1000);
    if (stolen() - before <= REST) return;
  }
}

/** What a task gives, and the ms taken from the cores while it ran. */
async function disturbed<T>(task: () => Promise<T>): Promise<{ value: T; stolen: number }> {
  const before = stolen();
  const value = await task();
  return { value, stolen: stolen() - before };
}

/** How often something is tried. */
interface Trials<T> {
  /** ms that may be taken from the cores while it runs. */
  allowed: number;
  /** How many tries there may be in all; asked again before each further one. */
  tries: () => number;
  /** Gets what does not count. */
  drop: (value: T) => void;
  /** Comes before each try. Waits for rest unless told otherwise. */
  settle?: () => Promise<void>;
}

/** Seconds that rest is waited for. */
const PATIENCE = 30;

/**
 * The first of several tries that was left alone (at most `allowed` ms taken), else the one least disturbed. Which one counts is
 * settled by that alone, before anyone looks at its figure.
 */
export async function leastDisturbed<T>(attempt: () => Promise<T>, { allowed, tries, drop, settle = () => rest(PATIENCE) }: Trials<T>): Promise<{ value: T; stolen: number; tries: number }> {
  await settle();
  let best = await disturbed(attempt);
  let made = 1;
  for (; best.stolen > allowed && made < tries(); made++) {
    await settle();
    const next = await disturbed(attempt);
    drop((next.stolen < best.stolen ? best : next).value);
    if (next.stolen < best.stolen) best = next;
  }
  return { ...best, tries: made };
}
