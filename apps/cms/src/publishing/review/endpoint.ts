/**
 * `POST /cms/api/review` `{place, record, action, note}`: the writer sends a draft for review (`ask`),
 * an editor sends it back (`back`). Publishing is Payload's own press.
 */
import {
  commitTransaction,
  initTransaction,
  killTransaction,
  type Endpoint,
  type GlobalSlug,
  type PayloadRequest,
} from "payload";
import * as v from "valibot";
import { noteEvent } from "#accounts/audit/note-event.ts";
import { isEditor, isWriter } from "#accounts/access/roles.ts";
import { mayChange } from "#publishing/review/author-access.ts";
import { latestVersion, type Latest, type Place, type Review } from "#publishing/review/latest.ts";
import { isScheduled } from "#publishing/schedule/fields.ts";
import { notify } from "#publishing/review/notify.ts";
import { inWords } from "#publishing/schedule/in-words.ts";
import { isTrashed } from "#publishing/trash.ts";
import { isPublished } from "#records/fields/publishing.ts";
import { forbid, refuse } from "#server/http/refuse.ts";
import { isCollection } from "#server/is-collection.ts";
import { lockRecord } from "#server/lock-record.ts";

const LONGEST = 2000;
const body = v.object({
  place: v.string(),
  record: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  action: v.picklist(["ask", "back"]),
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LONGEST)), ""),
});
type Body = v.InferOutput<typeof body>;

/** Content with drafts; a page that exists once has no number. */
function isPlace({ payload }: PayloadRequest, { place, record }: Body): boolean {
  if (isCollection(payload, place))
    return record !== undefined && isScheduled(payload.collections[place].config);
  const global = payload.config.globals.find(({ slug }) => slug === place);
  return record === undefined && global !== undefined && isScheduled(global);
}

export const reviewEndpoint: Endpoint = {
  path: "/review",
  method: "post",
  handler: async (req) => {
    if (!isWriter(req)) return forbid();
    const read = v.safeParse(body, await req.json?.().catch(() => null));
    if (!read.success)
      return refuse(422, `The request needs a record; a note has at most ${LONGEST} characters.`);
    if (!isPlace(req, read.output)) return refuse(404, "This record does not exist.");
    try {
      await initTransaction(req);
      const refused = await write(req, read.output);
      if (refused) return refused;
      await commitTransaction(req);
    } finally {
      await killTransaction(req);
    }
    return Response.json({ done: true }, { headers: { "cache-control": "no-store" } });
  },
};

/** Returns the refusal. */
async function write(req: PayloadRequest, given: Body): Promise<Response | null> {
  const { place, record, action, note } = given;
  const at: Place = { place, record };
  await lockRecord(req, place, record);
  const latest = await latestVersion(req, at);
  if (!latest || isTrashed(latest.version)) return refuse(404, "This record does not exist.");
  const { review } = latest.version;
  const refused =
    action === "ask" ? await whyNotAsked(req, at, latest.version) : whyNotBack(req, review);
  if (refused) return refused;
  const change = action === "ask" ? asked(note) : sentBack(note);
  await mark(req, at, latest, { ...review, ...change, by: String(req.user?.email ?? "") });
  const named = await inWords(
    req.payload,
    isCollection(req.payload, place)
      ? { collection: place, id: record ?? 0 }
      : { global: place as GlobalSlug },
  );
  // A second press only changes the note.
  if (action === "back" || !review?.asked)
    await notify(req, { action, ...named, note, writer: review?.writer });
  await noteEvent(req, {
    event: action === "ask" ? "proposed" : "sent-back",
    place,
    ...(record !== undefined && { record }),
    detail: named.title,
  });
  return null;
}

async function whyNotAsked(
  req: PayloadRequest,
  at: Place,
  latest: Latest,
): Promise<Response | null> {
  if (!isEditor(req) && !(await mayChange(req, at)))
    return refuse(403, "This is not your draft: only its writer or an editor sends it.");
  if (isPublished(latest)) return refuse(409, "There is no draft: visitors see all of it.");
  return latest.publishAt ? refuse(409, "It has a time already, at which it is published.") : null;
}

function whyNotBack(req: PayloadRequest, review: Review | null | undefined): Response | null {
  if (!isEditor(req)) return forbid();
  return review?.asked ? null : refuse(409, "It is no longer for review: reload the page.");
}

const now = (): string => new Date().toISOString();
const asked = (note: string): Review => ({ asked: true, note, answer: null, at: now() });
const sentBack = (answer: string): Review => ({ asked: false, answer, at: now() });

/** Not a save: the words, their time and the open forms stay as they are. */
async function mark(
  req: PayloadRequest,
  { place }: Place,
  { id, updatedAt }: { id: number | string; updatedAt: string },
  review: Review,
): Promise<void> {
  const { db } = req.payload;
  const change = { id, versionData: { updatedAt, version: { review } }, req, returning: false };
  if (isCollection(req.payload, place))
    await db.updateVersion({ ...change, collection: place } as never);
  else await db.updateGlobalVersion({ ...change, global: place as GlobalSlug } as never);
}
