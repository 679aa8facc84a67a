import type { Payload } from "payload";
import { openSecret } from "#admin-ui/secret-field/secret-field.ts";
import type { MailAccount } from "#inbox/mailbox/imap.ts";
import { accessToken, type Grant } from "#inbox/mailbox/oauth.ts";
import { MailboxProblem } from "#inbox/mailbox/problem.ts";
import { SECRETS } from "#inbox/mailbox/secrets.ts";
import type { Mailbox } from "#payload-types.ts";

/** What replies need. */
export interface AnswerAddress {
  address: string;
  /** Whether each reply has an address of its own. */
  hasTags: boolean;
}

const read = async ({ db }: Pick<Payload, "db">): Promise<Partial<Mailbox>> =>
  db.findGlobal({ slug: "mailbox" });

/** `null`: answers arrive in the mailbox of who replied. */
export async function answerAddress(payload: Payload): Promise<AnswerAddress | null> {
  const { host, address, hasTags } = await read(payload);
  return host && address ? { address, hasTags: hasTags !== false } : null;
}

const PROVIDERS = {
  microsoft: (tenant: string) => ({
    tokenUrl: `https://login.microsoftonline.com/${encodeURIComponent(tenant)}/oauth2/v2.0/token`,
    scope: "https://outlook.office365.com/.default",
  }),
  google: () => ({ tokenUrl: "https://oauth2.googleapis.com/token", scope: "" }),
};

/** Throws `MailboxProblem` for a secret that is missing or cannot be read. */
function secretOf(payload: Payload, stored: unknown, name: keyof typeof SECRETS): string {
  const opened = openSecret(payload, stored, SECRETS[name]);
  if (opened === null)
    throw new MailboxProblem(
      "A secret of the mailbox cannot be read any more, because PAYLOAD_SECRET has changed: enter it again.",
    );
  return opened ?? "";
}

function grantOf(payload: Payload, mailbox: Partial<Mailbox>): Grant {
  const { provider, tenant, tokenUrl, scope, clientId } = mailbox;
  const place =
    provider === "google" || provider === "microsoft"
      ? PROVIDERS[provider](tenant ?? "")
      : { tokenUrl: tokenUrl ?? "", scope: scope ?? "" };
  return {
    ...place,
    clientId: clientId ?? "",
    clientSecret: secretOf(payload, mailbox.clientSecret, "clientSecret"),
    refreshToken: secretOf(payload, mailbox.refreshToken, "refreshToken"),
  };
}

/** `privateHost`: the server that may be in a private network (MAILBOX_HOST). */
export interface Allowed {
  privateHost?: string | undefined;
}

async function loginOf(
  payload: Payload,
  mailbox: Partial<Mailbox>,
  { privateHost }: Allowed,
): Promise<MailAccount["login"]> {
  if (mailbox.login === "oauth") {
    const grant = grantOf(payload, mailbox);
    const url = new URL(grant.tokenUrl);
    const allowed = url.hostname === privateHost ? [url.origin] : [];
    return { accessToken: await accessToken(grant, { allowed }) };
  }
  const password = secretOf(payload, mailbox.password, "password");
  if (password === "") throw new MailboxProblem("The password of the mailbox is not set.");
  return { password };
}

/** `null`: no mailbox is set. Rejects with `MailboxProblem`. */
export async function readAccount(payload: Payload, allowed: Allowed): Promise<MailAccount | null> {
  const mailbox = await read(payload);
  const { port, encryption, user, folder } = mailbox;
  const host = mailbox.host?.trim();
  if (!host) return null;
  return {
    host,
    port: port ?? 993,
    isSecure: encryption !== "starttls",
    user: user ?? "",
    folder: folder || "INBOX",
    isPrivateAllowed: host === allowed.privateHost,
    login: await loginOf(payload, mailbox, allowed),
  };
}

/** For the mail server, which the same application uses (OWN-121). Rejects with `MailboxProblem`. */
export async function mailboxToken(payload: Payload, allowed: Allowed): Promise<string> {
  const login = (await readAccount(payload, allowed))?.login;
  if (login && "accessToken" in login) return login.accessToken;
  throw new MailboxProblem("The mailbox for answers does not log in by OAuth2 any more.");
}
