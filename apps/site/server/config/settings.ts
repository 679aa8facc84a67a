/**
 * The site's settings, read from the environment at boot. `node settings.ts --check` names each
 * wrong one and ends.
 */
import { access, constants, mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { RateLimits, Vendor } from "@meridian/intake";
import * as v from "valibot";
import { ensureSecrets } from "../../../../tools/secrets.mjs";
import * as kinds from "#server/config/setting-kinds.ts";

const root = resolve(import.meta.dirname, "../../../..");

/** Every setting the site knows, in the order of `.env.example`. */
export const environment = v.object({
  SITE_PORT: v.optional(kinds.port, "3000"),
  SITE_BIND: v.optional(kinds.bindAddress),
  SITE_URL: v.optional(kinds.origin),
  SITE_CONFIG: v.optional(kinds.text, join(import.meta.dirname, "../../site.config.json")),
  CONTENT_HOST: v.optional(kinds.hostAddress),
  CONTENT_ALIASES: v.optional(kinds.origins),
  DATA_DIR: v.optional(kinds.text, join(root, "data")),
  TRUST_PROXY: v.optional(kinds.trustedProxies, "none"),
  PAGE_TTL: v.optional(kinds.duration, "60s"),
  PAGE_CACHE_MB: v.optional(kinds.count, "64"),
  PICTURE_CACHE_MB: v.optional(kinds.count, "1024"),
  LOG_LEVEL: v.optional(
    kinds.oneOf("trace", "debug", "info", "warn", "error", "fatal", "silent"),
    "info",
  ),
  PURGE_SECRET: v.optional(kinds.secret),
  FORM_SECRET: v.optional(kinds.secret),
  FORM_KEY: v.optional(kinds.secret),
  FORM_CONTACT_URL: v.optional(kinds.webAddress),
  FORM_RESUME_URL: v.optional(kinds.webAddress),
  FORM_PRICE_REQUEST_URL: v.optional(kinds.webAddress),
  FORM_SURVEY_URL: v.optional(kinds.webAddress),
  FORM_RATE_ADDRESS: v.optional(kinds.rate, "20/10m"),
  FORM_RATE_OVERALL: v.optional(kinds.rate, "600/1m"),
  FORM_QUICKEST: v.optional(kinds.duration, "2s"),
  FORM_UPLOADS: v.optional(kinds.count, "32"),
  CLAMD_URL: v.optional(kinds.clamdUrl),
  CAPTCHA_PROVIDER: v.optional(
    kinds.oneOf("altcha", "turnstile", "hcaptcha", "recaptcha"),
    "altcha",
  ),
  CAPTCHA_SITE_KEY: v.optional(kinds.text),
  CAPTCHA_SECRET: v.optional(kinds.text),
  CAPTCHA_WORK: v.optional(kinds.count, "250"),
  DATABASE_URL: v.optional(kinds.databaseUrl),
  SMTP_URL: v.optional(kinds.smtpUrl),
  MAIL_TO: v.optional(kinds.mailAddresses),
  MAIL_FROM: v.optional(kinds.mailAddress),
  MAIL_ACKNOWLEDGE: v.optional(kinds.oneOf("0", "1"), "0"),
  WEBHOOK_URL: v.optional(kinds.webAddress),
  WEBHOOK_SECRET: v.optional(kinds.secret),
  RETENTION_DAYS: v.optional(kinds.count),
  // The bundled content host's own, for what follows from them here.
  CMS_PORT: v.optional(kinds.port, "4000"),
  CMS_URL: v.optional(kinds.origin),
});

type Environment = v.InferOutput<typeof environment>;

/** Where each form is delivered, when it is not the content host's own address for it. */
export type FormAddresses = Partial<
  Record<"contactForm" | "resumeForm" | "priceRequestForm" | "surveyForm", string>
>;

/** ALTCHA needs nothing; a vendor knows the site by its key, and us by the secret. */
export type CaptchaChoice =
  { provider: "altcha" } | { provider: Vendor; siteKey: string; secret: string };

/** What holds back whoever sends too much, too soon, or what is infected. */
export interface FormGuards {
  rates: RateLimits | undefined;
  quickestMs: number;
  /** Guesses that a visitor's machine makes on average for ALTCHA. */
  captchaWork?: number;
  clamdUrl: string | undefined;
  /** Posts with a file under way at once. */
  uploadsAtOnce?: number;
}

export interface Settings {
  port: number;
  /** `undefined`: every address of the machine, IPv6 and IPv4. */
  bind: string | undefined;
  /**
   * Scheme and host visitors see. Decides canonical addresses, HSTS, and the origin of every
   * request.
   */
  siteUrl: string;
  siteConfig: string;
  /** Where `/api` begins on the content host, without a slash at the end. */
  contentHost: string;
  /**
   * Other origins the host names its own pictures by. They are fetched from `contentHost` all the
   * same.
   */
  contentAliases: readonly string[];
  /** Absolute. The site keeps its caches in `site`, the intake its journal in `intake`. */
  dataDir: string;
  trustProxy: kinds.TrustedProxies;
  /**
   * Milliseconds a page and a reply of the host are taken as fresh when no purge says otherwise.
   */
  pageTtl: number;
  /** Bytes of finished pages in memory. */
  pageCache: number;
  /** Bytes of pictures on disk. */
  pictureCache: number;
  logLevel: Environment["LOG_LEVEL"];
  purgeSecret: string;
  formSecret: string;
  formKey: string;
  formUrls: FormAddresses;
  formGuards: FormGuards;
  captcha: CaptchaChoice;
  databaseUrl: string | undefined;
  /** `undefined`: no letters. */
  mail: { url: string; to: readonly string[]; from: string; acknowledge: boolean } | undefined;
  webhook: { url: string; secret: string } | undefined;
  /** Days after which settled submissions are removed; `undefined`: never. */
  retentionDays: number | undefined;
}

/**
 * What is wrong with the environment: one line for each setting, with name, value and what would be
 * right.
 */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

const SECRETS = /SECRET|KEY$|_URL$/;

/**
 * Reads the environment; an empty text counts as unset. Throws `SettingsError` that names all wrong
 * settings.
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const result = v.safeParse(environment, set);
  if (result.success) return together(result.output);
  throw new SettingsError(
    result.issues
      .map((issue) => {
        const name = String(issue.path?.[0]?.key);
        const came =
          SECRETS.test(name) && !/^(SITE_URL|FORM_\w+_URL)$/.test(name)
            ? "has a value that cannot be used"
            : `is ${JSON.stringify(set[name])}`;
        return `${name} ${came}; it must be ${issue.message}`;
      })
      .join("\n"),
  );
}

/** Settings that mean nothing without each other: half of a way out would be a silent one. */
function together(given: Environment): Environment {
  const wanting = [
    ...vendorSettings(given),
    ...(given.SMTP_URL && !given.MAIL_TO
      ? ["MAIL_TO is not set; with SMTP_URL it must be e-mail addresses, separated by commas"]
      : []),
    ...(!given.SMTP_URL && (given.MAIL_TO || given.MAIL_ACKNOWLEDGE === "1")
      ? [
          "SMTP_URL is not set; with MAIL_TO or MAIL_ACKNOWLEDGE it must be smtp://user:password@host:587 or smtps://…",
        ]
      : []),
    ...(given.WEBHOOK_URL && !given.WEBHOOK_SECRET
      ? ["WEBHOOK_SECRET is not set; with WEBHOOK_URL it must be at least 16 characters"]
      : []),
    ...(!given.WEBHOOK_URL && given.WEBHOOK_SECRET
      ? [
          "WEBHOOK_URL is not set; with WEBHOOK_SECRET it must be a whole address, such as https://example.com/feedback",
        ]
      : []),
  ];
  if (wanting.length > 0) throw new SettingsError(wanting.join("\n"));
  return given;
}

function vendorSettings(given: Environment): string[] {
  if (given.CAPTCHA_PROVIDER === "altcha") return [];
  return (["CAPTCHA_SITE_KEY", "CAPTCHA_SECRET"] as const)
    .filter((name) => !given[name])
    .map(
      (name) =>
        `${name} is not set; with CAPTCHA_PROVIDER=${given.CAPTCHA_PROVIDER} it must be the one the vendor gave you`,
    );
}

/**
 * The settings with their secrets: those the environment does not give come from
 * `$DATA_DIR/secrets.json`, made there on the first start.
 */
export async function loadSettings(env: NodeJS.ProcessEnv): Promise<Settings> {
  const given = readEnvironment(env);
  const dataDir = resolve(given.DATA_DIR);
  await writable(dataDir);
  const whole = given.PURGE_SECRET && given.FORM_SECRET && given.FORM_KEY;
  const kept = whole
    ? undefined
    : await ensureSecrets(dataDir).catch((error: Error) =>
        Promise.reject(
          new SettingsError(
            `DATA_DIR is ${JSON.stringify(dataDir)}; its secrets cannot be had: ${error.message}`,
          ),
        ),
      );
  return {
    ...plain(given),
    dataDir,
    purgeSecret: given.PURGE_SECRET ?? kept?.purgeSecret ?? "",
    formSecret: given.FORM_SECRET ?? kept?.formSecret ?? "",
    formKey: given.FORM_KEY ?? kept?.formKey ?? "",
  };
}

async function writable(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    throw new SettingsError(
      `DATA_DIR is ${JSON.stringify(dataDir)}; it must be a folder this user may write to (${(error as NodeJS.ErrnoException).code})`,
    );
  }
}

function plain(given: Environment) {
  const contentHost = given.CONTENT_HOST ?? `http://127.0.0.1:${given.CMS_PORT}`;
  return {
    port: given.SITE_PORT,
    bind: given.SITE_BIND,
    siteUrl: given.SITE_URL ?? `http://localhost:${given.SITE_PORT}`,
    siteConfig: resolve(given.SITE_CONFIG),
    contentHost,
    contentAliases: given.CONTENT_ALIASES ?? [
      ...(given.CMS_URL ? [given.CMS_URL] : []),
      ...loopbackAliases(contentHost),
    ],
    trustProxy: given.TRUST_PROXY,
    pageTtl: given.PAGE_TTL,
    pageCache: given.PAGE_CACHE_MB * 2 ** 20,
    pictureCache: given.PICTURE_CACHE_MB * 2 ** 20,
    logLevel: given.LOG_LEVEL,
    formUrls: {
      contactForm: given.FORM_CONTACT_URL,
      resumeForm: given.FORM_RESUME_URL,
      priceRequestForm: given.FORM_PRICE_REQUEST_URL,
      surveyForm: given.FORM_SURVEY_URL,
    },
    formGuards: {
      rates: ratesOf(given),
      quickestMs: given.FORM_QUICKEST,
      captchaWork: given.CAPTCHA_WORK,
      clamdUrl: given.CLAMD_URL,
      uploadsAtOnce: given.FORM_UPLOADS,
    },
    captcha: captchaOf(given),
    databaseUrl: given.DATABASE_URL,
    mail:
      given.SMTP_URL && given.MAIL_TO
        ? {
            url: given.SMTP_URL,
            to: given.MAIL_TO,
            from: given.MAIL_FROM ?? given.MAIL_TO[0] ?? "",
            acknowledge: given.MAIL_ACKNOWLEDGE === "1",
          }
        : undefined,
    webhook:
      given.WEBHOOK_URL && given.WEBHOOK_SECRET
        ? { url: given.WEBHOOK_URL, secret: given.WEBHOOK_SECRET }
        : undefined,
    retentionDays: given.RETENTION_DAYS,
  };
}

function captchaOf({
  CAPTCHA_PROVIDER: provider,
  CAPTCHA_SITE_KEY: siteKey = "",
  CAPTCHA_SECRET: secret = "",
}: Environment): CaptchaChoice {
  return provider === "altcha" ? { provider } : { provider, siteKey, secret };
}

const NO_LIMIT = { posts: Number.MAX_SAFE_INTEGER, seconds: 1 };

function ratesOf({
  FORM_RATE_ADDRESS: perAddress,
  FORM_RATE_OVERALL: overall,
}: Environment): RateLimits | undefined {
  return perAddress || overall
    ? { perAddress: perAddress ?? NO_LIMIT, overall: overall ?? NO_LIMIT }
    : undefined;
}

/** A host on this machine calls itself by any of its names. */
function loopbackAliases(host: string): string[] {
  const url = new URL(host);
  const names = ["localhost", "127.0.0.1", "[::1]"];
  return names.includes(url.hostname)
    ? names.map((name) => new URL(`${url.protocol}//${name}${url.port && `:${url.port}`}`).origin)
    : [];
}

if (import.meta.main) {
  try {
    readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message.replace(/^/gm, "site settings: "));
    process.exit(1);
  }
}
