import type { Readable } from "node:stream";

export interface StoredFile {
  size: number;
  etag: string;
  /** All of it, or the bytes from `start` to `end`, inclusive. */
  read(range?: { start: number; end: number } | null): Promise<Readable>;
}

export interface ListedFile {
  name: string;
  etag: string;
  /** The time of writing, ms since 1970; a bucket's clock may differ. */
  written: number;
}

/** A store for files: a folder, or a bucket. Failures of a bucket are a `BucketError`. */
export interface FileStore {
  /** `null`: there is none of this name. */
  find(name: string): Promise<StoredFile | null>;
  /** Moves the file at `path` into the store, durably. */
  take(name: string, path: string): Promise<void>;
  /**
   * The same unless there is a file of this name: then `false`, and it stays at `path`. In a folder
   * two simultaneous calls never get the same name; a bucket cannot guarantee that.
   */
  takeNew(name: string, path: string): Promise<boolean>;
  /** Whether `takeNew` is safe for simultaneous calls. */
  readonly isExclusive: boolean;
  /** Removes existing ones of them. */
  remove(names: readonly string[]): Promise<void>;
  list(): AsyncIterable<ListedFile>;
}
