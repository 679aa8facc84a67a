import type { Payload, PayloadRequest } from "payload";
import { EVERYTHING, tagsOfChange, type Tagged, type TaggedKind } from "#records/tags.ts";

type Listening = Payload["db"] & { [LISTENER]?: () => void };

// On the database adapter: Next bundles this module more than once; all share one listener.
const LISTENER = Symbol.for("meridian.change-listener");

/** `listener` runs after each noted change; its transaction may still be open. */
export function listenForChanges({ db }: Payload, listener: () => void): void {
  Object.assign(db, { [LISTENER]: listener });
}

/** Part of the change's transaction: sent if committed, even after a crash; else never. */
export async function noteChange(
  kind: TaggedKind,
  states: readonly Tagged[],
  req: PayloadRequest,
): Promise<void> {
  const tags = tagsOfChange(kind, states);
  if (tags.length > 0) await noteTags(req.payload, tags, req);
}

/** Call it after a bulk change that noted nothing. */
export const noteEverything = (payload: Payload): Promise<void> => noteTags(payload, EVERYTHING);

async function noteTags(payload: Payload, tags: string[], req?: PayloadRequest): Promise<void> {
  const db: Listening = payload.db;
  await db.create({ collection: "purges", data: { tags }, req });
  db[LISTENER]?.();
}
