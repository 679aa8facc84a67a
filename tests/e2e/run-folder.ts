/** A run's folder: servers' logs, sites' data, what tests sent; searched by run-check.ts. */
import { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const results = join(import.meta.dirname, "../../test-results");

/** Set by the runner for its workers and servers. */
export const RUN = (process.env.E2E_RUN ??= join(results, `run-${process.pid}`));

export const logOf = (server: string, run = RUN): string => join(run, "logs", `${server}.log`);
/** A site's DATA_DIR, which stays until the next run because its journal has what was sent. */
export const dataOf = (server: string, run = RUN): string => join(run, "data", server);
export const sentFile = (run: string): string => join(run, "sent.jsonl");

/** Registers visitor's data that a test will send: no log may contain it. */
export function noteSent(values: readonly string[], run = RUN): void {
  mkdirSync(run, { recursive: true });
  appendFileSync(sentFile(run), `${JSON.stringify(values)}\n`);
}

/** Earlier runs stay for inspection until then. */
export function removeOldRuns(): void {
  for (const name of existsSync(results) ? readdirSync(results) : []) {
    const pid = Number(/^run-(\d+)$/.exec(name)?.[1] ?? Number.NaN);
    if (!Number.isNaN(pid) && !isRunning(pid))
      rmSync(join(results, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
