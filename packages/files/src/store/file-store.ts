import type { Readable } from "node:stream";

export interface StoredFile {
  size: number;
  etag: string;
  /** Reads all, or from `start` to `end`, inclusive. */
  read(range?: { start: number; end: number } | null): Promise<Readable>;
}

export interface ListedFile {
  name: string;
  etag: string;
  /** Ms since 1970; a bucket's clock may differ. */
  written: number;
}

/** Files in a folder or a bucket, whose failures are `BucketError`s. */
export interface FileStore {
  find(name: string): Promise<StoredFile | null>;
  /** Moves the file at `path` into the store, durably. */
  take(name: string, path: string): Promise<void>;
  /**
   * Like `take`; if the name exists, returns `false` and the file stays at `path`. In a folder
   * simultaneous calls never get the same name; a bucket cannot guarantee that.
   */
  takeNew(name: string, path: string): Promise<boolean>;
  /** Ignores missing names. */
  remove(names: readonly string[]): Promise<void>;
  list(): AsyncIterable<ListedFile>;
}
