/**
 * Reads the text of submitted files in a thread of its own, one at a time, with limits of time and
 * memory. Opened outside Next's bundle, like `library/preparer.ts`.
 */
import { join } from "node:path";
import { WORKER_NICE } from "@meridian/files/worker-nice";
import { Piscina } from "piscina";
import type { FileText, FileToRead, Limits } from "#inbox/texts/file-text.ts";
import { setTextReader, type TextReader } from "#inbox/texts/read-file.ts";

/** A resume has two pages and 6,000 characters. */
const LIMITS: Limits = { pages: 50, characters: 100_000, processorMs: 10_000 };
/** Processor time for a part of a page that does not end. */
const GRACE_MS = 5_000;
/** For a thread that waits for nothing; on a busy machine one gets little processor time. */
const TIMEOUT_MS = 180_000;
const MEGABYTES = 256;
const IDLE_MS = 30_000;
const WATCH_MS = 100;

export interface OpenTextReader {
  read: TextReader;
  stop(): Promise<void>;
}

type Pool = Piscina<FileToRead, FileText>;

export function createTextReader(limits = LIMITS, timeoutMs = TIMEOUT_MS): OpenTextReader {
  const pool: Pool = new Piscina({
    filename: join(import.meta.dirname, "../thread/read-text.ts"),
    name: "readText",
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    niceIncrement: WORKER_NICE,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES, maxYoungGenerationSizeMb: 32 },
  });
  // Without a listener an error ends the process; the caller gets it anyway.
  pool.on("error", () => undefined);
  return {
    async read(bytes, ended) {
      const excess = new AbortController();
      let before: number | undefined;
      const watch = setInterval(async () => {
        const { processorMs, bytes: held } = await usageOf(pool);
        before ??= processorMs;
        const isSlow = processorMs - before > limits.processorMs + GRACE_MS;
        if (isSlow || held > MEGABYTES * 1024 * 1024) excess.abort();
      }, WATCH_MS);
      const ends = [excess.signal, AbortSignal.timeout(timeoutMs), ...(ended ? [ended] : [])];
      try {
        return await pool.run({ bytes, limits }, { signal: AbortSignal.any(ends) });
      } catch {
        return { text: "", problem: "stopped" };
      } finally {
        clearInterval(watch);
      }
    },
    stop: () => pool.destroy(),
  };
}

/** `bytes`: unpacked parts of a PDF are outside the heap that `resourceLimits` limits. */
async function usageOf({
  threads: [thread],
}: Pool): Promise<{ processorMs: number; bytes: number }> {
  const [heap, processor] = await Promise.all([
    thread?.getHeapStatistics().catch(() => undefined),
    thread?.cpuUsage().catch(() => undefined),
  ]);
  const { user, system } = processor ?? { user: 0, system: 0 };
  return { processorMs: (user + system) / 1000, bytes: heap?.external_memory ?? 0 };
}

/** One per process. */
export function openTextReader(): OpenTextReader {
  const reader = createTextReader();
  setTextReader(reader.read);
  return reader;
}
