/**
 * Reads uploads beside the thread that answers, with limits of time and memory. Opened by what
 * starts the host, outside Next's bundle: the thread is a file of its own.
 */
import { join } from "node:path";
import { Piscina } from "piscina";
import type { FileToPrepare, Prepared } from "#library/prepared-file.ts";
import { setPreparer, type Preparer } from "#library/prepare.ts";

/** Milliseconds for one file; a size of the largest photograph takes two seconds. */
const TIMEOUT_MS = 30_000;
/** Files that wait; editors upload some dozens at once. */
const WAITING = 200;
const MEGABYTES = 512;
/** A thread without work is ended. */
const IDLE_MS = 30_000;
/** Behind the thread that answers. */
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
  // Without a listener it would end the process; whoever waits for the file gets the error.
  pool.on("error", () => undefined);
  return {
    prepare: (file, signal) =>
      pool.run(file, {
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
      }),
    stop: () => pool.destroy(),
  };
}

/** For the whole process. */
export function openPreparer(): OpenPreparer {
  const preparer = createPreparer();
  setPreparer(preparer.prepare);
  return preparer;
}
