/**
 * Reads uploads outside the main thread and Next's bundle (the thread is a separate file), with
 * limits of time and memory.
 */
import { join } from "node:path";
import { WORKER_NICE } from "@meridian/files/worker-nice";
import { Piscina } from "piscina";
import type { FileToPrepare, Prepared } from "#library/prepared-file.ts";
import { setPreparer, type Preparer } from "#library/prepare.ts";

/** Milliseconds for one file; the largest photograph takes two seconds for a size. */
const TIMEOUT_MS = 30_000;
/** Maximum queued files; editors upload some dozens at once. */
const WAITING = 200;
const MEGABYTES = 512;
/** Idle time until a thread ends. */
const IDLE_MS = 30_000;

export interface OpenPreparer {
  prepare: Preparer;
  stop(): Promise<void>;
}

export function createPreparer(timeoutMs = TIMEOUT_MS): OpenPreparer {
  const pool = new Piscina<FileToPrepare, Prepared>({
    filename: join(import.meta.dirname, "thread/prepare-file.ts"),
    name: "prepareFile",
    minThreads: 0,
    maxThreads: 2,
    maxQueue: WAITING,
    idleTimeout: IDLE_MS,
    niceIncrement: WORKER_NICE,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES, maxYoungGenerationSizeMb: 32 },
  });
  // Without a listener an error ends the process; the caller gets it anyway.
  pool.on("error", () => undefined);
  return {
    prepare: (file, signal) =>
      pool.run(file, {
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
      }),
    stop: () => pool.destroy(),
  };
}

/** One per process. */
export function openPreparer(): OpenPreparer {
  const preparer = createPreparer();
  setPreparer(preparer.prepare);
  return preparer;
}
