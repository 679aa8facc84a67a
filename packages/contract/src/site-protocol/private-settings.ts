/**
 * `POST /api/meridian/v1/private-settings` of the content host, signed by the site: settings that no
 * visitor may read. A host without them replies 404.
 */
import * as v from "valibot";
import { isEmail } from "#forms/check.ts";
import { decrypt, encrypt } from "#site-protocol/encryption.ts";

export const PRIVATE_SETTINGS_PATH = "/api/meridian/v1/private-settings";

/** Of a purge: these settings have changed, and no page. */
export const PRIVATE_SETTINGS_TAG = "private-settings";

export const privateSettingsCall = v.object({ for: v.literal("private-settings"), at: v.number() });
export type PrivateSettingsCall = v.InferOutput<typeof privateSettingsCall>;

/** Addresses of one list. */
export const MOST_RECIPIENTS = 20;

/** Others are dropped: they would be in a header. */
const recipients = v.pipe(
  v.array(v.string()),
  v.transform((addresses) => addresses.filter(isEmail).slice(0, MOST_RECIPIENTS)),
);

export const privateSettings = v.object({
  /** Who receives the notices of new submissions; an empty list: those of the site's environment. */
  recipients: v.object({
    /** By the form's kind, such as `contact`. */
    forms: v.record(v.string(), recipients),
    /** By the path of a vacancy's page, also a former one or in a further language, not encoded. */
    vacancies: v.record(v.string(), recipients),
    /** By the language of the page, then by the form's kind: in place of the form's. */
    languages: v.optional(v.record(v.string(), v.record(v.string(), recipients)), {}),
    /** By the language of the page, then by a vacancy's: in place of the vacancy's (OWN-119). */
    languageVacancies: v.optional(v.record(v.string(), v.record(v.string(), recipients))),
  }),
  /** `connections`, encrypted with PURGE_SECRET; the site stores them like this, too. */
  sealed: v.optional(v.string()),
});
export type PrivateSettings = v.InferOutput<typeof privateSettings>;

/** Servers of others, with their secrets, for which the site's environment names none. */
export const connections = v.object({
  /** By name, with TLS; never in a private network. */
  mail: v.nullable(
    v.object({
      host: v.string(),
      port: v.pipe(v.number(), v.integer()),
      user: v.string(),
      password: v.string(),
      /** In place of the password: a token for the next minutes, or why there is none. */
      oauth: v.optional(v.object({ accessToken: v.string(), problem: v.string() })),
      from: v.pipe(v.string(), v.check(isEmail)),
    }),
  ),
  /** Kinds of forms whose senders get an email that it has arrived. */
  acknowledge: v.array(v.string()),
  /** Never in a private network, as those of chats. */
  webhook: v.optional(v.nullable(v.object({ url: v.string(), secret: v.string() })), null),
  /** Where submissions are announced; `kinds`: of these forms, default: of all. */
  chats: v.optional(
    v.array(
      v.object({
        app: v.picklist(["slack", "teams"]),
        url: v.string(),
        kinds: v.optional(v.array(v.picklist(["contact", "resume", "price-request", "survey"]))),
      }),
    ),
    [],
  ),
  /** The vendor's keys; `null`: ALTCHA, which needs none. */
  captcha: v.optional(
    v.nullable(
      v.object({
        provider: v.picklist(["turnstile", "hcaptcha", "recaptcha"]),
        siteKey: v.string(),
        secret: v.string(),
      }),
    ),
    null,
  ),
});
export type Connections = v.InferOutput<typeof connections>;

/** As the site has them: `connections` decrypted, `null` without or with others' encryption. */
export interface ReadPrivateSettings extends Pick<PrivateSettings, "recipients"> {
  connections: Connections | null;
}

const sealed = v.pipe(v.string(), v.parseJson(), v.object({ at: v.number(), connections }));
const USE = "private settings";

/** `at`: of the call that is answered, so that an earlier answer cannot be sent in its place. */
export const sealConnections = (value: Connections, at: number, secret: string): string =>
  encrypt(JSON.stringify({ at, connections: value }), secret, USE);

/** `null`: altered, or encrypted with another secret. */
export function openConnections(text: string, secret: string): v.InferOutput<typeof sealed> | null {
  const read = v.safeParse(sealed, decrypt(text, secret, USE) ?? "");
  return read.success ? read.output : null;
}
