import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { dirname, join } from "node:path";

const SUMMARY = join(import.meta.dirname, "results/summary.json");
const RAW = join(import.meta.dirname, "../test-results/bench");

export interface Bar {
  name: string;
  value: number;
  unit: string;
  /** The value is at most, or at least, `bar`. */
  atMost?: number;
  atLeast?: number;
}

export const holds = ({ value, atMost = Infinity, atLeast = -Infinity }: Bar): boolean =>
  value <= atMost && value >= atLeast;

/** Of an even number the lower middle value. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

function commit(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "unknown";
  }
}

type JudgedBar = Bar & { holds: boolean };

interface Summary {
  about: { date: string; commit: string; machine: object };
  bars: JudgedBar[];
}

/** One line per figure, so that diffs have one, too. */
const written = (summaries: Record<string, Summary>): string => {
  const entries = Object.entries(summaries).toSorted(([a], [b]) => a.localeCompare(b));
  return `{\n${entries.map(([name, { about, bars }]) => `  ${JSON.stringify(name)}: {\n    "about": ${JSON.stringify(about)},\n    "bars": [\n${bars.map((bar) => `      ${JSON.stringify(bar)}`).join(",\n")}\n    ]\n  }`).join(",\n")}\n}\n`;
};

/**
 * Adds the figures with machine and date to `bench/results/summary.json`, writes raw values to
 * `test-results/bench/<name>.json`, and prints a line for each. Returns whether all bars hold.
 */
export function publish(name: string, bars: Bar[], details: unknown): boolean {
  mkdirSync(dirname(SUMMARY), { recursive: true });
  mkdirSync(RAW, { recursive: true });
  const machine = {
    cpu: cpus()[0]?.model ?? "unknown",
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  };
  const summary: Summary = {
    about: { date: new Date().toISOString(), commit: commit(), machine },
    bars: bars.map((bar) => ({
      ...bar,
      value: Math.round(bar.value * 1000) / 1000,
      holds: holds(bar),
    })),
  };
  const before = existsSync(SUMMARY)
    ? (JSON.parse(readFileSync(SUMMARY, "utf8")) as Record<string, Summary>)
    : {};
  writeFileSync(SUMMARY, written({ ...before, [name]: summary }));
  writeFileSync(
    join(RAW, `${name}.json`),
    `${JSON.stringify({ name, ...summary, details }, null, 1)}\n`,
  );
  for (const { holds: does, value, unit, atMost, atLeast, name: figure } of summary.bars) {
    const limit =
      atMost === undefined
        ? atLeast === undefined
          ? ""
          : ` (at least ${atLeast})`
        : ` (at most ${atMost})`;
    console.log(`${does ? "holds" : "MISSES"}  ${name}: ${figure} ${value} ${unit}${limit}`);
  }
  return bars.every(holds);
}
