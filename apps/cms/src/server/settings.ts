/** Settings from the environment; secrets also from `$DATA_DIR/secrets.json`. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { contentHostSettings } from "@meridian/settings/content-host";
import { readSettings as read, SettingsError } from "@meridian/settings/read-settings";

export { SettingsError } from "@meridian/settings/read-settings";

type Environment = Record<string, string | undefined>;
type Secrets = Partial<
  Record<"payloadSecret" | "purgeSecret" | "formKey" | "adminEmail" | "adminPassword", string>
>;
type Read = ReturnType<typeof readEnvironment>;

/** Folders are absolute. */
export interface Settings extends Omit<Read, "cmsUrl" | "cmsPort" | "sitePort" | "purgeUrls"> {
  port: number;
  url: string;
  dataDir: string;
  /** May not exist: its values prefill the form of the site's settings. */
  siteConfig: string;
  payloadSecret: string;
  siteUrl: string;
  /** The first of `purgeUrls`. */
  purgeUrl: string;
  purgeUrls: readonly string[];
  purgeSecret: string;
  trustProxy: number;
}

/** An empty FORM_KEY is valid: the form addresses are open to all. */
const readEnvironment = (env: Environment, { formKey, ...secrets }: Secrets = {}) =>
  read(contentHostSettings, env, env.FORM_KEY === "" ? secrets : { formKey, ...secrets });

/** Throws `SettingsError`. */
export function readSettings(env: Environment, secrets: Secrets = {}): Settings {
  const { cmsUrl, cmsPort: port, sitePort, ...given } = readEnvironment(env, secrets);
  const { payloadSecret, purgeSecret } = given;
  if (!payloadSecret || !purgeSecret)
    throw new SettingsError(
      Object.entries({ PAYLOAD_SECRET: payloadSecret, PURGE_SECRET: purgeSecret }).flatMap(
        ([name, value]) => (value ? [] : [`${name} is not set; it must be at least 16 characters`]),
      ),
    );
  const purgeUrls = given.purgeUrls ?? [`http://127.0.0.1:${sitePort}/purge`];
  return {
    ...given,
    port,
    url: cmsUrl ?? `http://127.0.0.1:${port}`,
    dataDir: dataDirOf(env),
    siteConfig: resolve(
      /* turbopackIgnore: true */ given.siteConfig ?? "apps/site/site.config.json",
    ),
    payloadSecret,
    siteUrl: given.siteUrl ?? `http://localhost:${sitePort}`,
    purgeUrl: purgeUrls[0],
    purgeUrls,
    purgeSecret,
    trustProxy: given.trustProxy ?? 0,
  };
}

/** Absolute; by default `data` in the working folder. */
export const dataDirOf = (env: Environment): string =>
  resolve(/* turbopackIgnore: true */ env.DATA_DIR || "data");

/** Secrets from the first start; empty without a readable file. */
export function readSecrets(dataDir: string): Secrets {
  try {
    return JSON.parse(
      readFileSync(join(/* turbopackIgnore: true */ dataDir, "secrets.json"), "utf8"),
    );
  } catch {
    return {};
  }
}

/** `node src/server/settings.ts --check`: prints wrong settings to stderr and exits with 1. */
function checkAndExit(): void {
  try {
    // The start creates missing secrets.
    readEnvironment(process.env, readSecrets(dataDirOf(process.env)));
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
