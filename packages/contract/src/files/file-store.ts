import type { Readable } from "node:stream";

export interface KeptFile {
  size: number;
  etag: string;
  /** All of it, or the bytes from `start` to `end`, both among them. */
  read(range?: { start: number; end: number } | null): Promise<Readable>;
}

export interface ListedFile {
  name: string;
  etag: string;
  /** By then it was written, ms since 1970: a bucket's clock may be another. */
  written: number;
}

/** Where files lie: a folder, or a bucket. What cannot be found out of a bucket is a `BucketError`. */
export interface FileStore {
  /** `null`: there is none of this name. */
  find(name: string): Promise<KeptFile | null>;
  /** Takes the file at `path` in, durably; then nothing is left there. */
  take(name: string, path: string): Promise<void>;
  /**
   * The same unless there is a file of this name: then `false`, and it stays at `path`. In a folder two
   * that ask at once never get the same name; a bucket cannot promise that.
   */
  takeNew(name: string, path: string): Promise<boolean>;
  /** Whether `takeNew` keeps apart two that ask at once. */
  readonly isExclusive: boolean;
  /** Removes what is there of them. */
  remove(names: readonly string[]): Promise<void>;
  list(): AsyncIterable<ListedFile>;
}
