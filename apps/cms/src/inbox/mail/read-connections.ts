import { isEmail } from "@meridian/contract/forms";
import type { Connections } from "@meridian/contract/site-protocol/private-settings";
import type { Payload } from "payload";
import { openSecret } from "#admin-ui/secret-field/secret-field.ts";
import { hostProblem, PASSWORD } from "#inbox/mail/mail-server.ts";
import { addressProblem, USES } from "#inbox/mail/program-fields.ts";
import type { Notification } from "#payload-types.ts";

type Stored = Partial<Notification>;

/** With secrets, for the site only. What lacks a readable secret is not set. */
export async function readConnections(payload: Payload): Promise<Connections> {
  // Without hooks, which hide the secrets.
  const stored: Stored = await payload.db.findGlobal({ slug: "notifications" });
  return {
    mail: mailOf(payload, stored),
    acknowledge: stored.acknowledge ?? [],
    webhook: webhookOf(payload, stored),
    chats: chatsOf(payload, stored),
    captcha: captchaOf(payload, stored),
  };
}

function mailOf(payload: Payload, stored: Stored): Connections["mail"] {
  const { mailHost: host, mailPort, mailUser, sender: from } = stored;
  const password = openSecret(payload, stored.mailPassword, PASSWORD);
  if (!host || !from || !isEmail(from) || hostProblem(host) || password === null) return null;
  return { host, port: mailPort ?? 587, user: mailUser ?? "", password: password ?? "", from };
}

function webhookOf(
  payload: Payload,
  { webhookUrl, webhookSecret }: Stored,
): Connections["webhook"] {
  const secret = openSecret(payload, webhookSecret, USES.webhook);
  return webhookUrl && secret && !addressProblem(webhookUrl) ? { url: webhookUrl, secret } : null;
}

const chatsOf = (payload: Payload, { chats }: Stored): Connections["chats"] =>
  (chats ?? []).flatMap(({ app, address, forms }) => {
    const url = openSecret(payload, address, USES.chat);
    return url && !addressProblem(url)
      ? [{ app, url, ...(forms?.length && { kinds: forms }) }]
      : [];
  });

function captchaOf(payload: Payload, stored: Stored): Connections["captcha"] {
  const { captchaVendor: provider, captchaSiteKey: siteKey, captchaSecret } = stored;
  const secret = openSecret(payload, captchaSecret, USES.captcha);
  return provider && siteKey && secret ? { provider, siteKey, secret } : null;
}
