/**
 * The site's settings, read from the environment at boot. `node settings.ts --check` names each
 * wrong one and ends.
 */
import { access, constants, mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { RateLimits, Vendor } from "@meridian/intake";
import {
  BUCKET_KEYS,
  BUCKET_NAMES,
  bucketOf,
  type BucketPlace,
} from "@meridian/contract/files/bucket-place";
import type { TrustedProxies } from "@meridian/contract/environment/kinds";
import {
  readEnvironment as read,
  SettingsError,
  type Environment as EnvironmentOf,
} from "@meridian/contract/environment/read";
import { cdnOf, cdnProblems, type CdnChoice } from "#server/config/cdn-choice.ts";
import { ensureSecrets } from "../../../../tools/secrets/secrets.mjs";

export { SettingsError } from "@meridian/contract/environment/read";

const root = resolve(import.meta.dirname, "../../../..");

/** The settings that the site reads (`packages/contract/src/environment/declared.ts`). */
const NAMES = [
  "SITE_PORT",
  "SITE_BIND",
  "SITE_URL",
  "SITE_CONFIG",
  "CONTENT_HOST",
  "CONTENT_ALIASES",
  "CONTENT_API",
  "CONTENT_TIMEOUT",
  "HOME_PAGE",
  "DATA_DIR",
  "TRUST_PROXY",
  "PAGE_TTL",
  "PAGE_CACHE_MB",
  "PICTURE_CACHE_MB",
  "LOG_LEVEL",
  "PURGE_SECRET",
  "FORM_SECRET",
  "FORM_KEY",
  "FORM_CONTACT_URL",
  "FORM_RESUME_URL",
  "FORM_PRICE_REQUEST_URL",
  "FORM_SURVEY_URL",
  "FORM_RATE_ADDRESS",
  "FORM_RATE_OVERALL",
  "FORM_QUESTION",
  "FORM_QUESTION_ADDRESS",
  "FORM_QUESTION_OVERALL",
  "FORM_QUICKEST",
  "FORM_UPLOADS",
  "CLAMD_URL",
  "CAPTCHA_PROVIDER",
  "CAPTCHA_SITE_KEY",
  "CAPTCHA_SECRET",
  "CAPTCHA_WORK",
  "DATABASE_URL",
  ...BUCKET_NAMES,
  "REDIS_URL",
  "ASSETS_DIR",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_TRACES_SAMPLER_ARG",
  // Read by OpenTelemetry itself.
  "OTEL_EXPORTER_OTLP_HEADERS",
  "OTEL_SERVICE_NAME",
  "OTEL_RESOURCE_ATTRIBUTES",
  "CDN",
  "CDN_MAX_AGE",
  "CDN_URL",
  "CDN_ID",
  "CDN_TOKEN",
  "SMTP_URL",
  "MAIL_TO",
  "MAIL_FROM",
  "MAIL_ACKNOWLEDGE",
  "WEBHOOK_URL",
  "WEBHOOK_SECRET",
  "RETENTION_DAYS",
  "SECURITY_CONTACT",
  // The bundled content host's own, for what follows from them here.
  "CMS_PORT",
  "CMS_URL",
] as const;

type Environment = EnvironmentOf<(typeof NAMES)[number]>;

/**
 * Where each form is delivered, when it is not the contract's address for it on the content host: an
 * address, or the number of a form there.
 */
export type FormAddresses = Partial<
  Record<"contactForm" | "resumeForm" | "priceRequestForm" | "surveyForm", string>
>;

/** ALTCHA needs nothing; a vendor knows the site by its key, and us by the secret. */
export type CaptchaChoice =
  | { provider: "altcha" }
  | { provider: Vendor; siteKey: string; secret: string };

/** What holds back whoever sends too much, too soon, or what is infected. */
export interface FormGuards {
  rates: RateLimits | undefined;
  /** Whether visitors without script are asked a question; not given, they are. */
  hasQuestion?: boolean;
  /** Of messages that come by it. */
  questionRates?: RateLimits | undefined;
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
  /** Where the bundled content host's admin is opened; `undefined`: the host is another. */
  adminUrl: string | undefined;
  /** What stands there for `/api`. */
  contentApi: string;
  /** Milliseconds a call may take. */
  contentTimeout: number;
  /** Id or slug of the home page; `undefined`: the specification's. */
  homePage: string | undefined;
  /** Absolute. The site keeps its caches in `site`, the intake its journal in `intake`. */
  dataDir: string;
  trustProxy: TrustedProxies;
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
  /** Where visitors' files lie; without it in `intake/files`. */
  bucket?: BucketPlace | undefined;
  /** What several sites share beside the journal. */
  redisUrl: string | undefined;
  /** Where spans and figures are sent, and what share of traces. */
  telemetry?: { endpoint: string; share: number } | undefined;
  /** Absolute: a folder that all nodes share, for the assets of their builds. */
  assetsDir?: string | undefined;
  /** `undefined`: pages are asked of the site each time. */
  cdn?: CdnChoice | undefined;
  /** `undefined`: no emails. */
  mail: { url: string; to: readonly string[]; from: string; acknowledge: boolean } | undefined;
  webhook: { url: string; secret: string } | undefined;
  /** Days after which settled submissions are removed; `undefined`: never. */
  retentionDays: number | undefined;
  /** Whom to tell of a weakness; without one there is no `security.txt`. */
  securityContact?: string;
}

/**
 * Reads the environment; an empty text counts as unset. Throws `SettingsError` that names all wrong
 * settings.
 */
export const readEnvironment = (env: NodeJS.ProcessEnv): Environment => together(read(env, NAMES));

/** Settings that mean nothing without each other: half of a way out would be a silent one. */
function together(given: Environment): Environment {
  const wanting = [
    ...vendorSettings(given),
    ...cdnProblems(given),
    ...(given.S3_BUCKET ? BUCKET_KEYS : [])
      .filter((name) => !given[name])
      .map((name) => `${name} is not set; with S3_BUCKET it must be the one of the bucket's key`),
    ...(given.SMTP_URL && !given.MAIL_TO
      ? ["MAIL_TO is not set; with SMTP_URL it must be e-mail addresses, separated by commas"]
      : []),
    ...(!given.SMTP_URL && (given.MAIL_TO || given.MAIL_ACKNOWLEDGE)
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
  if (wanting.length > 0) throw new SettingsError(wanting);
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
  const dataDir = resolve(given.DATA_DIR ?? join(root, "data"));
  await writable(dataDir);
  const whole = given.PURGE_SECRET && given.FORM_SECRET && given.FORM_KEY;
  const kept = whole
    ? undefined
    : await ensureSecrets(dataDir).catch((error: Error) =>
        Promise.reject(
          new SettingsError([
            `DATA_DIR is ${JSON.stringify(dataDir)}; its secrets cannot be had: ${error.message}`,
          ]),
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
    throw new SettingsError([
      `DATA_DIR is ${JSON.stringify(dataDir)}; it must be a folder this user may write to (${error instanceof Error && "code" in error ? error.code : error})`,
    ]);
  }
}

function plain(given: Environment) {
  const contentHost = given.CONTENT_HOST ?? `http://127.0.0.1:${given.CMS_PORT}`;
  return {
    port: given.SITE_PORT,
    bind: given.SITE_BIND,
    siteUrl: given.SITE_URL ?? `http://localhost:${given.SITE_PORT}`,
    siteConfig: resolve(given.SITE_CONFIG ?? join(import.meta.dirname, "../../site.config.json")),
    contentHost,
    contentAliases: given.CONTENT_ALIASES ?? [
      ...(given.CMS_URL ? [given.CMS_URL] : []),
      ...loopbackAliases(contentHost),
    ],
    // Another content host has no inbox of ours, unless CMS_URL says so.
    adminUrl: given.CMS_URL ?? (given.CONTENT_HOST === undefined ? contentHost : undefined),
    contentApi: given.CONTENT_API,
    contentTimeout: given.CONTENT_TIMEOUT,
    homePage: given.HOME_PAGE,
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
      rates: ratesOf(given.FORM_RATE_ADDRESS, given.FORM_RATE_OVERALL),
      hasQuestion: given.FORM_QUESTION,
      questionRates: ratesOf(given.FORM_QUESTION_ADDRESS, given.FORM_QUESTION_OVERALL),
      quickestMs: given.FORM_QUICKEST,
      captchaWork: given.CAPTCHA_WORK,
      clamdUrl: given.CLAMD_URL,
      uploadsAtOnce: given.FORM_UPLOADS,
    },
    captcha: captchaOf(given),
    databaseUrl: given.DATABASE_URL,
    bucket: bucketOf(given),
    redisUrl: given.REDIS_URL,
    telemetry: given.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT, share: given.OTEL_TRACES_SAMPLER_ARG }
      : undefined,
    assetsDir: given.ASSETS_DIR && resolve(given.ASSETS_DIR),
    cdn: cdnOf(given),
    mail:
      given.SMTP_URL && given.MAIL_TO
        ? {
            url: given.SMTP_URL,
            to: given.MAIL_TO,
            from: given.MAIL_FROM ?? given.MAIL_TO[0] ?? "",
            acknowledge: given.MAIL_ACKNOWLEDGE,
          }
        : undefined,
    webhook:
      given.WEBHOOK_URL && given.WEBHOOK_SECRET
        ? { url: given.WEBHOOK_URL, secret: given.WEBHOOK_SECRET }
        : undefined,
    retentionDays: given.RETENTION_DAYS,
    securityContact: given.SECURITY_CONTACT,
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

type Given = Environment["FORM_RATE_OVERALL"];

function ratesOf(perAddress: Given, overall: Given): RateLimits | undefined {
  const limit = (rate: Given) => (rate ? { posts: rate.most, seconds: rate.seconds } : NO_LIMIT);
  return perAddress || overall
    ? { perAddress: limit(perAddress), overall: limit(overall) }
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
