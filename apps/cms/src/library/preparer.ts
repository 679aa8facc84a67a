/**
 * Reads uploads outside the main thread and Next's bundle (the thread is a separate file), with
 * limits of time and memory.
 */
import { join } from "node:path";
import { WORKER_NICE } from "@meridian/files/worker-nice";
import { Piscina } from "piscina";
import {
  PDF,
  type FileToPrepare,
  type Prepared,
  type PreparedFile,
  type ReadDocument,
} from "#library/prepared-file.ts";
import { setPreparer, type Preparer } from "#library/prepare.ts";

/** Milliseconds for one file; the largest photograph takes two seconds for a size. */
const TIMEOUT_MS = 30_000;
/** Milliseconds for a PDF's first page; without it the file is stored all the same. */
const PAGE_MS = 10_000;
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
  const documents = pool as unknown as Piscina<{ path: string }, ReadDocument>;
  const within = (ms: number, signal?: AbortSignal): AbortSignal =>
    AbortSignal.any([AbortSignal.timeout(ms), ...(signal ? [signal] : [])]);
  /** An encrypted or slow PDF has neither pages nor picture. */
  const withPages = async (file: PreparedFile, signal?: AbortSignal): Promise<PreparedFile> => {
    const read = await documents
      .run(
        { path: file.path },
        {
          filename: join(import.meta.dirname, "thread/read-document.ts"),
          name: "readDocument",
          signal: within(Math.min(PAGE_MS, timeoutMs), signal),
        },
      )
      .catch(() => null);
    return { ...file, ...read };
  };
  return {
    async prepare(file, signal) {
      const ready = await pool.run(file, { signal: within(timeoutMs, signal) });
      const isDocument = !("refused" in ready) && ready.mimeType === PDF;
      return isDocument ? withPages(ready, signal) : ready;
    },
    stop: () => pool.destroy(),
  };
}

/** One per process. */
export function openPreparer(): OpenPreparer {
  const preparer = createPreparer();
  setPreparer(preparer.prepare);
  return preparer;
}
