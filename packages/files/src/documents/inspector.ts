import { WORKER_NICE } from "#worker-nice.ts";
import { Piscina } from "piscina";
import type { Content } from "#documents/content.ts";
import type { FileToInspect, inspect } from "#documents/inspect.ts";

/**
 * For one file including its wait: the slowest hostile file takes less than a tenth of a second.
 */
const TIMEOUT_MS = 15_000;
/** Longest queue; further files are refused for now. */
const WAITING = 50;
const MEGABYTES = 128;
const IDLE_MS = 30_000;

export interface Inspector {
  /** Rejects if the inspection fails or exceeds the time or memory limit. */
  inspect(file: FileToInspect): Promise<Content>;
  stop(): Promise<void>;
}

/** `onError`: a thread ended. Its task's caller gets the failure separately. */
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
    niceIncrement: WORKER_NICE,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES, maxYoungGenerationSizeMb: 16 },
  });
  // Without a listener an error would end the process.
  pool.on("error", onError);
  return {
    inspect: (file) => pool.run(file, { signal: AbortSignal.timeout(timeoutMs) }),
    stop: () => pool.destroy(),
  };
}
