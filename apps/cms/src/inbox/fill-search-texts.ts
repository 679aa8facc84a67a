/** Makes the texts for the search of submissions of versions without them, while the host serves. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { searchTextOf } from "#inbox/search-text.ts";
import type { Submission } from "#payload-types.ts";

const PORTION = 100;
const RETRY_MS = 60_000;

// On the database adapter: Next bundles this module more than once.
const FILLING = Symbol.for("meridian.search-texts-filling");

export const STILL_FILLING =
  "The search does not find all older messages yet: after an upgrade it prepares them, the newest first. This takes some minutes at most.";

/** Whether submissions are left that the search does not find yet. */
export const isFilling = ({ db }: Pick<Payload, "db">): boolean =>
  Reflect.get(db, FILLING) === true;

/** Newest first, a portion at a time. A submission that was changed meanwhile has its text already. */
export async function fillSearchTexts(
  payload: Payload,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const { db } = payload;
  let filled = 0;
  for (let before = Number.MAX_SAFE_INTEGER; !isStopped();) {
    const { docs } = await db.find<Submission>({
      collection: "submissions",
      where: { searchText: { exists: false }, id: { less_than: before } },
      sort: "-id",
      limit: PORTION,
      pagination: false,
    });
    Reflect.set(db, FILLING, docs.length > 0);
    for (const submission of docs) await fill(payload, submission);
    filled += docs.length;
    if (docs.length < PORTION) break;
    before = docs.at(-1)?.id ?? 0;
    await nextTurn();
  }
  Reflect.set(db, FILLING, false);
  if (filled > 0)
    payload.logger.info({ submissions: filled, msg: "inbox: the texts for the search were made" });
}

/** One statement: a note that is written at the same time makes the newer text. */
const fill = async ({ db }: Payload, submission: Submission): Promise<void> =>
  void (await db.execute({
    drizzle: db.drizzle,
    sql: sql`update "submissions" set "search_text" = ${searchTextOf(submission)} where "id" = ${submission.id} and "search_text" is null`,
  }));

/** Never rejects; the returned function ends it after the portion in progress. */
export function keepFilling(payload: Payload): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = run();
  async function run(): Promise<void> {
    try {
      await fillSearchTexts(payload, () => isStopped);
    } catch (error) {
      payload.logger.warn({
        err: error,
        msg: "inbox: the texts for the search of earlier submissions could not be made; the next attempt follows in a minute",
      });
      if (isStopped) return;
      timer = setTimeout(() => (running = run()), RETRY_MS);
      timer.unref();
    }
  }
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
