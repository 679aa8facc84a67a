import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { domainToASCII } from "node:url";
import { markedName } from "@meridian/files/store/file-marks";
import { ENGLISH, type Language } from "@meridian/messages/language";
import { isEmail } from "@meridian/contract/forms";
import { within } from "@meridian/http/within";
import type { SendMailOptions } from "nodemailer";
import { systemClock, type Clock } from "#clock.ts";
import { mayHaveArrived, type Deliverer } from "#deliver/deliverer.ts";
import { isForDocument, type MailedDocument } from "#documents.ts";
import { acknowledgementOf, documentEmailOf, noticeOf } from "#deliver/email.ts";
import { replyOf } from "#deliver/reply.ts";
import { MAIL_TIMES, sendEmail, type MailServer, type MailTimes } from "#deliver/smtp.ts";
import { retry } from "#deliver/http.ts";
import { unreadable, type IntakeFiles } from "#files.ts";
import type { Job } from "#journal/journal.ts";
import { formOf } from "#kinds.ts";
import type { Submission } from "#submission.ts";

export interface MailTarget extends MailServer {
  from: string;
  /** Of the company's emails. */
  to: readonly string[];
  /**
   * Of one message's email, in place of `to`. Read at each attempt, so that a corrected address helps
   * messages that wait. `undefined`: not known yet.
   */
  recipientsOf?(sent: Sent): readonly string[] | undefined;
  /** Whether the senders of this form get an email. */
  acknowledges(kind: Submission["kind"]): boolean;
  site: string;
  brand: string;
  /** Of the visitor's email; default: English. */
  languageOf?(submission: Submission): Language;
  /** Address of the admin, if the content host has the inbox, for the notice's link. */
  admin?: string | undefined;
  /** The title of the vacancy at this path, from the content host. */
  vacancyAt?(page: string): Promise<string | undefined>;
  /** Of the company's email; default: English. */
  officeLanguage?(): Language;
  /** `null`: the host has no such document any more. Rejects if the host fails. */
  documentOf?(submission: Submission): Promise<MailedDocument | null>;
}

export type Sent = Pick<Submission, "kind" | "page" | "source">;

/** An empty list: no one; `undefined`: not known yet. */
export const recipientsOf = (target: MailTarget, sent: Sent): readonly string[] | undefined =>
  target.recipientsOf ? target.recipientsOf(sent) : target.to;

const NO_ONE =
  "no one is set to receive it: name recipients in the content host (Answer people, Mail) or in MAIL_TO";

const TITLE_MS = 5000;

/** A text: why it cannot be sent yet. */
type Compose = (job: Job, files: IntakeFiles) => Promise<SendMailOptions | string | null>;

/** The company's email with the files, the visitor's, and a colleague's reply. Each is a target. */
export function createMailDeliverers(
  target: MailTarget,
  times: MailTimes = MAIL_TIMES,
  clock: Clock = systemClock,
): { mail: Deliverer; acknowledgement: Deliverer; reply: Deliverer } {
  const { url, resolve, accessToken } = target;
  const smtp = { url, resolve, accessToken, times, clock };
  const domain = domainToASCII(target.from.split("@").at(-1) ?? "") || "localhost";
  // Equal in each repeat, so that a mailbox shows one email.
  const messageId = ({ submission }: Job, use: string): string =>
    `<${submission.id}.${use}@${domain}>`;
  return {
    mail: mailer(target, smtp, async (job, files) => {
      const to = recipientsOf(target, job.submission) ?? [];
      if (to.length === 0) return NO_ONE;
      return {
        ...noticeOf(job.submission, {
          ...target,
          vacancy: await vacancyOf(job.submission, target),
          office: target.officeLanguage?.() ?? ENGLISH,
        }),
        messageId: messageId(job, "notice"),
        to: [...to],
        replyTo: replyTo(job.submission),
        attachments: await attached(job, files),
      };
    }),
    acknowledgement: mailer(target, smtp, async (job) => {
      const to = visitorOf(job.submission);
      const language = target.languageOf?.(job.submission) ?? ENGLISH;
      const email = await visitorsEmail(job.submission, target, language);
      if (typeof email === "string") return email;
      // Prevents automatic replies, which could loop.
      return to
        ? {
            ...email,
            messageId: messageId(job, "acknowledgement"),
            to,
            headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
          }
        : null;
    }),
    reply: onceOnly(
      mailer(target, smtp, async (job, files) => ({
        ...replyOf(job.submission, target),
        messageId: messageId(job, "reply"),
        attachments: await attached(job, files),
      })),
    ),
  };
}

/** The link to a document is made at each attempt, so that it is valid from then on. */
async function visitorsEmail(submission: Submission, target: MailTarget, language: Language) {
  const options = { ...target, language };
  if (!isForDocument(submission)) return acknowledgementOf(submission, options);
  const found = await within(
    TITLE_MS,
    target.documentOf?.(submission) ?? Promise.resolve(null),
  ).catch(() => undefined);
  return found === undefined
    ? "the content host did not say which document was requested"
    : documentEmailOf(found, options);
}

/** A letter to a person is not repeated without a colleague: its server may have it. */
const onceOnly = (mail: Deliverer): Deliverer => ({
  ...mail,
  deliver: async (job, files, signal) =>
    job.isInDoubt
      ? { outcome: "refused", error: mayHaveArrived("the site stopped while it was being sent") }
      : mail.deliver(job, files, signal),
});

const attached = (
  { submission }: Job,
  files: IntakeFiles,
): Promise<NonNullable<SendMailOptions["attachments"]>> =>
  Promise.all(
    submission.files.map(async ({ id, name, type }) => ({
      filename: markedName(name, type),
      contentType: type,
      content: Readable.fromWeb((await files.read(id, type)).stream() as NodeReadableStream),
    })),
  );

/** Not the posted title, which a visitor could invent. */
async function vacancyOf(
  { kind, page }: Submission,
  { vacancyAt }: Pick<MailTarget, "vacancyAt">,
): Promise<string | undefined> {
  if (kind !== "resume" || !vacancyAt) return undefined;
  return within(TITLE_MS, vacancyAt(page)).catch(() => undefined);
}

/** The visitor's address, if valid. */
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

/**
 * None if the part before the @ is not ASCII: the header would need SMTPUTF8 for the whole email
 * (RFC 6531), which nodemailer requests by the envelope only, and a server without it rejects the
 * email. The body has the address. The domain is sent in ASCII.
 */
function replyTo(submission: Submission): ReturnType<typeof visitorOf> {
  const visitor = visitorOf(submission);
  return /^[^@\u0080-\uffff]+@/.test(visitor?.address ?? "") ? visitor : undefined;
}

const mailer = (
  target: MailTarget,
  smtp: Parameters<typeof sendEmail>[1],
  compose: Compose,
): Deliverer => ({
  async deliver(job, files, signal) {
    const email = await compose(job, files).catch(unreadable);
    if (typeof email === "string") return retry(email);
    if (!email) return { outcome: "refused", error: "the form has no email address to reply to" };
    // The name is a setting and may change.
    return sendEmail(
      { from: { name: target.brand, address: target.from }, ...email },
      smtp,
      signal,
    );
  },
});
