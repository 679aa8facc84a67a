/** Reads the mailbox every minute, on one of several hosts. */
import { createHash } from "node:crypto";
import type { Payload } from "payload";
import type { MailAccount } from "#inbox/mailbox/imap.ts";
import { mailTools, type MailTools } from "#inbox/mailbox/mail-tools.ts";
import { notifyWriter } from "#inbox/mailbox/notify-writer.ts";
import { dropTokens } from "#inbox/mailbox/oauth.ts";
import { isMailboxProblem } from "#inbox/mailbox/problem.ts";
import { readNew } from "#inbox/mailbox/read-mailbox.ts";
import { readAccount, type Allowed } from "#inbox/mailbox/read-settings.ts";
import type { InboxFiles } from "#inbox/store-file.ts";
import { unlessTaken } from "#server/nodes/turns.ts";

const MINUTE = 60_000;
/** After failures in a row, so that a wrong password does not lock the account. */
const LONGEST_PAUSE = 30 * MINUTE;

const STATE = "mailbox-state";

/** Of the last turn. */
export interface MailboxState {
  /** ms since 1970. */
  at: number;
  /** For users: why it could not be read. */
  problem: string | null;
  failures: number;
  /** Of the settings that failed. */
  account: string;
}

export const mailboxState = ({ kv }: Pick<Payload, "kv">): Promise<MailboxState | null> =>
  kv.get<MailboxState>(STATE);

export interface Reader {
  payload: Payload;
  inbox: InboxFiles;
  tools: MailTools;
  allowed: Allowed;
  now(): number;
  signal: AbortSignal;
  failed: Map<string, number>;
}

/** Another mailbox is read from its beginning. */
const nameOf = ({ host, user, folder }: MailAccount): string =>
  createHash("sha256").update(`${user}\n${host}\n${folder}`).digest("hex").slice(0, 32);

const fingerprintOf = (account: MailAccount): string =>
  createHash("sha256").update(JSON.stringify(account)).digest("hex").slice(0, 32);

/** Never rejects for what the mail server does. */
export async function readOnce(reader: Reader): Promise<void> {
  const { payload, allowed, now } = reader;
  const last = await mailboxState(payload);
  let account: MailAccount | null = null;
  let problem: string | null = null;
  let fingerprint = "";
  try {
    account = await readAccount(payload, allowed);
    if (!account) return;
    fingerprint = fingerprintOf(account);
    if (last && isTooSoon(last, fingerprint, now())) return;
    await readAll(reader, account);
  } catch (error) {
    if (reader.signal.aborted) return;
    if (!isMailboxProblem(error))
      payload.logger.error({ err: error, msg: "mailbox: it could not be read" });
    problem = isMailboxProblem(error)
      ? error.message
      : "The mailbox could not be read to its end. The next attempt follows; the log of the content host has the reason.";
    dropTokens();
  }
  const failures = problem === null ? 0 : (last?.failures ?? 0) + 1;
  if (problem !== null && problem !== last?.problem) payload.logger.warn(`mailbox: ${problem}`);
  const state: MailboxState = { at: now(), problem, failures, account: fingerprint };
  await payload.kv.set(STATE, { ...state });
}

const isTooSoon = ({ at, failures, account }: MailboxState, now_: string, now: number): boolean =>
  failures > 0 &&
  account === now_ &&
  now - at < Math.min(MINUTE * 2 ** failures, LONGEST_PAUSE) - MINUTE / 2;

async function readAll(reader: Reader, account: MailAccount): Promise<void> {
  const { payload, tools, signal } = reader;
  const mailbox = await tools.open(account, signal);
  try {
    const onNew = notifyWriter.bind(null, payload);
    for (let isLast = false; !isLast && !signal.aborted;) {
      const round = await readNew({ ...reader, mailbox, account: nameOf(account), onNew });
      ({ isLast } = round);
    }
  } finally {
    mailbox.close();
  }
}

/** Never rejects; the returned function ends the turn in progress. */
export function keepReading(
  payload: Payload,
  options: Pick<Reader, "inbox" | "allowed">,
): () => Promise<void> {
  const stop = new AbortController();
  const tools = mailTools();
  const failed = new Map<string, number>();
  let turn: Promise<void> | undefined;
  const read = (): void => {
    if (!tools || turn) return;
    const reader = { payload, tools, ...options, now: Date.now, signal: stop.signal, failed };
    turn = unlessTaken(payload.db, "mailbox", () => readOnce(reader))
      .catch((error: unknown) =>
        payload.logger.error({ err: error, msg: "mailbox: it could not be read" }),
      )
      .finally(() => (turn = undefined));
  };
  read();
  const timer = setInterval(read, MINUTE);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stop.abort();
    await turn;
  };
}
