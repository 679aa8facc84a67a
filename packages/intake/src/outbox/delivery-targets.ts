import type { Clock } from "#clock.ts";
import { unset, type Deliverer, type Target } from "#deliver/deliverer.ts";
import { createHostDeliverer, type HostTargets } from "#deliver/host.ts";
import type { HostForms } from "#host-forms/host-forms.ts";
import { createMailDeliverers, type MailTarget } from "#deliver/mail.ts";
import { createWebhookDeliverer, type WebhookTarget } from "#deliver/webhook.ts";

/** Always the host; the others if set. */
export interface DeliveryTargets {
  host: HostTargets;
  mail?: MailTarget;
  webhook?: WebhookTarget;
}

export function deliverersOf(
  { host, mail, webhook }: DeliveryTargets,
  parts: { fetch: typeof globalThis.fetch; clock: Clock; forms: HostForms },
): Record<Target, Deliverer> {
  const emails = mail && createMailDeliverers(mail);
  return {
    host: createHostDeliverer(host, parts),
    mail: emails?.mail ?? unset("SMTP_URL and MAIL_TO"),
    acknowledgement:
      emails && mail.acknowledge
        ? emails.acknowledgement
        : unset("MAIL_ACKNOWLEDGE=1, SMTP_URL and MAIL_TO"),
    webhook: webhook
      ? createWebhookDeliverer(webhook, parts)
      : unset("WEBHOOK_URL and WEBHOOK_SECRET"),
  };
}

/** The outbox rows of a new submission. */
export const targetsOf = ({ mail, webhook }: DeliveryTargets): Target[] => [
  "host",
  ...(mail ? (["mail"] as const) : []),
  ...(mail?.acknowledge ? (["acknowledgement"] as const) : []),
  ...(webhook ? (["webhook"] as const) : []),
];
