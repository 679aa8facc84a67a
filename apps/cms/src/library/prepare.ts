import type { FileToPrepare, Prepared } from "#library/prepared-file.ts";

/** Rejects when a file cannot be read in time, with the memory there is, or at all. */
export type Preparer = (file: FileToPrepare, signal?: AbortSignal) => Promise<Prepared>;

// Next's bundle and what starts it share only the process.
const PREPARER = Symbol.for("meridian.library-preparer");

export const setPreparer = (preparer: Preparer): void =>
  void Reflect.set(globalThis, PREPARER, preparer);

/** By the threads that the start of this process has opened (`preparer.ts`). */
export const prepareFile: Preparer = (file, signal) => {
  const prepare: Preparer | undefined = Reflect.get(globalThis, PREPARER);
  if (!prepare) throw new Error("no thread reads uploads in this process");
  return prepare(file, signal);
};
