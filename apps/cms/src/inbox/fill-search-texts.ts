/**
 * Makes the texts for the search of submissions of versions without them, and reads files, while the
 * host serves.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { FileStore } from "@meridian/files/store/file-store";
import type { Payload } from "payload";
import { searchTextOf } from "#inbox/search-text.ts";
import { fillFileTexts } from "#inbox/texts/fill-file-texts.ts";
import { unlessTaken } from "#server/nodes/turns.ts";
import type { Submission } from "#payload-types.ts";

const PORTION = 100;
const RETRY_MS = 60_000;

// On the database adapter: Next bundles this module more than once.
const FILLING = Symbol.for("meridian.search-texts-filling");
const WAKE = Symbol.for("meridian.search-texts-wake");

export const STILL_FILLING =
  "The search does not find all older messages yet: it prepares them, the newest first, and then reads their files. After an upgrade this takes some minutes; for ten thousand files, an hour.";

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

/** A new submission has files. */
export const wakeFilling = ({ db }: Pick<Payload, "db">): void => {
  const wake: (() => void) | undefined = Reflect.get(db, WAKE);
  wake?.();
};

/** Returns whether it was done: only one of several hosts on a database reads the files. */
async function readFiles(
  payload: Payload,
  store: FileStore,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, logger } = payload;
  let isDone = false;
  await unlessTaken(db, "file-texts", async () => {
    const noteBacklog = (isLong: boolean): void => void Reflect.set(db, FILLING, isLong);
    const submissions = await fillFileTexts(payload, store, { signal, noteBacklog });
    if (submissions > 0) logger.info({ submissions, msg: "inbox: their files were read" });
    isDone = true;
  });
  return isDone;
}

/** Never rejects; the returned function ends it after the portion in progress. */
export function keepFilling(payload: Payload, store: FileStore): () => Promise<void> {
  const stop = new AbortController();
  let isAsked = true;
  let hasTexts = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const start = (): void => {
    isAsked = true;
    clearTimeout(timer);
    running = running.then(run);
  };
  async function run(): Promise<void> {
    if (!isAsked || stop.signal.aborted) return;
    isAsked = false;
    try {
      if (!hasTexts) await fillSearchTexts(payload, () => stop.signal.aborted);
      hasTexts = true;
      if (await readFiles(payload, store, stop.signal)) return;
    } catch (error) {
      payload.logger.warn({
        err: error,
        msg: "inbox: the texts for the search of earlier submissions or files could not be made; the next attempt follows in a minute",
      });
    }
    if (stop.signal.aborted) return;
    timer = setTimeout(start, RETRY_MS);
    timer.unref();
  }
  Reflect.set(payload.db, WAKE, start);
  start();
  return async () => {
    stop.abort();
    Reflect.set(payload.db, WAKE, undefined);
    clearTimeout(timer);
    await running;
  };
}
