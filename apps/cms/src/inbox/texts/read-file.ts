import type { FileText } from "#inbox/texts/file-text.ts";

/** Never rejects for what a file contains. */
export type TextReader = (bytes: Uint8Array, signal?: AbortSignal) => Promise<FileText>;

// Next's bundle and the code that starts the threads share only the process.
const READER = Symbol.for("meridian.inbox-text-reader");

export const setTextReader = (reader: TextReader): void =>
  void Reflect.set(globalThis, READER, reader);

/** Needs the thread that `text-reader.ts` opens at the start; `null` without one. */
export const textReader = (): TextReader | null => Reflect.get(globalThis, READER) ?? null;
