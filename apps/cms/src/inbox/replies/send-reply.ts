/** Letters to the sender of a submission, through the site's outbox (OWN-90). */
import { LONGEST_REPLY } from "@meridian/contract/site-protocol/deliveries";
import type { Payload, Where } from "payload";
import { USUAL_HOURS, USUAL_PER_DAY } from "#inbox/notifications.ts";
import { taggedAddress } from "#inbox/mailbox/own-letters.ts";
import { answerAddress } from "#inbox/mailbox/read-settings.ts";
import { setAnswered } from "#inbox/mailbox/unanswered.ts";
import { lettersTo } from "#inbox/mailbox/received.ts";
import { addressOf, whyNot } from "#inbox/replies/may-leave.ts";
import { NO_MAIL } from "#inbox/replies/no-mail.ts";
import {
  chosenFiles,
  filesOf,
  readFileIds,
  whyNoFile,
  type SentFile,
} from "#inbox/replies/reply-files.ts";
import { LOST, repliesTo, setReply } from "#inbox/replies/reply-states.ts";
import { begin, restore } from "#inbox/replies/reply-status.ts";
import { fieldsLeftIn, TEMPLATE_KINDS } from "#inbox/replies/template-fields.ts";
import type { Reply, Submission, User } from "#payload-types.ts";
import { isSiteUnreachable, type SiteClient } from "#server/site-client.ts";

/** Time to take a reply back. */
export const UNDO_MS = 60_000;
/** A later letter is held here, and given to the site this long before its time. */
export const AHEAD_MS = 60_000;
/** In which a letter can be taken back from the site that has just got it. */
const LEAST_MS = 5_000;
const DAY_MS = 86_400_000;
/** How long a reply may wait for its time. */
const MOST_DAYS = 90;
const MOST_REFERENCES = 10;
const collection = "replies";

/** `status` of the response, with the reason for the user. */
export class NotSent extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export interface Letter {
  key: string;
  subject: string;
  text: string;
  /** Of the library. */
  files: readonly number[];
  /** Replies that the writer has seen. */
  seen: number;
  /** When it is sent, ms since 1970; default: after the minute, a rejection after the owner's hours. */
  at?: number;
  /** Of its template. */
  kind?: Reply["kind"];
  /** The number of those that were written together. */
  batch?: string | null;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** A line break in a header would begin another one. */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, " ").trim();
const plain = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .trim();

/** No sooner than a minute from now. Throws `NotSent`. */
function timeOf(at: unknown, now: number): number | undefined {
  if (at === undefined || at === null) return undefined;
  const time = typeof at === "string" ? Date.parse(at) : Number.NaN;
  if (Number.isNaN(time)) throw new NotSent(422, "Choose a date and a time, or none.");
  if (time < now) throw new NotSent(422, "This time is over: choose a later one, or none.");
  if (time > now + MOST_DAYS * DAY_MS)
    throw new NotSent(422, `Choose a time in the next ${MOST_DAYS} days.`);
  return Math.max(time, now + UNDO_MS);
}

/** Throws `NotSent` for a reason. */
export function sendable<T>(files: T[] | string): T[] {
  if (typeof files === "string") throw new NotSent(422, files);
  return files;
}

const isKind = (kind: unknown): kind is NonNullable<Reply["kind"]> =>
  TEMPLATE_KINDS.some(({ value }) => value === kind);

/** Throws `NotSent`. */
export function readLetter(body: unknown): Letter {
  const { key, subject, text, files, seen, at, kind }: Partial<Record<keyof Letter, unknown>> = {
    ...Object(body),
  };
  const time = timeOf(at, Date.now());
  if (typeof key !== "string" || !UUID.test(key) || typeof seen !== "number")
    throw new NotSent(422, "The letter cannot be read. Reload the page; the text stays.");
  const letter = {
    key,
    seen,
    files: sendable(readFileIds(files)),
    ...(time !== undefined && { at: time }),
    ...(isKind(kind) && { kind }),
    subject: oneLine(typeof subject === "string" ? subject : ""),
    text: plain(typeof text === "string" ? text : ""),
  };
  if (letter.subject === "") throw new NotSent(422, "Write a subject.");
  if (letter.text === "") throw new NotSent(422, "Write a text.");
  const [left] = fieldsLeftIn(`${letter.subject}\n${letter.text}`);
  if (left !== undefined)
    throw new NotSent(422, `The letter still has {${left}}: write what belongs there.`);
  for (const part of ["subject", "text"] as const)
    if (letter[part].length > LONGEST_REPLY[part])
      throw new NotSent(
        422,
        `The ${part} has ${letter[part].length} characters; at most ${LONGEST_REPLY[part]} can be sent.`,
      );
  return letter;
}

export interface Sending {
  payload: Payload;
  site: SiteClient;
  submission: Submission;
  user: User;
}

/**
 * Stores the letter, then hands it to the site. Repeated with the same key it is sent once. Throws
 * `NotSent`; if the site is unreachable, the letter stays in the thread.
 */
export async function sendReply(sending: Sending, letter: Letter): Promise<void> {
  const { payload, submission } = sending;
  const found = await payload.db.findOne<Reply>({
    collection,
    where: keyIs(letter.key),
  });
  if (found && numberOf(found) !== submission.id)
    throw new NotSent(409, "This letter belongs to another submission. Reload the page.");
  const reply = found ?? (await store(sending, letter));
  if (reply.state !== "handing") return;
  const outcome = await handOver(sending, reply);
  const refusal = outcome === "no-file" ? await whyNoFile(payload, reply) : REFUSALS[outcome];
  if (refusal === undefined) return;
  // The writer still has the text of a new letter; an older one is in the thread only.
  if (!found) {
    await payload.delete({ collection, id: reply.id });
    await restore(payload, submission.id, reply);
  }
  throw new NotSent(409, refusal);
}

const REFUSALS: Partial<Record<Outcome, string>> = {
  "no-mail": NO_MAIL,
  "taken-back": "This letter was taken back before.",
};

export const numberOf = ({ submission }: Reply): number | undefined =>
  typeof submission === "object" ? submission?.id : submission;

/** `files`: those of the letter, if they were read before. Throws `NotSent`. A repeated key is stored once. */
export async function store(
  { payload, submission, user }: Omit<Sending, "site">,
  { key, subject, text, files: ids, seen, at, kind, batch }: Letter,
  files?: readonly SentFile[],
): Promise<Reply> {
  const refusal = await whyNot(payload, submission, { kind });
  if (refusal !== null) throw new NotSent(409, refusal);
  const thread = await repliesTo(payload, [submission.id]);
  const last = thread.at(-1);
  if (last && thread.length !== seen)
    throw new NotSent(
      409,
      `${last.by} has replied meanwhile: read that reply, and send yours if it is still needed.`,
    );
  const chosen = files ?? sendable(await chosenFiles(payload, ids));
  const now = Date.now();
  const dueAt = at ?? now + (kind === "rejection" ? await rejectionsWait(payload) : UNDO_MS);
  const isHeld = Boolean(batch) || dueAt > now + UNDO_MS + AHEAD_MS;
  const reply = await payload.create({
    collection,
    data: {
      submission: submission.id,
      key,
      at: new Date(now).toISOString(),
      dueAt: new Date(dueAt).toISOString(),
      by: oneLine(user.name || user.email),
      replyTo: user.email,
      to: addressOf(submission),
      subject,
      text,
      files: [...chosen],
      state: isHeld ? "held" : "handing",
      wasNew: submission.status === "new",
      ...(kind && { kind }),
      ...(batch && { batch }),
      ...(kind === "rejection" && { statusBefore: submission.status }),
    },
    depth: 0,
  });
  await withinLimit(payload, reply, now);
  if (isHeld || kind === "rejection") await begin(payload, reply, submission);
  return reply;
}

async function rejectionsWait(payload: Payload): Promise<number> {
  const { rejectionHours } = await payload.findGlobal({ slug: "notifications", depth: 0 });
  return Math.max(UNDO_MS, (rejectionHours ?? USUAL_HOURS) * 3_600_000);
}

/** After it is stored, so that replies at the same moment count each other. */
async function withinLimit(payload: Payload, { id }: Reply, now: number): Promise<void> {
  const { repliesPerDay } = await payload.findGlobal({ slug: "notifications", depth: 0 });
  const most = repliesPerDay ?? USUAL_PER_DAY;
  if ((await countedReplies(payload, now)) <= most) return;
  await payload.delete({ collection, id });
  throw new NotSent(
    429,
    `${most === 1 ? "1 reply was" : `${most} replies were`} sent in 24 hours, which is the limit that an admin has set (Answer people, Mail). Send this one later; the text stays.`,
  );
}

/** Of all users, in 24 hours. */
export async function countedReplies(payload: Payload, now: number): Promise<number> {
  const since = new Date(now - DAY_MS).toISOString();
  return (await payload.count({ collection, where: { at: { greater_than: since } } })).totalDocs;
}

type Outcome = Awaited<ReturnType<SiteClient["reply"]>> | "unreachable" | "refused" | "stopped";

/**
 * Taken back by itself if what it depends on has changed since it was written. Throws `NotSent` if it
 * no longer exists, and `SiteUnreachable` if the site may have it already.
 */
async function stopped({ payload, site, submission }: Handing, { key }: Reply): Promise<boolean> {
  const reply = await payload.db.findOne<Reply>({ collection, where: keyIs(key) });
  if (!reply) throw new NotSent(404, GONE);
  const { id, state } = reply;
  if (state !== "held" && state !== "handing") return true;
  const error = await whyNot(payload, submission, reply);
  // From here on the site may have it.
  if (error === null && state === "held") await setReply(payload, id, { state: "handing" });
  if (error === null) return false;
  const isLate = state === "handing" && (await site.takeBack(key)) === "late";
  await setReply(payload, id, isLate ? { state: "waiting" } : { state: "taken-back", error });
  return true;
}

type Handing = Omit<Sending, "user">;

/** A database may use the id of a deleted row again. */
const keyIs = (key: string): Where => ({ key: { equals: key } });

const GONE = "This reply or its submission no longer exists: nothing is sent.";

/** Repeatable. A letter that the site does not take stays, with the reason. Throws `NotSent`. */
export async function handOver(handing: Handing, reply: Reply): Promise<Outcome> {
  const { payload, site, submission } = handing;
  const { id, key, to, by, replyTo, subject, text } = reply;
  if (await stopped(handing, reply)) return "stopped";
  const inMs = Math.max(LEAST_MS, Date.parse(reply.dueAt) - Date.now());
  const answers = await answerAddress(payload);
  const tagged = answers?.hasTags ? taggedAddress(answers.address, key) : answers?.address;
  // The contract's maximum.
  const sender = { name: by.slice(0, 200), address: tagged ?? replyTo };
  const references = await referencesOf(payload, submission.id);
  const { kind } = submission;
  const files = filesOf(reply);
  const outcome = await site
    .reply({ id: key, kind, to, sender, subject, text, references, files, inMs })
    .catch(async (error: unknown) => {
      if (!isSiteUnreachable(error)) throw error;
      if (!error.hasResponded) return "unreachable" as const;
      await setReply(payload, id, { error: error.message });
      return "refused" as const;
    });
  // Whether it arrived is not known: the thread shows it, and the same key is stored once.
  if (outcome === "unreachable" || outcome === "refused") return outcome;
  const now = await payload.db.findOne<Reply>({ collection, where: keyIs(key) });
  // Erased or taken back at the same moment.
  if (now === null || now.state === "taken-back") await site.takeBack(key);
  if (now === null) throw new NotSent(404, GONE);
  if (now.state === "taken-back") return "stopped";
  if (outcome === "no-mail") await setReply(payload, id, { error: NO_MAIL });
  if (outcome === "no-file")
    await setReply(payload, id, { error: await whyNoFile(payload, reply) });
  if (outcome === "taken-back") await setReply(payload, id, { state: "failed", error: LOST });
  if (outcome !== "taken") return outcome;
  await setReply(payload, id, { state: "waiting", error: null });
  // An answer that came after the letter was written, also during the call, stays open.
  if (submission.answerAt) await setAnswered(payload, submission.id, null, reply.at);
  // A rejection has done so already.
  if (reply.kind !== "rejection") await begin(payload, reply, submission);
  payload.logger.info({ submission: submission.id, reply: key, msg: "inbox: a reply" });
  return outcome;
}

/** Received letters, so that mail programs show a thread. */
async function referencesOf(payload: Payload, submission: number): Promise<string[]> {
  const letters = await lettersTo(payload, [submission]);
  return letters
    .flatMap(({ kind, messageId }) => (kind === "letter" && messageId ? messageId : []))
    .slice(-MOST_REFERENCES);
}
