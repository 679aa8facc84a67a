/**
 * The content host's settings, from the environment and, where it is silent, from
 * `$DATA_DIR/secrets.json`.
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";

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
  payloadSecret: string;
  /** Origin of the public site, for links from the admin (`SITE_URL`). */
  siteUrl: string;
  /** Where the site is told what changed (`PURGE_URL`); the site of this machine by default. */
  purgeUrl: string;
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
}

/** Settings that are wrong: one line each, with what would be right. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
  readonly lines: string[];

  constructor(lines: string[]) {
    super(lines.join("\n"));
    this.lines = lines;
  }
}

type Environment = Record<string, string | undefined>;
type Secrets = Partial<
  Record<"payloadSecret" | "purgeSecret" | "formKey" | "adminEmail" | "adminPassword", string>
>;

const text = (check: (value: string) => boolean, right: string) =>
  v.pipe(
    v.string(right),
    v.check((value) => check(value), right),
  );
const httpOrigin = (value: string) =>
  URL.canParse(value) &&
  /^https?:$/.test(new URL(value).protocol) &&
  new URL(value).origin === value.replace(/\/$/, "");
const httpAddress = (value: string) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const secret = text(
  (value) => value.length >= 16,
  "a random text of at least 16 characters; `npm start` writes one into secrets.json in DATA_DIR",
);

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];

const schema = v.object({
  CMS_PORT: v.pipe(
    text(
      (value) => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535,
      "a whole number from 1 to 65535",
    ),
    v.transform(Number),
  ),
  CMS_HOST: text(
    (value) => /^[\w.:-]+$/.test(value),
    "an address or host name to listen on, such as 127.0.0.1 or 0.0.0.0",
  ),
  CMS_URL: v.pipe(
    text(httpOrigin, "the origin editors open, such as https://cms.example.com, without a path"),
    v.transform((value) => new URL(value).origin),
  ),
  CMS_DATABASE_URL: v.optional(
    text(
      (value) => /^postgres(ql)?:\/\/./.test(value) && URL.canParse(value),
      "an address such as postgres://user:password@localhost:5432/meridian; leave it out for SQLite",
    ),
  ),
  PAYLOAD_SECRET: secret,
  SITE_URL: v.pipe(
    text(httpAddress, "the address visitors open, such as https://www.example.com"),
    v.transform((value) => new URL(value).origin),
  ),
  PURGE_URL: text(httpAddress, "the site's purge address, such as http://127.0.0.1:3000/purge"),
  PURGE_SECRET: secret,
  FORM_KEY: v.optional(secret),
  ADMIN_EMAIL: v.optional(
    text(
      (value) => /^[^\s@]+@[^\s@]+$/.test(value),
      "the e-mail address the first user logs in with",
    ),
  ),
  ADMIN_PASSWORD: v.optional(
    text((value) => value.length >= 10, "a password of at least 10 characters for the first user"),
  ),
  ADMIN_RESET: text(
    (value) => ["0", "1"].includes(value),
    "1 to give the user ADMIN_EMAIL the password ADMIN_PASSWORD on this start, else 0",
  ),
  CMS_TRUST_PROXY: v.pipe(
    text(
      (value) => value === "none" || /^\d$/.test(value),
      "the number of proxies in front of the content host (1 for one nginx), or none where editors reach it without; guessed passwords are counted by the address it tells",
    ),
    v.transform((value) => (value === "none" ? 0 : Number(value))),
  ),
  LOGIN_RATE_ADDRESS: v.pipe(
    text(
      (value) => readRate(value) !== undefined,
      "so many failed logins in a time, such as 20/10m, or off",
    ),
    v.transform((value) => readRate(value) ?? null),
  ),
  REQUIRE_SECOND_FACTOR: text(
    (value) => ["0", "1"].includes(value),
    "1 to let admins log in with a second factor only, else 0",
  ),
  LOG_LEVEL: text((value) => LOG_LEVELS.includes(value), `one of ${LOG_LEVELS.join(", ")}`),
  SEED_DEMO: text(
    (value) => ["0", "1"].includes(value),
    "0 (start empty) or 1 (fill an empty database with the demo content)",
  ),
});

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
/**
 * Whether editors come from elsewhere, over https, which the content host does not speak by itself.
 */
const isPublic = (url = ""): boolean =>
  httpOrigin(url) && new URL(url).protocol === "https:" && !LOOPBACK.has(new URL(url).hostname);

const SECONDS = { s: 1, m: 60, h: 3600 };

/** `20/10m`; `null` for `off`, `undefined` for what is neither. */
function readRate(value: string): Settings["loginRate"] | undefined {
  if (value === "off") return null;
  const [, attempts, time, unit = "s"] =
    /^([1-9]\d{0,5})\/([1-9]\d{0,5})(s|m|h)?$/.exec(value) ?? [];
  return attempts === undefined
    ? undefined
    : { attempts: Number(attempts), seconds: Number(time) * SECONDS[unit as keyof typeof SECONDS] };
}

const SECRET_VALUES = new Set([
  "PAYLOAD_SECRET",
  "PURGE_SECRET",
  "FORM_KEY",
  "ADMIN_PASSWORD",
  "CMS_DATABASE_URL",
]);

/** The settings of `env`, completed by `secrets`. Throws `SettingsError`. */
export function readSettings(env: Environment, secrets: Secrets = {}): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const port = given.CMS_PORT ?? "4000";
  // A port that is no number is named by itself; the addresses made of it need not be.
  const portOr = (value: string | undefined, usual: string): string =>
    /^\d+$/.test(value ?? "") ? String(value) : usual;
  const sitePort = portOr(given.SITE_PORT, "3000");
  const input = {
    CMS_PORT: port,
    CMS_HOST: "127.0.0.1",
    CMS_URL: `http://127.0.0.1:${portOr(port, "4000")}`,
    ADMIN_RESET: "0",
    // With https somebody stands in front: who is braked at the login depends on it, so that it has
    // to be said.
    CMS_TRUST_PROXY: isPublic(given.CMS_URL) ? undefined : "none",
    LOGIN_RATE_ADDRESS: "20/10m",
    LOG_LEVEL: "info",
    REQUIRE_SECOND_FACTOR: "0",
    SEED_DEMO: "1",
    SITE_URL: `http://localhost:${sitePort}`,
    PURGE_URL: `http://127.0.0.1:${sitePort}/purge`,
    PAYLOAD_SECRET: secrets.payloadSecret,
    PURGE_SECRET: secrets.purgeSecret,
    FORM_KEY: secrets.formKey,
    ADMIN_EMAIL: secrets.adminEmail,
    ADMIN_PASSWORD: secrets.adminPassword,
    ...given,
    // Set to nothing on purpose: anyone may post.
    ...(env.FORM_KEY === "" && { FORM_KEY: undefined }),
  };
  const result = v.safeParse(schema, input);
  if (!result.success)
    throw new SettingsError(
      result.issues.map((issue) =>
        wrongLine(String(issue.path?.[0]?.key), issue.input, issue.message),
      ),
    );
  const { output } = result;
  return {
    port: output.CMS_PORT,
    host: output.CMS_HOST,
    url: output.CMS_URL,
    dataDir: dataDirOf(env),
    siteConfig: resolve(
      /* turbopackIgnore: true */ env.SITE_CONFIG || "apps/site/site.config.json",
    ),
    databaseUrl: output.CMS_DATABASE_URL,
    payloadSecret: output.PAYLOAD_SECRET,
    siteUrl: output.SITE_URL,
    purgeUrl: output.PURGE_URL,
    purgeSecret: output.PURGE_SECRET,
    formKey: output.FORM_KEY,
    adminEmail: output.ADMIN_EMAIL,
    adminPassword: output.ADMIN_PASSWORD,
    adminReset: output.ADMIN_RESET === "1",
    seedDemo: output.SEED_DEMO === "1",
    trustProxy: output.CMS_TRUST_PROXY,
    loginRate: output.LOGIN_RATE_ADDRESS,
    logLevel: output.LOG_LEVEL,
    requireSecondFactor: output.REQUIRE_SECOND_FACTOR === "1",
  };
}

function wrongLine(name: string, value: unknown, right: string): string {
  if (value === undefined) return `${name} is missing: it should be ${right}.`;
  return `${name} is ${SECRET_VALUES.has(name) ? "not right" : JSON.stringify(value)}: it should be ${right}.`;
}

/** The data folder, absolute; `data` beside the working folder by default. */
export const dataDirOf = (env: Environment): string =>
  resolve(/* turbopackIgnore: true */ env.DATA_DIR || "data");

/** The secrets kept by the launcher; none when there is no readable file. */
export function readSecrets(dataDir: string): Secrets {
  try {
    return JSON.parse(
      readFileSync(join(/* turbopackIgnore: true */ dataDir, "secrets.json"), "utf8"),
    ) as Secrets;
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
 * `node src/settings.ts --check`: names every wrong setting on stderr and exits 1, before anything
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
