import { Piscina } from "piscina";
import type { Content } from "#content/content.ts";
import type { FileToInspect, inspect } from "#content/inspect.ts";

/**
 * Milliseconds for one file, waiting for others included: the slowest of the hostile ones takes
 * less than a tenth of a second.
 */
const TIMEOUT_MS = 15_000;
/** Files that wait; an upload more is told to come back. */
const WAITING = 50;
const MEGABYTES = 128;
/** A thread without work is ended. */
const IDLE_MS = 30_000;
/** Behind the thread that answers visitors. */
const NICE = 5;

/** Looks into visitors' files beside the thread that answers. */
export interface Inspector {
  /**
   * What the file is, or why it is refused. Rejects when it could not be looked into in time, with
   * the memory there is, or at all.
   */
  inspect(file: FileToInspect): Promise<Content>;
  stop(): Promise<void>;
}

/**
 * `onError`: a thread ended by itself. What it was at is told to whoever asked for it, in its time.
 */
export function createInspector({
  onError,
  timeoutMs = TIMEOUT_MS,
}: {
  onError(error: Error): void;
  timeoutMs?: number;
}): Inspector {
  const pool = new Piscina<FileToInspect, Awaited<ReturnType<typeof inspect>>>({
    filename: new URL("inspect.ts", import.meta.url).href,
    name: "inspect",
    minThreads: 0,
    maxThreads: 1,
    maxQueue: WAITING,
    idleTimeout: IDLE_MS,
    niceIncrement: NICE,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES, maxYoungGenerationSizeMb: 16 },
  });
  // Without a listener it would end the process.
  pool.on("error", onError);
  return {
    inspect: (file) => pool.run(file, { signal: AbortSignal.timeout(timeoutMs) }),
    stop: () => pool.destroy(),
  };
}
