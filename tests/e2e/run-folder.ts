/**
 * The folder of one e2e run: its servers' logs, its sites' data, and what its tests sent. Looked
 * through when the run is over (run-check.ts).
 */
import { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const results = join(import.meta.dirname, "../../test-results");

/** The runner names it; its workers and servers read their environment. */
export const RUN = (process.env.E2E_RUN ??= join(results, `run-${process.pid}`));

/** Where a server's lines go. */
export const logOf = (server: string, run = RUN): string => join(run, "logs", `${server}.log`);
/** A site's DATA_DIR: stays until the next run, because its journal has what was sent. */
export const dataOf = (server: string, run = RUN): string => join(run, "data", server);
export const sentFile = (run: string): string => join(run, "sent.jsonl");

/** Notes what a test is about to send of a visitor: accepted or not, no log may have it. */
export function noteSent(values: readonly string[], run = RUN): void {
  mkdirSync(run, { recursive: true });
  appendFileSync(sentFile(run), `${JSON.stringify(values)}\n`);
}

/** Removes what earlier runs left for inspection. */
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
