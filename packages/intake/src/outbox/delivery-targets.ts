import type { ChatApp } from "@meridian/settings/chat-addresses";
import { within } from "@meridian/http/within";
import type { Clock } from "#clock.ts";
import { chatAppsOf, chatSetting, createChatDeliverer, type ChatTarget } from "#deliver/chat.ts";
import { settable, unset, type Deliverer, type Target } from "#deliver/deliverer.ts";
import { createHostDeliverer, type HostTargets } from "#deliver/host.ts";
import type { HostForms } from "#host-forms/host-forms.ts";
import { createMailDeliverers, recipientsOf, type MailTarget, type Sent } from "#deliver/mail.ts";
import { createWebhookDeliverer, type WebhookTarget } from "#deliver/webhook.ts";
import { isForDocument } from "#documents.ts";
import type { Submission } from "#submission.ts";

/** Always the host; the others while they are set, which may change. */
export interface DeliveryTargets {
  host: HostTargets;
  mail?(): MailTarget | undefined;
  webhook?(): WebhookTarget | undefined;
  chat?: ChatTarget;
  /** What differs for the office: its words in place of the page's. Rejects if the host fails. */
  officeFields?(submission: Submission): Promise<Partial<Pick<Submission, "fields" | "source">>>;
}

/** Milliseconds; after them the office gets the words as they were sent. */
const OFFICE_MS = 5000;

const forOffice = (
  deliverer: Deliverer,
  officeFields: DeliveryTargets["officeFields"],
): Deliverer =>
  officeFields
    ? {
        ...deliverer,
        async deliver(job, files, signal) {
          const { submission } = job;
          const own: Awaited<ReturnType<typeof officeFields>> =
            (await within(OFFICE_MS, officeFields(submission)).catch(() => undefined)) ?? {};
          const fields = { ...submission.fields, ...own.fields };
          const source = { ...submission.source, ...own.source };
          return deliverer.deliver(
            { ...job, submission: { ...submission, fields, source } },
            files,
            signal,
          );
        },
      }
    : deliverer;

export function deliverersOf(
  { host, mail, webhook, chat, officeFields }: DeliveryTargets,
  parts: { fetch: typeof globalThis.fetch; clock: Clock; forms: HostForms },
): Record<Target, Deliverer> {
  const email = (name: "mail" | "acknowledgement" | "reply"): Deliverer =>
    settable(() => {
      const target = mail?.();
      return target && createMailDeliverers(target)[name];
    }, MAIL_SETTINGS);
  const hook = settable(() => {
    const target = webhook?.();
    return target && createWebhookDeliverer(target, parts);
  }, "the webhook in the content host's admin (Answer people, Mail), or WEBHOOK_URL and WEBHOOK_SECRET");
  const announced = (app: ChatApp): Deliverer =>
    chat ? createChatDeliverer(app, chat) : unset(chatSetting(app));
  return {
    host: forOffice(createHostDeliverer(host, parts), officeFields),
    mail: forOffice(email("mail"), officeFields),
    acknowledgement: email("acknowledgement"),
    reply: email("reply"),
    webhook: forOffice(hook, officeFields),
    slack: announced("slack"),
    teams: announced("teams"),
  };
}

const MAIL_SETTINGS =
  "the mail server in the content host's admin (Answer people, Mail), or SMTP_URL, and MAIL_TO or MAIL_FROM";

/** The outbox rows of a new submission. */
export function targetsOf(
  { mail, webhook, chat }: DeliveryTargets,
  sent: Sent & Pick<Submission, "variant">,
): Target[] {
  const target = mail?.();
  return [
    "host",
    // Recipients that are not known yet may exist: the row waits for them.
    ...(target && recipientsOf(target, sent)?.length !== 0 ? (["mail"] as const) : []),
    // The link to a document is no courtesy.
    ...(target && (isForDocument(sent) || target.acknowledges(sent.kind))
      ? (["acknowledgement"] as const)
      : []),
    ...(webhook?.() ? (["webhook"] as const) : []),
    ...chatAppsOf(chat, sent.kind),
  ];
}
