/** From the environment, at the start. `node settings.ts --check` prints wrong ones and exits. */
import { access, constants, mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Vendor } from "@meridian/intake";
import { readSettings, SettingsError } from "@meridian/settings/read-settings";
import { siteSettings } from "@meridian/settings/site";
import { ensureSecrets } from "../../../../tools/secrets/secrets.mjs";

export { SettingsError } from "@meridian/settings/read-settings";

const root = resolve(import.meta.dirname, "../../../..");

type Read = ReturnType<typeof readEnvironment>;

/** ALTCHA needs nothing; a vendor identifies the site by its key, and us by the secret. */
export type CaptchaChoice =
  | { provider: "altcha" }
  | { provider: Vendor; siteKey: string; secret: string };

type Guards = Read["formGuards"];

/** Tests leave out what they do not limit. */
export type FormGuards = Partial<Guards> & Pick<Guards, "quickestMs">;

/** Read settings, with those that depend on others or on the data folder. Folders are absolute. */
export interface Settings extends Omit<
  Read,
  "cmsUrl" | "cmsPort" | "sitePort" | "captcha" | "formGuards"
> {
  port: number;
  siteUrl: string;
  siteConfig: string;
  contentHost: string;
  contentAliases: readonly string[];
  /** Address of the bundled content host's admin; `undefined`: the host is another one. */
  adminUrl: string | undefined;
  dataDir: string;
  purgeSecret: string;
  formSecret: string;
  formKey: string;
  /** `undefined`: the admin's keys apply, else ALTCHA. */
  captcha?: CaptchaChoice | undefined;
  formGuards: FormGuards;
}

/** The settings as they are written in the environment. Throws `SettingsError`. */
export const readEnvironment = (env: NodeJS.ProcessEnv) => readSettings(siteSettings, env);

/** Secrets not in the environment are in `$DATA_DIR/secrets.json`, created at the first start. */
export async function loadSettings(env: NodeJS.ProcessEnv): Promise<Settings> {
  const read = readEnvironment(env);
  const dataDir = resolve(read.dataDir ?? join(root, "data"));
  await writable(dataDir);
  return { ...derived(read), dataDir, ...(await secretsOf(read, dataDir)) };
}

function derived({ cmsUrl, cmsPort, sitePort, ...read }: Read) {
  const contentHost = read.contentHost ?? `http://127.0.0.1:${cmsPort}`;
  return {
    ...read,
    port: sitePort,
    siteUrl: read.siteUrl ?? `http://localhost:${sitePort}`,
    siteConfig: resolve(read.siteConfig ?? join(import.meta.dirname, "../../site.config.json")),
    contentHost,
    contentAliases: read.contentAliases ?? [
      ...(cmsUrl ? [cmsUrl] : []),
      ...loopbackAliases(contentHost),
    ],
    // Another content host has no inbox of ours, unless CMS_URL is set.
    adminUrl: cmsUrl ?? (read.contentHost === undefined ? contentHost : undefined),
    assetsDir: read.assetsDir && resolve(read.assetsDir),
  };
}

async function secretsOf({ purgeSecret, formSecret, formKey }: Read, dataDir: string) {
  if (purgeSecret && formSecret && formKey) return { purgeSecret, formSecret, formKey };
  const stored = await ensureSecrets(dataDir).catch((error: Error) =>
    Promise.reject(
      new SettingsError([
        `DATA_DIR is ${JSON.stringify(dataDir)}; its secrets cannot be read: ${error.message}`,
      ]),
    ),
  );
  return {
    purgeSecret: purgeSecret ?? stored.purgeSecret,
    formSecret: formSecret ?? stored.formSecret,
    formKey: formKey ?? stored.formKey,
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

/** A host on this machine may link itself by any of its names. */
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
