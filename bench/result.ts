/** Where figures go: one JSON file for each bench, with the machine and the date, and a line for whoever watches. */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";

const folder = join(import.meta.dirname, "results");

export interface Bar {
  name: string;
  value: number;
  unit: string;
  /** What must hold: the value is at most, or at least, `bar`. */
  atMost?: number;
  atLeast?: number;
}

/** Whether a figure holds its bar. */
export const holds = ({ value, atMost = Infinity, atLeast = -Infinity }: Bar): boolean => value <= atMost && value >= atLeast;

/** The middle value; of an even number, the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

function commit(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "unknown";
  }
}

/** Writes `bench/results/<name>.json` and prints a line for each figure. Returns whether all bars hold. */
export function publish(name: string, bars: Bar[], details: unknown): boolean {
  mkdirSync(folder, { recursive: true });
  const machine = { cpu: cpus()[0]?.model ?? "unknown", cores: cpus().length, memoryGiB: Math.round(totalmem() / 2 ** 30), node: process.version };
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ name, date: new Date().toISOString(), commit: commit(), machine, bars: bars.map((bar) => ({ ...bar, holds: holds(bar) })), details }, null, 1)}\n`);
  for (const bar of bars) {
    const limit = bar.atMost === undefined ? (bar.atLeast === undefined ? "" : ` (at least ${bar.atLeast})`) : ` (at most ${bar.atMost})`;
    console.log(`${holds(bar) ? "holds" : "MISSES"}  ${name}: ${bar.name} ${Math.round(bar.value * 1000) / 1000} ${bar.unit}${limit}`);
  }
  return bars.every(holds);
}
