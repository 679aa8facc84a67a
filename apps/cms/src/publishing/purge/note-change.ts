import type { Payload, PayloadRequest } from "payload";
import { EVERYTHING, tagsOfChange, type Tagged, type TaggedKind } from "#records/tags.ts";

type Listening = Payload["db"] & { [LISTENER]?: () => void };

// On the database adapter itself: Next bundles this module more than once, and all copies must
// share one listener.
const LISTENER = Symbol.for("meridian.change-listener");

/** Calls `listener` whenever a change is noted; its transaction may still be open. */
export function listenForChanges({ db }: Payload, listener: () => void): void {
  Object.assign(db, { [LISTENER]: listener });
}

/**
 * Writes what the site must learn in the change's own transaction. A change that is rolled back is
 * never sent; a committed one is sent even if the process dies here.
 */
export async function noteChange(
  kind: TaggedKind,
  states: readonly Tagged[],
  req: PayloadRequest,
): Promise<void> {
  const tags = tagsOfChange(kind, states);
  if (tags.length > 0) await noteTags(req.payload, tags, req);
}

/** After a bulk change that noted nothing by itself. */
export const noteEverything = (payload: Payload): Promise<void> => noteTags(payload, EVERYTHING);

async function noteTags(payload: Payload, tags: string[], req?: PayloadRequest): Promise<void> {
  const db: Listening = payload.db;
  await db.create({ collection: "purges", data: { tags }, req });
  db[LISTENER]?.();
}
