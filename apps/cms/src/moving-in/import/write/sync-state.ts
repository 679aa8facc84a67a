/**
 * What an import stores for each document, so that the next one can detect changes at the host and
 * local edits. Stored in Payload's own key-value table: it is about documents, not part of them.
 */
import { createHash, randomUUID } from "node:crypto";
import type { Payload } from "payload";
import { ImportInterrupted } from "#moving-in/import/interrupted.ts";
import { messageOf } from "#moving-in/import/errors.ts";

export interface Mark {
  id: number | string;
  /** Of the written data. */
  hash: string;
  /** When the import last changed the document: a later date means a local edit. */
  at: string;
  /** What Payload refused: it stays missing until the host changes it. */
  lost?: string[];
  /** Validators to check a picture for changes. */
  etag?: string;
  modified?: string;
}

const PREFIX = "import:";

export interface SyncState {
  get(key: string): Mark | undefined;
  set(key: string, mark: Mark): Promise<void>;
  forget(key: string): Promise<void>;
  /** Throws `ImportInterrupted` if the database refuses writes. */
  tryOut(): Promise<void>;
}

/** Reads all states at once. */
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
    forget: async (key) => {
      known.delete(PREFIX + key);
      await written(payload.kv.delete(PREFIX + key));
    },
    tryOut: async () => {
      // Several may try at once.
      const key = `import-trial:${randomUUID()}`;
      await written(payload.kv.set(key, { at: Date.now() }));
      await written(payload.kv.delete(key));
    },
  };
}

/** The import cannot resume without a stored state. */
const written = (writing: Promise<unknown>): Promise<void> =>
  writing.then(
    () => undefined,
    (error: unknown) => {
      // The query builder's own message is the query.
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
