/**
 * What reads mails and their files, in threads, and the way to the mail server. Opened outside Next's
 * bundle, like `texts/text-reader.ts`.
 */
import { join } from "node:path";
import { createInspector } from "@meridian/files/documents/inspector";
import { createClamd } from "@meridian/files/scan/clamd";
import { WORKER_NICE } from "@meridian/files/worker-nice";
import { Piscina } from "piscina";
import { openImap } from "#inbox/mailbox/imap.ts";
import type { ReadLetter } from "#inbox/mailbox/letter.ts";
import { setMailTools, type MailTools } from "#inbox/mailbox/mail-tools.ts";
import type { LetterToRead } from "#inbox/thread/read-letter.ts";

/** The largest mail that is read whole takes less than a second. */
const TIMEOUT_MS = 60_000;
const MEGABYTES = 256;
const IDLE_MS = 30_000;

export interface OpenMailTools extends MailTools {
  stop(): Promise<void>;
}

const UNREADABLE: ReadLetter = { text: "", isCut: true, files: [], bounce: null };

export function createMailTools(
  { clamdUrl }: { clamdUrl?: string | undefined },
  timeoutMs = TIMEOUT_MS,
): OpenMailTools {
  const pool = new Piscina<LetterToRead, ReadLetter>({
    filename: join(import.meta.dirname, "../thread/read-letter.ts"),
    name: "readLetter",
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    niceIncrement: WORKER_NICE,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES, maxYoungGenerationSizeMb: 32 },
  });
  // Without a listener an error ends the process; the caller gets it anyway.
  pool.on("error", () => undefined);
  const inspector = createInspector({ onError: () => undefined });
  return {
    open: openImap,
    async read(bytes, signal) {
      const ends = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
      try {
        return await pool.run({ bytes }, { signal: AbortSignal.any(ends) });
      } catch (error) {
        if (signal?.aborted) throw error;
        return UNREADABLE;
      }
    },
    inspect: (file) => inspector.inspect(file),
    scanner: clamdUrl ? createClamd(clamdUrl) : null,
    stop: async () => void (await Promise.all([pool.destroy(), inspector.stop()])),
  };
}

/** One per process. */
export const openMailTools = (settings: { clamdUrl?: string | undefined }): void =>
  setMailTools(createMailTools(settings));
