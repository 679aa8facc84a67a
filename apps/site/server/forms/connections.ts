/**
 * Mail server, webhook, chats and captcha: the environment's, else those that an admin has set in the
 * bundled content host. Read at each use, since the admin's may change while the site runs.
 */
import { isIP } from "node:net";
import { domainToASCII } from "node:url";
import type { Fixed } from "@meridian/contract/site-protocol/deliveries";
import type { ReadPrivateSettings } from "@meridian/contract/site-protocol/private-settings";
import { publicAddressOf, publicFetch } from "@meridian/http/public-fetch";
import type { Submission, WebhookTarget } from "@meridian/intake";
import type { ChatAddress } from "@meridian/settings/chat-addresses";
import { captchaWithKeys } from "#server/config/captcha-choice.ts";
import type { CaptchaChoice, Settings } from "#server/config/settings.ts";

interface Mail {
  url: string;
  from: string;
  /** Of forms that have no recipients in the admin. */
  to: readonly string[];
  resolve?: (host: string) => Promise<string>;
  accessToken?: (() => Promise<string>) | undefined;
}

export interface Connections {
  mail(): Mail | undefined;
  acknowledges(kind: Submission["kind"]): boolean;
  webhook(): WebhookTarget | undefined;
  chats(): readonly ChatAddress[];
  /** The captcha that has keys; the site's settings may choose ALTCHA all the same. */
  captcha(): CaptchaChoice;
  fixed(): Fixed;
}

/** The content host's, as the site knows them; `undefined`: it has not responded yet. */
export interface KnownPrivateSettings {
  latest(): ReadPrivateSettings | null | undefined;
  onChange(listener: () => void): void;
  refresh(): Promise<void>;
}

interface Sources {
  settings: Partial<Pick<Settings, "mail" | "webhook" | "chats" | "captcha">>;
  privateSettings?: Pick<KnownPrivateSettings, "latest"> & Partial<KnownPrivateSettings>;
  publicAddress?: ((host: string) => Promise<string>) | undefined;
  /** Default: `publicFetch()`. */
  fetchPublic?: typeof globalThis.fetch | undefined;
}

export function connectionsOf({
  settings,
  privateSettings,
  publicAddress = publicAddressOf,
  fetchPublic = publicFetch(),
}: Sources): Connections {
  const { mail, webhook, chats, captcha } = settings;
  const known = () => privateSettings?.latest()?.connections;
  const currentToken = freshToken(
    () => known()?.mail?.oauth,
    () => privateSettings?.refresh?.(),
  );
  return {
    mail() {
      if (mail) return { url: mail.url, from: mail.from, to: mail.to };
      const own = known()?.mail ?? undefined;
      // A server in a private network is the operator's to name.
      if (!own) return undefined;
      const { from, oauth } = own;
      const accessToken = oauth && currentToken;
      return { url: smtpUrl(own), from, to: [], resolve: publicAddress, accessToken };
    },
    acknowledges: (kind) => mail?.acknowledge ?? known()?.acknowledge.includes(kind) ?? false,
    webhook() {
      const own = known()?.webhook ?? undefined;
      return webhook ?? (own && { ...own, fetch: fetchPublic });
    },
    chats: () => chats ?? known()?.chats.map((chat) => ({ ...chat, kinds: chat.kinds })) ?? [],
    captcha: () => captchaWithKeys({ settings: { captcha }, privateSettings }),
    fixed: () => ({
      ...(mail && { mail: { server: new URL(mail.url).host, from: mail.from } }),
      ...(mail?.acknowledge !== undefined && { acknowledge: mail.acknowledge }),
      ...(webhook && { webhook: new URL(webhook.url).host }),
      ...(chats && { chats: chats.map(({ url }) => new URL(url).host) }),
      ...(captcha && { captcha: captcha.provider }),
    }),
  };
}

/** Milliseconds: the content host's tokens are valid for two minutes at least. */
const TOKEN_AGE_MS = 60_000;

/** The content host renews it; while the host is unreachable the last one applies. */
function freshToken(
  read: () => { accessToken: string; problem: string } | undefined,
  refresh: () => Promise<void> | undefined,
): () => Promise<string> {
  let last = { at: -Infinity, reading: Promise.resolve() };
  return async () => {
    const at = performance.now();
    if (at - last.at > TOKEN_AGE_MS) last = { at, reading: Promise.resolve(refresh()) };
    await last.reading;
    const { accessToken, problem } = read() ?? { accessToken: "", problem: "it was removed" };
    return accessToken || Promise.reject(new Error(problem));
  };
}

type OwnMail = NonNullable<NonNullable<ReadPrivateSettings["connections"]>["mail"]>;

/** Ports on which TLS comes first; on others by STARTTLS. */
const TLS_FIRST = new Set([465, 2465]);

function smtpUrl({ host, port, user, password }: OwnMail): string {
  const login = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@` : "";
  // As in an address: an IPv6 address in brackets, other letters than Latin ones as the DNS has them.
  const name = isIP(host) === 6 ? `[${host}]` : domainToASCII(host);
  return `${TLS_FIRST.has(port) ? "smtps" : "smtp"}://${login}${name}:${port}`;
}
