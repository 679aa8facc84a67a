/**
 * What an import remembers of each document, so that the next one can tell what changed at the
 * host, and what was edited here. Kept in Payload's own key-value table: it is about documents, no
 * part of them.
 */
import { createHash, randomUUID } from "node:crypto";
import type { Payload } from "payload";
import { ImportInterrupted } from "#moving-in/import/interrupted.ts";
import { messageOf } from "#moving-in/import/errors.ts";

export interface Mark {
  id: number | string;
  /** Of what was written. */
  hash: string;
  /**
   * When the document was last changed, by the import: a later day means that an editor was there.
   */
  at: string;
  /** What Payload refused of it: it is missing as long as the host says nothing new. */
  lost?: string[];
  /** Of a picture: how to ask whether it has changed. */
  etag?: string;
  modified?: string;
}

const PREFIX = "import:";

export interface SyncState {
  get(key: string): Mark | undefined;
  set(key: string, mark: Mark): Promise<void>;
  forget(key: string): Promise<void>;
  /** Throws `ImportInterrupted` where the database takes nothing. */
  tryOut(): Promise<void>;
}

/** All marks, read once. */
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

/** What is not remembered could not be gone on with. */
const written = (writing: Promise<unknown>): Promise<void> =>
  writing.then(
    () => undefined,
    (error: unknown) => {
      // The query builder's own message is the query.
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      throw new ImportInterrupted(
        `the database takes no more (${messageOf(cause)}): look at its disk and its process`,
      );
    },
  );

export const hashOf = (content: unknown): string =>
  createHash("sha256")
    .update(content instanceof Uint8Array ? content : JSON.stringify(content))
    .digest("base64url");
