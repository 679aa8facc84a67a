/**
 * Reads uploads outside the main thread, with limits of time and memory. Opened by the code that
 * starts the host, outside Next's bundle, because the thread is a separate file.
 */
import { join } from "node:path";
import { Piscina } from "piscina";
import type { FileToPrepare, Prepared } from "#library/prepared-file.ts";
import { setPreparer, type Preparer } from "#library/prepare.ts";

/** Milliseconds for one file; a size of the largest photograph takes two seconds. */
const TIMEOUT_MS = 30_000;
/** The most queued files; editors upload some dozens at once. */
const WAITING = 200;
const MEGABYTES = 512;
/** Milliseconds after which an idle thread is ended. */
const IDLE_MS = 30_000;
/** Lower priority than the main thread. */
const NICE = 5;

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
    niceIncrement: NICE,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES, maxYoungGenerationSizeMb: 32 },
  });
  // An error without a listener would end the process; the caller gets it anyway.
  pool.on("error", () => undefined);
  return {
    prepare: (file, signal) =>
      pool.run(file, {
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
      }),
    stop: () => pool.destroy(),
  };
}

/** One for the whole process. */
export function openPreparer(): OpenPreparer {
  const preparer = createPreparer();
  setPreparer(preparer.prepare);
  return preparer;
}
