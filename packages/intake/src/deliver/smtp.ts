import { isIP } from "node:net";
import { Readable } from "node:stream";
import { isBucketError } from "@meridian/files/store/bucket-problem";
import {
  createTransport,
  type SendMailOptions,
  type SMTPTransportOptions as SmtpOptions,
} from "nodemailer";
import type { Clock } from "#clock.ts";
import { mayHaveArrived, type Delivery } from "#deliver/deliverer.ts";
import { retry } from "#deliver/http.ts";
import { unreadable } from "#files.ts";

export interface MailTimes {
  /** To the end of the data, before which nothing can have arrived. */
  wholeMs: number;
  /** For connection and greeting. */
  silenceMs: number;
  /** For the reply to the whole email (RFC 5321, 4.5.3.2.6: ten minutes). */
  answerMs: number;
}

export const MAIL_TIMES: MailTimes = { wholeMs: 40_000, silenceMs: 10_000, answerMs: 600_000 };
/** Above our limits: nodemailer closes a connection without naming the phase. */
const SOCKET_MS = MAIL_TIMES.answerMs + 60_000;

export interface MailServer {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  /** The IP address to connect to, for a server that must be public; rejects with the reason. */
  resolve?: ((host: string) => Promise<string>) | undefined;
  /** By OAuth2 (XOAUTH2) in place of the password; rejects with the reason. */
  accessToken?: (() => Promise<string>) | undefined;
}

interface Smtp extends MailServer {
  times: MailTimes;
  clock: Clock;
  /** Each line of the server. */
  onLine?(line: string): void;
}

/** Throws if `signal` is aborted before the end of the data. */
export async function sendEmail(
  email: SendMailOptions,
  smtp: Smtp,
  signal: AbortSignal,
): Promise<Delivery> {
  const { times, clock } = smtp;
  const server = await addressOf(smtp).catch((error: SmtpError) => error);
  if (server instanceof NoToken) return retry(`the login has no token: ${server.message}`);
  if (server instanceof Error) return retry(`could not be reached: ${nameProblem(server)}`);
  const phase = watchPhase(times, clock);
  const transport = transportTo(server, smtp);
  transport.use("stream", (mail, done) => {
    mail.message.processFunc((input) => Readable.from(phase.watch(input), { objectMode: false }));
    done();
  });
  try {
    const { rejected } = await transport.sendMail({
      ...email,
      signal: AbortSignal.any([signal, phase.signal]),
    });
    return rejected.length === 0
      ? { outcome: "delivered" }
      : {
          outcome: "delivered",
          note: `${rejected.length} of the recipients were refused by the mail server`,
        };
  } catch (error) {
    const problem: SmtpError = error instanceof Error ? error : new Error(String(error));
    if (phase.isHanded() && problem.responseCode === undefined)
      return { outcome: "refused", error: mayHaveArrived(silenceOf(signal, phase.signal, times)) };
    if (signal.aborted) throw error;
    return phase.signal.aborted
      ? retry(`not accepted within ${times.wholeMs} ms`)
      : verdict(problem);
  } finally {
    phase.end();
  }
}

type ServerAddress = Pick<SmtpOptions, "url" | "host" | "port" | "secure" | "servername" | "auth">;

/** With `resolve` by its IP address: another look-up could find another one. */
async function addressOf({ url, resolve, accessToken }: Smtp): Promise<ServerAddress> {
  if (!resolve && !accessToken) return { url };
  const { protocol, hostname, port, username, password } = new URL(url);
  // An IPv6 address has brackets in an address only.
  const name = hostname.replace(/^\[|\]$/g, "");
  return {
    host: (await resolve?.(name)) ?? name,
    ...(isIP(name) === 0 && { servername: name }),
    port: Number(port),
    secure: protocol === "smtps:",
    ...(username && {
      auth: {
        user: decodeURIComponent(username),
        ...(accessToken
          ? { type: "OAuth2" as const, accessToken: await tokenOf(accessToken) }
          : { pass: decodeURIComponent(password) }),
      },
    }),
  };
}

class NoToken extends Error {}

const tokenOf = (accessToken: () => Promise<string>): Promise<string> =>
  accessToken().catch((error: unknown) =>
    Promise.reject(new NoToken(error instanceof Error ? error.message : String(error))),
  );

const transportTo = (address: ServerAddress, { url, resolve, times, onLine }: Smtp) =>
  createTransport({
    ...address,
    connectionTimeout: times.silenceMs,
    greetingTimeout: times.silenceMs,
    dnsTimeout: times.silenceMs,
    socketTimeout: SOCKET_MS,
    requireTLS: resolve !== undefined || needsTls(url),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(onLine && { transactionLog: true, logger: serverLines(onLine) }),
  });

/** A log of nodemailer's that has only the server's replies. */
function serverLines(onLine: (line: string) => void) {
  const none = (): void => undefined;
  const debug = (entry: unknown, line?: unknown): void => {
    if (Object(entry).tnx === "server") onLine(String(line));
  };
  return { trace: none, debug, info: none, warn: none, error: none, fatal: none, level: none };
}

/**
 * Detects when the server has the whole email, and aborts `signal` if a phase takes too long. The
 * connection reads the message only after the server's reply to DATA.
 */
function watchPhase({ wholeMs, answerMs }: MailTimes, clock: Clock) {
  const over = new AbortController();
  let isHanded = false;
  let cancel = clock.after(wholeMs, () => over.abort());
  return {
    signal: over.signal,
    isHanded: () => isHanded,
    end: () => cancel(),
    async *watch(message: NodeJS.ReadableStream) {
      yield* message;
      isHanded = true;
      cancel();
      cancel = clock.after(answerMs, () => over.abort());
    },
  };
}

function silenceOf(stop: AbortSignal, over: AbortSignal, { answerMs }: MailTimes): string {
  if (stop.aborted) return "the site was stopped after the mail server had the whole email";
  return over.aborted
    ? `the mail server had the whole email and did not answer within ${answerMs / 60_000} minutes`
    : "the connection broke after the mail server had the whole email";
}

/** A password needs encryption, except to this machine. */
function needsTls(address: string): boolean {
  const { protocol, username, hostname } = new URL(address);
  return (
    protocol === "smtp:" &&
    username !== "" &&
    !["localhost", "127.0.0.1", "[::1]"].includes(hostname)
  );
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  response?: string;
}

/**
 * Only a 5xx to this email's envelope or text is a refusal. Failures of login, greeting and
 * connection show as the age of waiting messages.
 */
function verdict(error: SmtpError): Delivery {
  const { code, responseCode } = error;
  if (responseCode === undefined) return withoutAnswer(error);
  // The server's text quotes the recipient, possibly the visitor: only its numbers are logged.
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(error.response ?? "")?.[1];
  const answered = `answered ${responseCode}${status ? ` ${status}` : ""}`;
  return responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE")
    ? { outcome: "refused", error: answered }
    : retry(
        code === "EAUTH"
          ? `${answered} to the login: check user and password (Answer people, Mail, or SMTP_URL)`
          : answered,
      );
}

function withoutAnswer(error: SmtpError): Delivery {
  if (error.code === "ENOENT" || isBucketError(error)) return retry(unreadable(error));
  if (error.code === "EENVELOPE" || error.code === "EMESSAGE")
    return {
      outcome: "refused",
      error: `cannot be sent as it is (${error.code}): an address or a size that the mail server does not accept`,
    };
  return retry(`could not be reached: ${problemOf(error)}`);
}

const nameProblem = ({ code, message }: SmtpError): string =>
  code === "ENOTFOUND" ? "there is no server of this name" : (code ?? message);

/** TLS reports certificate errors by code or text, without visitors' data. */
const problemOf = (error: SmtpError): string =>
  error.code === "ETLS" || error.code === "ESOCKET"
    ? error.message.slice(0, 120)
    : error.code || error.name;
