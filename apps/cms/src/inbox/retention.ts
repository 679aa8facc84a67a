/**
 * Removes submissions that are kept long enough, each kind after its own time, with their files.
 */
import type { FileStore } from "@meridian/contract/files/file-store";
import type { Payload } from "payload";
import { scrub } from "#server/database.ts";
import { inPortions } from "#server/in-portions.ts";
import { monthsBefore } from "#server/months-before.ts";
import type { InboxSetting, Submission } from "#payload-types.ts";
import { unlessTaken } from "#server/nodes/turns.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Milliseconds an admin has to say that what is old is to be kept. */
const GRACE = 7 * DAY;
/** Submissions looked up at a time. */
const PORTION = 100;
/** A file younger than this may belong to a submission that is being written. */
const YOUNG = DAY;

/** Kinds of submissions and the setting that says how many months each is kept. */
export const KEPT = {
  contact: "contactMonths",
  resume: "resumeMonths",
  "price-request": "priceRequestMonths",
  survey: "surveyMonths",
} as const satisfies Record<string, keyof InboxSetting>;

/** Months of a kind for which nothing else is set. */
const USUAL = 12;

/**
 * Since when there is a setting: from the first start that knows of it, which says what is about to
 * go.
 */
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
      msg: `inbox: submissions are kept for ${USUAL} months from now on; the older ones are removed in a week unless an admin says otherwise (Inbox, How long it is kept)`,
    });
  return payload.updateGlobal({ slug: "inbox-settings", data: {}, depth: 0 });
}

/** Removes what is due at `now`. How many submissions went. */
export async function expire(payload: Payload, kept: FileStore, now: Date): Promise<number> {
  const settings = await settingsOf(payload, now);
  let removed = 0;
  if (now.getTime() < Date.parse(settings.createdAt ?? "") + GRACE) return removed;
  for (const [kind, setting] of Object.entries(KEPT)) {
    const months = settings[setting] ?? USUAL;
    if (months > 0) removed += await expireKind(payload, kind, months, now);
  }
  await sweepFiles(payload, kept, now);
  if (removed > 0 && !(await scrub(payload)))
    payload.logger.warn({
      msg: "inbox: the log of cms.sqlite could not be emptied, for somebody reads the database: what was removed stands in it until the next time",
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
      where: { and: [{ kind: { equals: kind } }, { receivedAt: { less_than: before } }] },
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
        msg: "inbox: a submission was removed, its time was over",
      });
    }
    removed += docs.length;
    if (docs.length < PORTION) return removed;
  }
}

/** Files that no submission names: the host stopped between the record and its files. */
async function sweepFiles(payload: Payload, kept: FileStore, now: Date): Promise<void> {
  const orphans = new Set<string>();
  for await (const { name, written } of kept.list())
    if (written < now.getTime() - YOUNG) orphans.add(name);
  if (orphans.size === 0) return;
  const withFiles = inPortions<Pick<Submission, "files">>(payload, {
    collection: "submissions",
    where: [{ fileNames: { not_equals: "" } }],
    select: { files: true },
  });
  for await (const { files } of withFiles)
    for (const { storedAs } of files ?? []) orphans.delete(storedAs);
  await kept.remove([...orphans]);
  if (orphans.size > 0)
    payload.logger.warn({
      files: orphans.size,
      msg: "inbox: files of no submission were removed",
    });
}

/** Now and every hour. Returns what ends it. */
export function keepRetention(payload: Payload, kept: FileStore): () => Promise<void> {
  let round = Promise.resolve();
  const keep = (): void => {
    round = unlessTaken(payload.db, "retention", () => expire(payload, kept, new Date())).then(
      () => undefined,
      (error: unknown) =>
        payload.logger.error({
          err: error,
          msg: "inbox: what is over could not be removed; trying again in an hour",
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
