import type { FileToPrepare, Prepared } from "#library/prepared-file.ts";

/** Rejects when a file cannot be read within the limits of time and memory. */
export type Preparer = (file: FileToPrepare, signal?: AbortSignal) => Promise<Prepared>;

// Next's bundle and the code that starts it share only the process.
const PREPARER = Symbol.for("meridian.library-preparer");

export const setPreparer = (preparer: Preparer): void =>
  void Reflect.set(globalThis, PREPARER, preparer);

/** Needs the threads that `preparer.ts` opens at the start. */
export const prepareFile: Preparer = (file, signal) => {
  const prepare: Preparer | undefined = Reflect.get(globalThis, PREPARER);
  if (!prepare) throw new Error("no thread reads uploads in this process");
  return prepare(file, signal);
};
