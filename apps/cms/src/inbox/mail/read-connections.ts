import { isEmail } from "@meridian/contract/forms";
import type { Connections } from "@meridian/contract/site-protocol/private-settings";
import { within } from "@meridian/http/within";
import type { Payload } from "payload";
import { openSecret } from "#admin-ui/secret-field/secret-field.ts";
import { hostProblem, PASSWORD } from "#inbox/mail/mail-server.ts";
import { addressProblem, USES } from "#inbox/mail/program-fields.ts";
import { isMailboxProblem } from "#inbox/mailbox/problem.ts";
import { mailboxToken } from "#inbox/mailbox/read-settings.ts";
import type { Notification } from "#payload-types.ts";

type Stored = Partial<Notification>;

/** With secrets, for the site only. What lacks a readable secret is not set. */
export async function readConnections(payload: Payload): Promise<Connections> {
  // Without hooks, which hide the secrets.
  const stored: Stored = await payload.db.findGlobal({ slug: "notifications" });
  return {
    mail: await mailOf(payload, stored),
    acknowledge: stored.acknowledge ?? [],
    webhook: webhookOf(payload, stored),
    chats: chatsOf(payload, stored),
    captcha: captchaOf(payload, stored),
  };
}

async function mailOf(payload: Payload, stored: Stored): Promise<Connections["mail"]> {
  const { mailHost: host, mailPort, mailUser, sender: from } = stored;
  if (!host || !from || !isEmail(from) || hostProblem(host)) return null;
  const server = { host, port: mailPort ?? 587, user: mailUser ?? "", from };
  if (stored.mailLogin === "oauth")
    return { ...server, password: "", oauth: await tokenOrProblem(payload) };
  const password = openSecret(payload, stored.mailPassword, PASSWORD);
  return password === null ? null : { ...server, password: password ?? "" };
}

/** Milliseconds: the site waits five seconds for all settings. A token that arrives later is held. */
const TOKEN_MS = 2500;

async function tokenOrProblem(payload: Payload) {
  const { mailboxHost: privateHost }: { mailboxHost?: string } = payload.config.custom ?? {};
  try {
    const accessToken = await within(TOKEN_MS, mailboxToken(payload, { privateHost }));
    if (accessToken) return { accessToken, problem: "" };
    return { accessToken: "", problem: "The token service has not responded yet." };
  } catch (error) {
    if (!isMailboxProblem(error)) throw error;
    return { accessToken: "", problem: error.message };
  }
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
