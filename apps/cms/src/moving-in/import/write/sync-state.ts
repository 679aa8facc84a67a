/**
 * An import's state per document, for detecting changes at the host and local edits. It is in
 * Payload's key-value table: it is about documents, not part of them.
 */
import { createHash, randomUUID } from "node:crypto";
import type { Payload } from "payload";
import { ImportInterrupted } from "#moving-in/import/interrupted.ts";
import { messageOf } from "#moving-in/import/errors.ts";

export interface Mark {
  id: number | string;
  /** Of the written data. */
  hash: string;
  /** The import's last change: a later date means a local edit. */
  at: string;
  /** Refused by Payload: missing until the host changes it. */
  lost?: string[];
  /** To check a picture for changes. */
  etag?: string;
  modified?: string;
}

const PREFIX = "import:";

export interface SyncState {
  get(key: string): Mark | undefined;
  set(key: string, mark: Mark): Promise<void>;
  remove(key: string): Promise<void>;
  /** Throws `ImportInterrupted` if the database refuses writes. */
  tryOut(): Promise<void>;
}

export async function readSyncState(payload: Payload): Promise<SyncState> {
  const { docs } = await payload.db.find<{ key: string; data: Mark } & { id: number }>({
    collection: "payload-kv",
    where: { key: { like: PREFIX } },
    limit: 0,
    pagination: false,
  });
  const known = new Map(
    docs.filter(({ key }) => key.startsWith(PREFIX)).map(({ key, data }) => [key, data]),
  );
  return {
    get: (key) => known.get(PREFIX + key),
    set: async (key, mark) => {
      known.set(PREFIX + key, mark);
      await written(payload.kv.set(PREFIX + key, { ...mark }));
    },
    remove: async (key) => {
      known.delete(PREFIX + key);
      await written(payload.kv.delete(PREFIX + key));
    },
    tryOut: async () => {
      // Several may run in parallel.
      const key = `import-trial:${randomUUID()}`;
      await written(payload.kv.set(key, { at: Date.now() }));
      await written(payload.kv.delete(key));
    },
  };
}

/** Without stored state an import cannot resume. */
const written = (writing: Promise<unknown>): Promise<void> =>
  writing.then(
    () => undefined,
    (error: unknown) => {
      // The query builder's own message contains only the query.
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      throw new ImportInterrupted(
        `the database accepts no more writes (${messageOf(cause)}): check its disk and its process`,
      );
    },
  );

export const hashOf = (content: unknown): string =>
  createHash("sha256")
    .update(content instanceof Uint8Array ? content : JSON.stringify(content))
    .digest("base64url");
