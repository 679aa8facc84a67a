/**
 * The content host's settings, from the environment and, where it is silent, from
 * `$DATA_DIR/secrets.json`.
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { withSecretFiles } from "@meridian/contract/environment/secret-files";
import {
  BUCKET_KEYS,
  BUCKET_NAMES,
  bucketOf,
  type BucketPlace,
} from "@meridian/contract/files/bucket-place";
import { readEnvironment, SettingsError } from "@meridian/contract/environment/read";
import { waysInOf, type OidcSettings } from "#server/read-oidc.ts";

export { SettingsError } from "@meridian/contract/environment/read";

export interface Settings {
  /** Port to listen on (`CMS_PORT`). */
  port: number;
  /** Address to bind to (`CMS_HOST`). */
  host: string;
  /** Origin under which editors open the admin (`CMS_URL`). */
  url: string;
  /** Absolute folder that holds `cms.sqlite`, `media/` and `inbox/` (`DATA_DIR`). */
  dataDir: string;
  /**
   * The site's own file (`SITE_CONFIG`), for the form of its settings to begin with; it need not be
   * here.
   */
  siteConfig: string;
  /** PostgreSQL address (`CMS_DATABASE_URL`); without it SQLite in `dataDir`. */
  databaseUrl?: string;
  /** Where the media library lies (`S3_BUCKET` and its like); without it in `dataDir`. */
  bucket?: BucketPlace | undefined;
  payloadSecret: string;
  /** Origin of the public site, for links from the admin (`SITE_URL`). */
  siteUrl: string;
  /** Where the site is asked (the first of `PURGE_URL`); the site of this machine by default. */
  purgeUrl: string;
  /** Where sites are told what changed (`PURGE_URL`). */
  purgeUrls: readonly string[];
  purgeSecret: string;
  /**
   * What the site must send as `x-form-key` (`FORM_KEY`); without it, or set to nothing, anyone may
   * post to the form addresses.
   */
  formKey?: string;
  adminEmail?: string;
  adminPassword?: string;
  /**
   * On this start the user `adminEmail` gets `adminPassword` (`ADMIN_RESET`): the way back in for a
   * locked-out admin.
   */
  adminReset: boolean;
  seedDemo: boolean;
  /**
   * How many proxies stand in front (`CMS_TRUST_PROXY`): whose word is taken for an editor's
   * address.
   */
  trustProxy: number;
  /**
   * How often one address may fail to log in (`LOGIN_RATE_ADDRESS`); `null`: as often as it likes.
   */
  loginRate: { attempts: number; seconds: number } | null;
  /** Least severe lines that are written (`LOG_LEVEL`). */
  logLevel: string;
  /** Whether admins must have a second factor (`REQUIRE_SECOND_FACTOR`). */
  requireSecondFactor: boolean;
  /** Whether passwords let in (`LOGIN_PASSWORDS`). */
  passwordLogin: boolean;
  /** The company's login (`OIDC_…`). */
  oidc?: OidcSettings;
  /** Whether publishing needs no second person, whatever the admin says (`PUBLISH_ALONE`). */
  publishAlone: boolean;
}

type Environment = Record<string, string | undefined>;
type Secrets = Partial<
  Record<"payloadSecret" | "purgeSecret" | "formKey" | "adminEmail" | "adminPassword", string>
>;

/** The settings that the content host reads (`packages/contract/src/environment/declared.ts`). */
const NAMES = [
  "CMS_PORT",
  "CMS_HOST",
  "CMS_URL",
  "CMS_DATABASE_URL",
  ...BUCKET_NAMES,
  "PAYLOAD_SECRET",
  "SITE_URL",
  "PURGE_URL",
  "PURGE_SECRET",
  "FORM_KEY",
  "ADMIN_EMAIL",
  "ADMIN_PASSWORD",
  "ADMIN_RESET",
  "CMS_TRUST_PROXY",
  "LOGIN_RATE_ADDRESS",
  "REQUIRE_SECOND_FACTOR",
  "PUBLISH_ALONE",
  "LOG_LEVEL",
  "SEED_DEMO",
  "OIDC_ISSUER",
  "OIDC_CLIENT_ID",
  "OIDC_CLIENT_SECRET",
  "OIDC_ROLES",
  "OIDC_GROUPS_CLAIM",
  "OIDC_SCOPES",
  "OIDC_LABEL",
  "LOGIN_PASSWORDS",
] as const;

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
/**
 * Whether editors come from elsewhere, over https, which the content host does not speak by itself.
 */
const isPublic = (url = ""): boolean => {
  const { protocol, hostname, pathname } = URL.parse(url) ?? {};
  return protocol === "https:" && pathname === "/" && !LOOPBACK.has(hostname ?? "");
};

/** The settings of `env`, completed by `secrets`. Throws `SettingsError`. */
export function readSettings(env: Environment, secrets: Secrets = {}): Settings {
  const given = Object.fromEntries(
    Object.entries(withSecretFiles(env)).filter(([, value]) => value !== undefined && value !== ""),
  );
  // A port that is no number is named by itself; the addresses made of it need not be.
  const portOr = (value: string | undefined, usual: string): string =>
    /^\d+$/.test(value ?? "") ? String(value) : usual;
  const sitePort = portOr(given.SITE_PORT, "3000");
  const read = readEnvironment(
    {
      CMS_URL: `http://127.0.0.1:${portOr(given.CMS_PORT, "4000")}`,
      // With https somebody stands in front: who is braked at the login depends on it, so that it
      // has to be said.
      CMS_TRUST_PROXY: isPublic(given.CMS_URL) ? undefined : "none",
      SITE_URL: `http://localhost:${sitePort}`,
      PURGE_URL: `http://127.0.0.1:${sitePort}/purge`,
      PAYLOAD_SECRET: secrets.payloadSecret,
      PURGE_SECRET: secrets.purgeSecret,
      FORM_KEY: secrets.formKey,
      ADMIN_EMAIL: secrets.adminEmail,
      // Empty once it was used.
      ADMIN_PASSWORD: secrets.adminPassword || undefined,
      ...given,
      // Set to nothing on purpose: anyone may post.
      ...(env.FORM_KEY === "" && { FORM_KEY: undefined }),
    },
    NAMES,
    [
      "CMS_URL",
      "CMS_TRUST_PROXY",
      "SITE_URL",
      "PURGE_URL",
      "PAYLOAD_SECRET",
      "PURGE_SECRET",
      // A record without its picture is taken back on PostgreSQL alone.
      ...(given.S3_BUCKET ? (["CMS_DATABASE_URL", ...BUCKET_KEYS] as const) : []),
    ],
  );
  const loginRate = read.LOGIN_RATE_ADDRESS;
  return {
    port: read.CMS_PORT,
    host: read.CMS_HOST,
    url: read.CMS_URL,
    dataDir: dataDirOf(env),
    siteConfig: resolve(
      /* turbopackIgnore: true */ env.SITE_CONFIG || "apps/site/site.config.json",
    ),
    databaseUrl: read.CMS_DATABASE_URL,
    bucket: bucketOf(read),
    payloadSecret: read.PAYLOAD_SECRET,
    siteUrl: read.SITE_URL,
    purgeUrl: read.PURGE_URL[0],
    purgeUrls: read.PURGE_URL,
    purgeSecret: read.PURGE_SECRET,
    formKey: read.FORM_KEY,
    adminEmail: read.ADMIN_EMAIL,
    adminPassword: read.ADMIN_PASSWORD,
    adminReset: read.ADMIN_RESET,
    seedDemo: read.SEED_DEMO,
    trustProxy: read.CMS_TRUST_PROXY,
    loginRate: loginRate && { attempts: loginRate.most, seconds: loginRate.seconds },
    logLevel: read.LOG_LEVEL,
    requireSecondFactor: read.REQUIRE_SECOND_FACTOR,
    ...waysInOf(read),
    publishAlone: read.PUBLISH_ALONE,
  };
}

/** The data folder, absolute; `data` beside the working folder by default. */
export const dataDirOf = (env: Environment): string =>
  resolve(/* turbopackIgnore: true */ env.DATA_DIR || "data");

/** The secrets kept by the launcher; none when there is no readable file. */
export function readSecrets(dataDir: string): Secrets {
  try {
    return JSON.parse(
      readFileSync(join(/* turbopackIgnore: true */ dataDir, "secrets.json"), "utf8"),
    );
  } catch {
    return {};
  }
}

// Stands in for a secret that the start makes and writes down, so that the check names only what
// the operator must mend.
const MADE_AT_START = {
  payloadSecret: "made-when-the-server-starts",
  purgeSecret: "made-when-the-server-starts",
};

/**
 * `node src/server/settings.ts --check`: names every wrong setting on stderr and exits 1, before anything
 * long begins.
 */
function checkAndExit(): void {
  try {
    readSettings(process.env, { ...MADE_AT_START, ...readSecrets(dataDirOf(process.env)) });
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    for (const line of error.lines) console.error(`content host: ${line}`);
    process.exitCode = 1;
  }
}

if (
  process.argv.includes("--check") &&
  import.meta.url === pathToFileURL(process.argv[1] ?? "").href
)
  checkAndExit();
