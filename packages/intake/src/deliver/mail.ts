import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { markedName } from "@meridian/contract/files/file-marks";
import { isBucketError } from "@meridian/contract/files/bucket-problem";
import { isEmail } from "@meridian/contract/forms";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Deliverer, Delivery } from "#deliver/deliverer.ts";
import { retry } from "#deliver/http.ts";
import { acknowledgementOf, noticeOf } from "#deliver/email.ts";
import { unreadable, type IntakeFiles } from "#files.ts";
import type { Job } from "#journal/journal.ts";
import { formOf } from "#kinds.ts";
import type { Submission } from "#submission.ts";

export interface MailTarget {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  from: string;
  to: readonly string[];
  /** Whether the visitor gets an email too. */
  acknowledge: boolean;
  /** The site's address, for the emails. */
  site: string;
  brand: string;
}

/**
 * Milliseconds for one email from first to last, and for each silence in between. Well under a
 * lease.
 */
const WHOLE_MS = 40_000;
const SILENCE_MS = 10_000;

export interface MailTimes {
  wholeMs: number;
  silenceMs: number;
}

type Compose = (job: Job, files: IntakeFiles) => Promise<SendMailOptions | null>;

/**
 * The two emails of a submission, each a target of its own: the company's, with the files, and the
 * visitor's.
 */
export function createMailDeliverers(
  target: MailTarget,
  times: MailTimes = { wholeMs: WHOLE_MS, silenceMs: SILENCE_MS },
): { mail: Deliverer; acknowledgement: Deliverer } {
  const domain = target.from.split("@").at(-1) ?? "localhost";
  // The same in each repeat, so that a mailbox shows one email however often it was handed over.
  const messageId = ({ submission }: Job, use: string): string =>
    `<${submission.id}.${use}@${domain}>`;
  return {
    mail: mailer(target, times, async (job, files) => ({
      ...noticeOf(job.submission, target.site),
      messageId: messageId(job, "notice"),
      to: [...target.to],
      replyTo: visitorOf(job.submission),
      attachments: await Promise.all(
        job.submission.files.map(async ({ id, name, type }) => ({
          filename: markedName(name, type),
          contentType: type,
          // The DOM's type of the same stream.
          content: Readable.fromWeb((await files.read(id, type)).stream() as NodeReadableStream),
        })),
      ),
    })),
    acknowledgement: mailer(target, times, async (job) => {
      const to = visitorOf(job.submission);
      // Tells other machines not to answer, or two of them would write to each other for ever.
      return to
        ? {
            ...acknowledgementOf(job.submission, target),
            messageId: messageId(job, "acknowledgement"),
            to,
            headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
          }
        : null;
    }),
  };
}

/** The visitor's address, where the form has one and it is one. */
export function addressOf({
  kind,
  variant,
  fields,
}: Pick<Submission, "kind" | "variant" | "fields">): string | undefined {
  const field = formOf(kind, variant)?.fields.find(({ type }) => type === "email");
  const address = field && fields[field.name];
  return address && isEmail(address) ? address : undefined;
}

function visitorOf(submission: Submission): { name: string; address: string } | undefined {
  const address = addressOf(submission);
  return address === undefined ? undefined : { name: "", address };
}

function mailer(
  target: MailTarget,
  { wholeMs, silenceMs }: MailTimes,
  compose: Compose,
): Deliverer {
  const transport = createTransport({
    url: target.url,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    requireTLS: needsTls(target.url),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver(job, files, signal) {
      const whole = AbortSignal.timeout(wholeMs);
      try {
        const email = await compose(job, files);
        if (!email)
          return { outcome: "refused", error: "the form has no e-mail address to answer to" };
        const { rejected } = await transport.sendMail({
          // The name is a setting that may change while the site runs.
          from: { name: target.brand, address: target.from },
          ...email,
          signal: AbortSignal.any([signal, whole]),
        });
        return rejected.length === 0
          ? { outcome: "delivered" }
          : {
              outcome: "delivered",
              note: `${rejected.length} of the addresses in MAIL_TO were refused by the mail server`,
            };
      } catch (error) {
        if (signal.aborted) throw error;
        return whole.aborted
          ? retry(`not taken within ${wholeMs} ms`)
          : verdict(error instanceof Error ? error : new Error(String(error)));
      }
    },
  };
}

/** A password goes over an encrypted line or not at all; a server on this machine needs none. */
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
 * Refused is what the server says of this email (5xx to its envelope or its text). Of login,
 * greeting and the line itself a person is told by the age of what waits.
 */
function verdict(error: SmtpError): Delivery {
  const { code, responseCode } = error;
  if (responseCode === undefined) return withoutAnswer(error);
  // The server's words quote the recipient, who may be the visitor: only its numbers are repeated.
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(error.response ?? "")?.[1];
  const answered = `answered ${responseCode}${status ? ` ${status}` : ""}`;
  return responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE")
    ? { outcome: "refused", error: answered }
    : retry(code === "EAUTH" ? `${answered} to the login: check SMTP_URL` : answered);
}

function withoutAnswer(error: SmtpError): Delivery {
  if (error.code === "ENOENT" || isBucketError(error)) return retry(unreadable(error));
  if (error.code === "EENVELOPE" || error.code === "EMESSAGE")
    return {
      outcome: "refused",
      error: `cannot be sent as it is (${error.code}): an address or a size that the mail server does not take`,
    };
  return retry(`could not be reached: ${problemOf(error)}`);
}

/** TLS tells by code or in words what is wrong with a certificate; neither names a visitor. */
const problemOf = (error: SmtpError): string =>
  error.code === "ETLS" || error.code === "ESOCKET"
    ? error.message.slice(0, 120)
    : error.code || error.name;
