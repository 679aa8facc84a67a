/** The people of a selection, with what decides about a letter to each (OWN-105). */
import { createHash } from "node:crypto";
import type { Payload } from "payload";
import type { Words } from "#admin-ui/words/words.ts";
import { aboutOf } from "#inbox/about.ts";
import { USUAL_HOURS, USUAL_PER_DAY } from "#inbox/notifications.ts";
import { addressOf, knownOf, whyNotIn, type Known } from "#inbox/replies/may-leave.ts";
import { listTemplates, valuesOf, type Template } from "#inbox/replies/read-templates.ts";
import { repliesTo } from "#inbox/replies/reply-states.ts";
import { countedReplies, numberOf } from "#inbox/replies/send-reply.ts";
import type { TemplateValues } from "#inbox/replies/template-fields.ts";
import { languagesOf } from "#records/languages.ts";
import type { Reply, Submission, User } from "#payload-types.ts";

export interface Recipient {
  submission: number;
  name: string;
  to: string;
  about: string;
  /** Of the form that was sent. */
  language: string;
  values: TemplateValues;
  /** Replies to it so far. */
  seen: number;
  /** Why no letter goes to it; `null`: one may. */
  refusal: string | null;
  /** The same for a rejection. */
  rejection: string | null;
  /** Its letter of this batch is stored. */
  isWritten: boolean;
}

export interface Recipients {
  /** Its number: the given one, or a new one. */
  batch: string;
  recipients: Recipient[];
  templates: Template[];
  firstLanguage: string;
  signature: string;
  /** How many letters may be written now, of how many in 24 hours. */
  left: number;
  perDay: number;
  rejectionHours: number;
}

/** A letter's number follows from both, so that a batch that is sent again is stored once. */
export function keyOf(batch: string, submission: number): string {
  const hex = createHash("sha256").update(`${batch} ${submission}`).digest("hex");
  // RFC 9562: version 8, of the application's own making.
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join("-");
}

function recipientOf(
  submission: Submission,
  { known, thread, batch, user }: { known: Known; thread: Reply[]; batch: string; user: User },
): Recipient {
  const { id, sender, language } = submission;
  const theirs = thread.filter((reply) => numberOf(reply) === id);
  const isWritten = theirs.some((reply) => reply.batch === batch);
  const refusal = whyNotIn(known, submission, {});
  const rejection = whyNotIn(known, submission, { kind: "rejection" });
  // A second application of the same person in this selection.
  if (!isWritten && rejection === null)
    known.rejections.push({
      id: Number.MAX_SAFE_INTEGER,
      at: new Date().toISOString(),
      by: "you, in these letters",
      submission: id,
    });
  return {
    submission: id,
    name: sender ?? "",
    to: addressOf(submission),
    about: aboutOf(submission).what,
    language: language ?? "",
    values: valuesOf(submission, user),
    seen: theirs.length,
    refusal,
    rejection,
    isWritten,
  };
}

/** In the order of the ids. */
export async function readRecipients(
  payload: Payload,
  { ids, batch, user, t }: { ids: readonly number[]; batch: string; user: User; t: Words },
): Promise<Recipients> {
  const { docs } = await payload.db.find<Submission>({
    collection: "submissions",
    where: { id: { in: [...ids] } },
    pagination: false,
  });
  const [known, thread, templates, { first }, settings, written] = await Promise.all([
    knownOf(payload, docs),
    repliesTo(payload, ids),
    listTemplates(payload, t),
    languagesOf(payload),
    payload.findGlobal({ slug: "notifications", depth: 0 }),
    countedReplies(payload, Date.now()),
  ]);
  const perDay = settings.repliesPerDay ?? USUAL_PER_DAY;
  return {
    batch,
    recipients: docs
      .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
      .map((submission) => recipientOf(submission, { known, thread, batch, user })),
    templates,
    firstLanguage: first,
    signature: (user.signature || settings.signature || "").trim(),
    left: Math.max(0, perDay - written),
    perDay,
    rejectionHours: settings.rejectionHours ?? USUAL_HOURS,
  };
}
