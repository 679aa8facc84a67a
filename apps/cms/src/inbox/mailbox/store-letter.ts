import { markedName } from "@meridian/files/store/file-marks";
import type { Payload } from "payload";
import { wakeFilling } from "#inbox/fill-search-texts.ts";
import { findThread, type Thread } from "#inbox/mailbox/find-thread.ts";
import type { Answered, Heading, ReadLetter } from "#inbox/mailbox/letter.ts";
import type { MailTools } from "#inbox/mailbox/mail-tools.ts";
import { isForGood, suppress } from "#inbox/mailbox/suppress.ts";
import { setAnswered } from "#inbox/mailbox/unanswered.ts";
import { notTaken as lineOf, takeFiles } from "#inbox/mailbox/take-files.ts";
import { renewSearchText } from "#inbox/search-text.ts";
import { keep, unkeep, type InboxFiles } from "#inbox/store-file.ts";
import type { Letter, Submission } from "#payload-types.ts";

const collection = "letters";
const DAY_MS = 86_400_000;
/** In 24 hours for one submission: two programs may answer each other. */
export const MOST_A_DAY = { letter: 50, automatic: 5, bounce: 5 } as const;

export interface Arrived {
  heading: Heading;
  /** ms since 1970: when it arrived in the mailbox. */
  at: number;
  /** Bytes. */
  size: number;
  /** The mail, or its beginning if it is too large. */
  source(): Promise<{ read: ReadLetter; isWhole: boolean }>;
}

export interface Taking {
  payload: Payload;
  inbox: InboxFiles;
  tools: Pick<MailTools, "inspect" | "scanner">;
}

/** `new`: who replied should read it. */
export type Stored =
  | { outcome: "new"; thread: Thread; letter: Letter }
  | { outcome: "noted" | "known" | "unrelated" | "too-many" };

const isKnown = async ({ db }: Payload, mark: string): Promise<boolean> =>
  (await db.count({ collection, where: { mark: { equals: mark } } })).totalDocs > 0;

/** Stores a mail once, if it answers a letter of ours. Rejects if it should be tried again. */
export async function storeLetter(taking: Taking, arrived: Arrived): Promise<Stored> {
  const { payload } = taking;
  const { mark, from, isReport, answers } = arrived.heading;
  if (answers.length === 0 && !isReport) return { outcome: "unrelated" };
  if (await isKnown(payload, mark)) return { outcome: "known" };
  const early = await findThread(payload, answers, from.address);
  if (!early && !isReport) return { outcome: "unrelated" };
  const { read, isWhole } = await arrived.source();
  const thread = early ?? (await findThread(payload, answersOf(read), from.address));
  if (!thread) return { outcome: "unrelated" };
  const kind = read.bounce ? "bounce" : arrived.heading.isAutomatic ? "automatic" : "letter";
  if (await isFull(payload, thread.submission.id, kind, arrived.at)) return { outcome: "too-many" };
  if (read.bounce) await noteBounce(payload, thread, read, arrived.at);
  const letter = await store(taking, { thread, arrived, read, isWhole, kind });
  return kind === "letter" ? { outcome: "new", thread, letter } : { outcome: "noted" };
}

const answersOf = ({ bounce }: ReadLetter): Answered[] => bounce?.answers ?? [];

async function isFull(
  { db, logger }: Payload,
  submission: number,
  kind: Letter["kind"],
  at: number,
): Promise<boolean> {
  const since = new Date(at - DAY_MS).toISOString();
  const { totalDocs } = await db.count({
    collection,
    where: {
      and: [
        { submission: { equals: submission } },
        { kind: { equals: kind } },
        { at: { greater_than: since } },
      ],
    },
  });
  const isOver = totalDocs >= MOST_A_DAY[kind];
  if (isOver)
    logger.warn({ submission, kind, msg: "mailbox: more mails than a thread takes in a day" });
  return isOver;
}

/** The address to which our letter was sent: the report may name one that it was forwarded to. */
async function noteBounce(
  payload: Payload,
  { submission, reply }: Thread,
  { bounce }: ReadLetter,
  at: number,
): Promise<void> {
  if (!bounce || !isForGood(bounce.status)) return;
  await suppress(payload, reply?.to ?? submission.email ?? "", {
    reason: `${bounce.status} ${bounce.reason}`.trim(),
    at: new Date(at).toISOString(),
  });
}

interface Found {
  thread: Thread;
  arrived: Arrived;
  read: ReadLetter;
  isWhole: boolean;
  kind: Letter["kind"];
}

async function store(taking: Taking, found: Found): Promise<Letter> {
  const { payload, inbox, tools } = taking;
  const { thread, arrived, read, isWhole, kind } = found;
  const { heading, at, size } = arrived;
  const attached = isWhole && kind === "letter" ? read.files : [];
  const { files, notTaken } = await takeFiles(inbox.folder, attached, tools);
  if (!isWhole) notTaken.push(`All attachments: the mail has ${Math.round(size / 1024 / 1024)} MB`);
  else if (kind === "automatic")
    notTaken.push(...read.files.map((file) => lineOf(file, "of an automatic reply")));
  if (read.isCut) notTaken.push("The end of the text: it is longer, or could not be read");
  await keep(inbox, files);
  try {
    const marked = files.map((file) => ({ ...file, letter: heading.mark }));
    if (marked.length > 0) await addFiles(payload, thread.submission.id, marked);
    if (kind === "letter")
      await setAnswered(payload, thread.submission.id, new Date(at).toISOString());
    const letter = await payload.db.create({
      collection,
      data: {
        submission: thread.submission.id,
        mark: heading.mark,
        messageId: heading.messageId,
        kind,
        at: new Date(at).toISOString(),
        from: heading.from.address || "unknown",
        fromName: heading.from.name,
        isOther: kind === "letter" && thread.isOther,
        subject: heading.subject,
        text: read.bounce ? `${read.bounce.status} ${read.bounce.reason}` : read.text,
        notTaken: notTaken.join("\n"),
      },
    });
    await renewSearchText(payload, thread.submission.id);
    return letter as Letter;
  } catch (error) {
    await unkeep(inbox, files);
    throw error;
  }
}

/** In place of those of an attempt that was interrupted. */
async function addFiles(
  payload: Payload,
  id: number,
  added: NonNullable<Submission["files"]>,
): Promise<void> {
  const where = { id: { equals: id } };
  const found = await payload.db.findOne<Submission>({ collection: "submissions", where });
  const mark = added[0]?.letter;
  const files = [...(found?.files ?? []).filter(({ letter }) => letter !== mark), ...added];
  const fileNames = files.map((file) => markedName(file.name, file.type)).join(", ");
  const data = { files, fileNames, fileTexts: null };
  await payload.db.updateOne({ collection: "submissions", id, data, returning: false });
  wakeFilling(payload);
}
