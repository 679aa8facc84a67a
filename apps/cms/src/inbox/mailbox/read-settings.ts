import type { Payload } from "payload";
import { openSecret, sealSecret } from "#admin-ui/secret-field/secret-field.ts";
import type { MailAccount } from "#inbox/mailbox/imap.ts";
import { accessToken, type Grant } from "#inbox/mailbox/oauth.ts";
import { MailboxProblem } from "#inbox/mailbox/problem.ts";
import { SECRETS } from "#inbox/mailbox/secrets.ts";
import type { Mailbox } from "#payload-types.ts";
import { inTurn } from "#server/nodes/turns.ts";

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

/** As the database does not have it yet: a new refresh token, and the one that it replaces. */
let unsaved: { stored: string; next: string } | undefined;

/** With the refresh token of now; one that the service replaces is stored before the next use. */
const renewed = (payload: Payload, allowed: readonly string[]): Promise<string> =>
  oneByOne(payload, async () => {
    const grant = grantOf(payload, await read(payload));
    const { refreshToken: stored } = grant;
    if (unsaved?.stored === stored) {
      grant.refreshToken = unsaved.next;
      await keepRotated(payload, unsaved);
    }
    return accessToken(grant, {
      allowed,
      onRotated: (next) => keepRotated(payload, { stored: grant.refreshToken, next }),
    });
  });

async function keepRotated(
  payload: Payload,
  rotated: { stored: string; next: string },
): Promise<void> {
  unsaved = rotated;
  try {
    const { refreshToken } = await read(payload);
    // An admin may have entered another one meanwhile.
    if (secretOf(payload, refreshToken, "refreshToken") === rotated.stored)
      await payload.db.updateGlobal<Partial<Mailbox>>({
        slug: "mailbox",
        data: { refreshToken: sealSecret(payload, rotated.next, SECRETS.refreshToken) },
      });
    unsaved = undefined;
  } catch (error) {
    payload.logger.error({
      err: error,
      msg: "mailbox: the new refresh token could not be stored; the next attempt follows in a minute",
    });
  }
}

// Next bundles this module more than once.
const LINE = Symbol.for("meridian.mailbox-token");

/** A service may accept a refresh token only once: neither this process nor another one uses it meanwhile. */
function oneByOne<T>({ db }: Payload, work: () => Promise<T>): Promise<T> {
  const before: Promise<unknown> = Reflect.get(globalThis, LINE) ?? Promise.resolve();
  const turn = before.then(() => inTurn(db, "mailbox-token", work));
  Reflect.set(
    globalThis,
    LINE,
    turn.catch(() => undefined),
  );
  return turn;
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
    if (!grant.refreshToken) return { accessToken: await accessToken(grant, { allowed }) };
    return { accessToken: await renewed(payload, allowed) };
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
