/** Stores the texts of files that were not read yet, for the search, while the host serves. */
import { buffer } from "node:stream/consumers";
import type { FileStore } from "@meridian/files/store/file-store";
import type { Payload } from "payload";
import { renewSearchText } from "#inbox/search-text.ts";
import { attempt } from "#inbox/texts/attempts.ts";
import type { FileText } from "#inbox/texts/file-text.ts";
import { textReader, type TextReader } from "#inbox/texts/read-file.ts";
import type { Submission } from "#payload-types.ts";

const PORTION = 20;
/** The forms accept less. */
const LARGEST = 12 * 1024 * 1024;
/** Failures of the storage until the rest waits for the next attempt. */
const MOST_FAILURES = 3;

type Waiting = Pick<Submission, "id" | "files">;

interface Filling {
  signal?: AbortSignal;
  /** Whether more are waiting than one portion. */
  noteBacklog?(isLong: boolean): void;
}

/** The newest first, so that a new submission does not wait for those before an upgrade. */
async function waitingOf({ db }: Payload, failed: readonly number[]): Promise<Waiting[]> {
  const { docs } = await db.find<Waiting>({
    collection: "submissions",
    where: {
      and: [
        { fileTexts: { exists: false } },
        { fileNames: { exists: true } },
        { fileNames: { not_equals: "" } },
        ...(failed.length > 0 ? [{ id: { not_in: [...failed] } }] : []),
      ],
    },
    select: { files: true },
    sort: "-id",
    limit: PORTION,
    pagination: false,
  });
  return docs;
}

/** Rejects if the storage fails: the file is read later. */
async function textOf(
  store: FileStore,
  storedAs: string,
  read: TextReader,
  signal?: AbortSignal,
): Promise<FileText> {
  const found = await store.find(storedAs);
  if (!found || found.size > LARGEST) return { text: "", problem: "unreadable" };
  if (found.size === 0) return { text: "", problem: "no-text" };
  return read(new Uint8Array(await buffer(await found.read())), signal);
}

async function textsOf(
  files: readonly { storedAs: string }[],
  store: FileStore,
  read: TextReader,
  signal?: AbortSignal,
): Promise<FileText[]> {
  const texts: FileText[] = [];
  for (const { storedAs } of files) texts.push(await textOf(store, storedAs, read, signal));
  return texts;
}

const STOPPED: FileText = { text: "", problem: "stopped" };

/** One file at a time; what is stored is not read again. Returns the number of submissions. */
export async function fillFileTexts(
  payload: Payload,
  store: FileStore,
  { signal, noteBacklog }: Filling = {},
): Promise<number> {
  const read = textReader();
  if (!read) return 0;
  const failed: number[] = [];
  let failure: unknown;
  let filled = 0;
  for (let isLast = false; !isLast;) {
    const waiting = await waitingOf(payload, failed);
    isLast = waiting.length < PORTION;
    noteBacklog?.(!isLast);
    for (const { id, files } of waiting) {
      try {
        const fileTexts =
          (await attempt(payload, id, () => textsOf(files ?? [], store, read, signal))) ??
          (files ?? []).map(() => STOPPED);
        // The reading was ended by the stop: it is done after the next start.
        if (signal?.aborted) return filled;
        await renewSearchText(payload, id, { fileTexts });
        filled += 1;
      } catch (error) {
        failure = error;
        failed.push(id);
        if (failed.length >= MOST_FAILURES) throw error;
      }
    }
  }
  if (failed.length > 0) throw failure;
  return filled;
}
