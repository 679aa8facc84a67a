/** The connection to a mail server (RFC 3501), read-only: nothing is marked, moved or deleted. */
import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { NotPublic, publicAddressOf } from "@meridian/http/public-fetch";
import { ImapFlow, type FetchMessageObject } from "imapflow";
import { HEADER_FIELDS } from "#inbox/mailbox/heading.ts";
import { isMailboxProblem, MailboxProblem } from "#inbox/mailbox/problem.ts";

export interface MailAccount {
  host: string;
  port: number;
  /** From the first byte; else STARTTLS is required, but for this machine. */
  isSecure: boolean;
  user: string;
  login: { password: string } | { accessToken: string };
  folder: string;
  /** Whether the server may be in a private network. */
  isPrivateAllowed: boolean;
}

/** Of the folder. `uidValidity`: the numbers of its mails (UIDs) hold only while it is the same. */
export interface Folder {
  uidValidity: string;
  uidNext: number;
  /** Mails. */
  count: number;
}

export interface NewMail {
  uid: number;
  /** Its header lines of `HEADER_FIELDS`. */
  lines: Uint8Array;
  /** ms since 1970. */
  at: number;
  /** Bytes. */
  size: number;
}

export interface Mailbox {
  folder: Folder;
  /** In ascending order. */
  numbersAfter(uid: number): Promise<number[]>;
  /** Of the mails that arrived on this day or later; in ascending order. */
  numbersSince(at: number): Promise<number[]>;
  mails(uids: readonly number[]): Promise<NewMail[]>;
  /** The first `most` bytes; `null`: it was deleted meanwhile. */
  source(uid: number, most: number): Promise<Uint8Array<ArrayBuffer> | null>;
  close(): void;
}

/** Rejects with `MailboxProblem`. */
export type OpenMailbox = (account: MailAccount, signal?: AbortSignal) => Promise<Mailbox>;

const MEGABYTE = 1024 * 1024;
const TIMES = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };
/** Above the largest mail that is read; a list of 50,000 numbers has 400 kB. */
const LIMITS = {
  maxLiteralSize: 40 * MEGABYTE,
  maxLineLength: 8 * MEGABYTE,
  maxResponseSize: 48 * MEGABYTE,
  maxResponseTokens: 200_000,
};

const THIS_MACHINE = new Set(["localhost", "127.0.0.1", "::1"]);

/** The address to connect to, so that a changed DNS record leads nowhere else. */
async function addressOf({ host, isPrivateAllowed }: MailAccount): Promise<string> {
  if (isPrivateAllowed) return (await lookup(host)).address;
  try {
    return await publicAddressOf(host);
  } catch (error) {
    if (!(error instanceof NotPublic)) throw error;
    throw new MailboxProblem(
      `The server ${host} belongs to a private network, to which nothing connects. The operator allows this server with MAILBOX_HOST=${host}.`,
    );
  }
}

export const openImap: OpenMailbox = async (account, signal) => {
  signal?.throwIfAborted();
  let client: ImapFlow | undefined;
  const end = (): void => client?.close();
  signal?.addEventListener("abort", end, { once: true });
  try {
    const { host, port, isSecure, user, login, folder } = account;
    const address = await addressOf(account);
    client = new ImapFlow({
      host: address,
      ...(isIP(host) === 0 && { servername: host }),
      port,
      secure: isSecure,
      // A password needs encryption, except to this machine.
      ...(!isSecure && !THIS_MACHINE.has(host) && { doSTARTTLS: true }),
      auth: {
        user,
        ...("password" in login ? { pass: login.password } : { accessToken: login.accessToken }),
      },
      logger: false,
      disableAutoIdle: true,
      ...TIMES,
      ...LIMITS,
    });
    // The calls reject, too; without a listener the process would end.
    client.on("error", () => undefined);
    await client.connect();
    const opened = await client.mailboxOpen(folder, { readOnly: true });
    return mailboxOf(client, {
      uidValidity: String(opened.uidValidity),
      uidNext: opened.uidNext,
      count: opened.exists,
    });
  } catch (error) {
    end();
    throw isMailboxProblem(error)
      ? error
      : new MailboxProblem(inWords(error, account), { cause: error });
  } finally {
    signal?.removeEventListener("abort", end);
  }
};

const ascending = (found: number[] | false | undefined): number[] =>
  (found || []).toSorted((one, other) => one - other);

const arrivedAt = ({ internalDate }: FetchMessageObject): number => {
  const at = internalDate ? new Date(internalDate).getTime() : Number.NaN;
  return Number.isNaN(at) ? Date.now() : at;
};

function mailboxOf(client: ImapFlow, folder: Folder): Mailbox {
  return {
    folder,
    async numbersAfter(uid) {
      // `n:*` has the last mail even if its number is smaller.
      if (folder.uidNext <= uid + 1) return [];
      const found = await client.search({ uid: `${uid + 1}:*` }, { uid: true });
      return ascending(found).filter((one) => one > uid);
    },
    numbersSince: async (at) =>
      ascending(await client.search({ since: new Date(at) }, { uid: true })),
    async mails(uids) {
      if (uids.length === 0) return [];
      const query = { uid: true, size: true, internalDate: true, headers: HEADER_FIELDS };
      const found = await client.fetchAll(uids.join(","), query, { uid: true });
      return found
        .map((mail) => ({
          uid: mail.uid,
          lines: mail.headers ?? new Uint8Array(),
          at: arrivedAt(mail),
          size: mail.size ?? 0,
        }))
        .toSorted((one, other) => one.uid - other.uid);
    },
    async source(uid, most) {
      const query = { source: { start: 0, maxLength: most } };
      const found = await client.fetchOne(String(uid), query, { uid: true });
      return found && found.source ? new Uint8Array(found.source) : null;
    },
    close: () => client.close(),
  };
}

interface ImapError extends Error {
  code?: string;
  authenticationFailed?: boolean;
  responseText?: string;
}

/** Without the server's own words, which may have those of a mail; but for a refusal of the login. */
export function inWords(error: unknown, { host, port, folder, login }: MailAccount): string {
  const problem: ImapError = error instanceof Error ? error : new Error(String(error));
  const { code = "", message } = problem;
  const said = problem.responseText ? ` It says: ${problem.responseText.slice(0, 200)}` : "";
  if (problem.authenticationFailed)
    return "password" in login
      ? `The server refuses the user name or the password.${said} Microsoft 365 takes no password: use OAuth2.`
      : `The server refuses the access of OAuth2.${said} Check the permissions of the application, and the user name.`;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return `There is no server ${host}.`;
  if (code === "ECONNREFUSED") return `${host} accepts no connection at port ${port}.`;
  if (/TIMEOUT|TIMEDOUT/i.test(code)) return `${host} does not respond at port ${port}.`;
  if (/CERT|SELF_SIGNED|ALTNAME/.test(code))
    return `The certificate of ${host} is not valid for this name: ${message.slice(0, 200)}.`;
  if (/STARTTLS|ssl|wrong version/i.test(`${code} ${message}`))
    return `${host} offers no encrypted connection at port ${port}: use port 993 with TLS.`;
  if (/NONEXISTENT|Mailbox doesn't exist/i.test(`${problem.responseText} ${message}`))
    return `There is no folder ${folder} in this mailbox.`;
  return `The connection to ${host} failed (${code || problem.name}).${said}`;
}
