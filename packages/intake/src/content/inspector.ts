import { Piscina } from "piscina";
import type { Content } from "#content/content.ts";
import type { FileToInspect, inspect } from "#content/inspect.ts";

/** For one file, waiting included: the slowest hostile file takes less than a tenth of a second. */
const TIMEOUT_MS = 15_000;
/** Files in the queue; one more is refused for now. */
const WAITING = 50;
const MEGABYTES = 128;
const IDLE_MS = 30_000;
/** Lower priority than the main thread. */
const NICE = 5;

/** Inspects visitors' files in a worker thread. */
export interface Inspector {
  /** Rejects when the file could not be inspected in time, within the memory limit, or at all. */
  inspect(file: FileToInspect): Promise<Content>;
  stop(): Promise<void>;
}

/** `onError`: a thread ended. The caller of its task gets the failure separately. */
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
  // Without a listener the error would end the process.
  pool.on("error", onError);
  return {
    inspect: (file) => pool.run(file, { signal: AbortSignal.timeout(timeoutMs) }),
    stop: () => pool.destroy(),
  };
}
