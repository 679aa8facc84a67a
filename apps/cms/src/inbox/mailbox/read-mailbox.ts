/** Reads new mails, oldest first, and keeps what answers a letter of ours (OWN-110). */
import type { Payload } from "payload";
import { readHeading } from "#inbox/mailbox/heading.ts";
import type { Mailbox, NewMail } from "#inbox/mailbox/imap.ts";
import type { Heading } from "#inbox/mailbox/letter.ts";
import type { MailTools } from "#inbox/mailbox/mail-tools.ts";
import { storeLetter, type Stored, type Taking } from "#inbox/mailbox/store-letter.ts";

/** Where the reading stopped. */
export interface Place {
  uidValidity: string;
  uid: number;
  /** ms since 1970. */
  readAt: number;
}

const DAY_MS = 86_400_000;
/** Before the first reading, and before the last one if the numbers of the mails have changed. */
export const LOOK_BACK_MS = 14 * DAY_MS;
/** Mails whose header lines are read in one call. */
const PORTION = 100;
/** Mails of one round; the next one follows at once. */
const MOST_A_ROUND = 2000;
const MEGABYTE = 1024 * 1024;
/** 25 MB as base64, the most that Gmail and most servers send, and the text. */
export const MOST_WHOLE = 36 * MEGABYTE;
/** Of a larger one: the text is at the beginning. */
const BEGINNING = 512 * 1024;

const MOST_ATTEMPTS = 5;

const KEY = "mailbox-place:";

export interface Reading extends Taking {
  mailbox: Mailbox;
  tools: Taking["tools"] & Pick<MailTools, "read">;
  /** User, server and folder: another one is read from its beginning. */
  account: string;
  now(): number;
  signal?: AbortSignal;
  /** Attempts at mails that could not be stored, by account and number. */
  failed?: Map<string, number>;
  onNew?(stored: Stored & { outcome: "new" }): Promise<void>;
}

export interface Round {
  mails: number;
  letters: number;
  isLast: boolean;
}

export const placeOf = ({ kv }: Payload, account: string): Promise<Place | null> =>
  kv.get<Place>(KEY + account);

async function numbersOf(
  { mailbox, now }: Reading,
  place: Place | null,
): Promise<{ numbers: number[]; uid: number }> {
  const { uidValidity } = mailbox.folder;
  if (place?.uidValidity === uidValidity)
    return { numbers: await mailbox.numbersAfter(place.uid), uid: place.uid };
  const since = (place?.readAt ?? now()) - LOOK_BACK_MS;
  return { numbers: await mailbox.numbersSince(since), uid: 0 };
}

/** Rejects if the server or the database fails; what was read is not read again. */
export async function readNew(reading: Reading): Promise<Round> {
  const { payload, mailbox, account, now, signal } = reading;
  const place = await placeOf(payload, account);
  const { numbers, uid } = await numbersOf(reading, place);
  const round = numbers.slice(0, MOST_A_ROUND);
  const isLast = round.length === numbers.length;
  const { uidValidity, uidNext } = mailbox.folder;
  const keepPlace = (last: number): Promise<void> =>
    payload.kv.set(KEY + account, { uidValidity, uid: last, readAt: now() });
  let letters = 0;
  for (let at = 0; at < round.length && !signal?.aborted; at += PORTION) {
    const portion = round.slice(at, at + PORTION);
    for (const mail of await mailbox.mails(portion)) {
      if (signal?.aborted) return { mails: at, letters, isLast: false };
      if (await takeOrSkip(reading, mail)) {
        letters += 1;
        await keepPlace(mail.uid);
      }
    }
    await keepPlace(portion.at(-1) ?? uid);
  }
  if (isLast && !signal?.aborted) await keepPlace(Math.max(uidNext - 1, round.at(-1) ?? uid, uid));
  return { mails: round.length, letters, isLast };
}

/** One mail must not stop those after it. */
async function takeOrSkip(reading: Reading, mail: NewMail): Promise<boolean> {
  const { account, failed, payload, signal } = reading;
  try {
    return await take(reading, mail);
  } catch (error) {
    const key = `${account}:${mail.uid}`;
    const attempts = (failed?.get(key) ?? 0) + 1;
    failed?.set(key, attempts);
    if (signal?.aborted || attempts < MOST_ATTEMPTS) throw error;
    failed?.delete(key);
    payload.logger.error({
      alert: true,
      err: error,
      msg: `mailbox: a mail could not be stored in ${attempts} attempts and is skipped: it is only in the mailbox`,
    });
    return false;
  }
}

async function take(reading: Reading, { uid, lines, at, size }: NewMail): Promise<boolean> {
  const { mailbox, tools, signal, payload } = reading;
  // What is no mail is no answer either.
  const heading: Heading | null = await readHeading(lines).catch(() => null);
  if (!heading) return false;
  const isWhole = size <= MOST_WHOLE;
  const stored = await storeLetter(reading, {
    heading,
    at: Math.min(at, reading.now()),
    size,
    async source() {
      const bytes = await mailbox.source(uid, isWhole ? MOST_WHOLE : BEGINNING);
      return { read: await tools.read(bytes ?? new Uint8Array(), signal), isWhole };
    },
  });
  if (stored.outcome !== "new") return stored.outcome === "noted";
  const { id } = stored.thread.submission;
  payload.logger.info({ submission: id, msg: "mailbox: an answer arrived" });
  await reading.onNew?.(stored);
  return true;
}
