/** Deletes expired submissions of each kind, with their files. */
import type { FileStore } from "@meridian/files/store/file-store";
import type { Payload } from "payload";
import { scrub } from "#server/database.ts";
import { storeStates } from "#inbox/replies/reply-states.ts";
import { sendPoolLetters } from "#inbox/pool-letters.ts";
import { fillSources } from "#inbox/sources/fill-sources.ts";
import { endConsents, withoutConsent } from "#inbox/talent-pool.ts";
import { isSiteUnreachable } from "#server/site-client.ts";
import { inPortions } from "#server/in-portions.ts";
import { monthsBefore } from "#server/months-before.ts";
import type { InboxSetting, Submission } from "#payload-types.ts";
import { unlessTaken } from "#server/nodes/turns.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Time for an admin to extend the period before old submissions are deleted. */
const GRACE = 7 * DAY;
const PORTION = 100;
/** A younger file may belong to a submission that is still being written. */
const YOUNG = DAY;

/** The setting with each kind's retention in months. */
export const SETTING_OF = {
  contact: "contactMonths",
  resume: "resumeMonths",
  "price-request": "priceRequestMonths",
  survey: "surveyMonths",
} as const satisfies Record<string, keyof InboxSetting>;

/** Default retention in months. */
const USUAL = 12;

/** The first start creates the settings and warns of the coming deletions. */
async function settingsOf(payload: Payload, now: Date): Promise<InboxSetting> {
  const settings = await payload.findGlobal({ slug: "inbox-settings", depth: 0 });
  if (settings.createdAt) return settings;
  const before = monthsBefore(new Date(now.getTime() + GRACE), USUAL).toISOString();
  const { totalDocs } = await payload.count({
    collection: "submissions",
    where: { receivedAt: { less_than: before } },
  });
  if (totalDocs > 0)
    payload.logger.warn({
      submissions: totalDocs,
      days: GRACE / DAY,
      msg: `inbox: submissions are retained for ${USUAL} months from now on; older ones are removed in a week unless an admin changes it (Answer people, Retention)`,
    });
  return payload.updateGlobal({ slug: "inbox-settings", data: {}, depth: 0 });
}

/** Returns the number of deleted submissions. */
export async function expire(payload: Payload, store: FileStore, now: Date): Promise<number> {
  const settings = await settingsOf(payload, now);
  let removed = 0;
  if (now.getTime() < Date.parse(settings.createdAt ?? "") + GRACE) return removed;
  for (const [kind, setting] of Object.entries(SETTING_OF)) {
    const months = settings[setting] ?? USUAL;
    if (months > 0) removed += await expireKind(payload, kind, months, now);
  }
  await endConsents(payload, now);
  await sweepFiles(payload, store, now);
  if (removed > 0 && !(await scrub(payload)))
    payload.logger.warn({
      msg: "inbox: the log of cms.sqlite could not be emptied, because another process reads the database: it contains the removed data until the next time",
    });
  return removed;
}

async function expireKind(
  payload: Payload,
  kind: string,
  months: number,
  now: Date,
): Promise<number> {
  const before = monthsBefore(now, months).toISOString();
  for (let removed = 0; ;) {
    const { docs } = await payload.find({
      collection: "submissions",
      where: {
        and: [
          { kind: { equals: kind } },
          { receivedAt: { less_than: before } },
          withoutConsent(now),
        ],
      },
      sort: "receivedAt",
      limit: PORTION,
      pagination: false,
      depth: 0,
      select: { receivedAt: true },
    });
    for (const { id } of docs) {
      await payload.delete({ collection: "submissions", id, depth: 0 });
      payload.logger.info({
        submission: id,
        kind,
        months,
        msg: "inbox: a submission was removed at the end of its retention",
      });
    }
    removed += docs.length;
    if (docs.length < PORTION) return removed;
  }
}

/** Orphaned files: the host stopped between files and record. */
async function sweepFiles(payload: Payload, store: FileStore, now: Date): Promise<void> {
  const orphans = new Set<string>();
  for await (const { name, written } of store.list())
    if (written < now.getTime() - YOUNG) orphans.add(name);
  if (orphans.size === 0) return;
  const withFiles = inPortions<Pick<Submission, "files">>(payload, {
    collection: "submissions",
    where: [{ fileNames: { not_equals: "" } }],
    select: { files: true },
  });
  for await (const { files } of withFiles)
    for (const { storedAs } of files ?? []) orphans.delete(storedAs);
  await store.remove([...orphans]);
  if (orphans.size > 0)
    payload.logger.warn({
      files: orphans.size,
      msg: "inbox: files of no submission were removed",
    });
}

/** Runs now and hourly. Returns a function that stops it. */
export function keepRetention(payload: Payload, store: FileStore): () => Promise<void> {
  let round = Promise.resolve();
  const keep = (): void => {
    round = unlessTaken(payload.db, "retention", async () => {
      const now = new Date();
      await fillSources(payload);
      await expire(payload, store, now);
      await sendPoolLetters(payload, now);
      await storeStates(payload, now).catch((error: unknown) => {
        if (!isSiteUnreachable(error)) throw error;
      });
    }).then(
      () => undefined,
      (error: unknown) =>
        payload.logger.error({
          err: error,
          msg: "inbox: old submissions could not be removed; next attempt in an hour",
        }),
    );
  };
  keep();
  const timer = setInterval(keep, HOUR);
  timer.unref();
  return () => {
    clearInterval(timer);
    return round;
  };
}
