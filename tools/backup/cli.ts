/** `npm run backup [-- file]` (servers may run) and `npm run restore -- file [--replace]`. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { databases as contentHostDatabases } from "@meridian/settings/content-host";
import { noteBackup } from "@meridian/settings/last-backup";
import { readSettings } from "@meridian/settings/read-settings";
import { addresses, data } from "@meridian/settings/both-apps";
import { databases as siteDatabases } from "@meridian/settings/site";
import * as v from "valibot";
import { isLastBeforeBaseline } from "../../apps/cms/src/server/migrations/baseline.ts";
import { JOURNAL_VERSION as POSTGRES_JOURNAL } from "../../packages/intake/src/journal/postgres-schema.ts";
import { JOURNAL_VERSION as SQLITE_JOURNAL } from "../../packages/intake/src/journal/sqlite-schema.ts";
import { openBucket } from "./bucket.ts";
import { makeBackup } from "./backup.ts";
import type { Place } from "./databases.ts";
import { restoreBackup, type RestoreOptions } from "./restore.ts";

const root = dirname(dirname(import.meta.dirname));
const USAGE = `npm run backup                          into the folder backups
npm run backup -- <file or folder>
npm run backup -- <folder> --delete-after 14   then removes the folder's backups of more than 14 days
npm run restore -- <file> [--replace]   --replace renames the existing data`;

const {
  version,
}: {
  version: string;
} = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** Schemas that this checkout can open, by its migrations and the last one before the baseline. */
const knows: RestoreOptions["knows"] = {
  content: (kind, schema) =>
    isLastBeforeBaseline(schema) ||
    existsSync(join(root, "apps/cms/src/server/migrations", kind, `${schema}.ts`)),
  journal: (kind, schema) => schema <= (kind === "sqlite" ? SQLITE_JOURNAL : POSTGRES_JOURNAL),
};

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;

/** The named file, or one named by time in the named folder. */
export function backupFile(wanted: string | undefined, now = new Date()): string {
  const path = resolve(root, wanted ?? "backups");
  const isFile =
    wanted !== undefined &&
    !/[\\/]$/.test(wanted) &&
    !(existsSync(path) && statSync(path).isDirectory()) &&
    /\.(tar\.gz|tgz)$/.test(path);
  return isFile
    ? path
    : join(path, `meridian-${now.toISOString().replace(/\.\d+/, "").replaceAll(":", "-")}.tar.gz`);
}

export async function command(
  args: readonly string[],
  place: Place,
  servers: readonly string[],
): Promise<string> {
  const {
    values,
    positionals: [name, path, ...more],
  } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { replace: { type: "boolean" }, "delete-after": { type: "string" } },
  });
  const days = values["delete-after"];
  if (
    name === "backup" &&
    more.length === 0 &&
    !values.replace &&
    (days === undefined || /^[1-9]\d{0,3}$/.test(days))
  ) {
    const now = new Date();
    const backup = await makeBackup(place, backupFile(path, now), `meridian ${version}`);
    const isNoted = await noteBackup(place.dataDir, now).then(
      () => true,
      () => false,
    );
    const removed = days === undefined ? [] : await removeOld(backup.path, Number(days), now);
    return made(backup, removed, isNoted);
  }
  if (name === "restore" && path && more.length === 0 && days === undefined)
    return restored(
      await restoreBackup(resolve(root, path), { place, replace: values.replace, knows, servers }),
    );
  throw new Error(USAGE);
}

const NAMED = /^meridian-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;
const DAY_MS = 86_400_000;

/** Removes backups next to `newest` by the time in their names; other files stay. */
async function removeOld(newest: string, days: number, now: Date): Promise<string[]> {
  const folder = dirname(newest);
  const old = (await readdir(folder)).filter((name) => {
    const [, day, ...time] = NAMED.exec(name) ?? [];
    const age = now.getTime() - Date.parse(`${day}${time.join(":")}Z`);
    return name !== basename(newest) && age > days * DAY_MS;
  });
  for (const name of old) await rm(join(folder, name));
  return old;
}

const made = (
  { path, size, sha256, files, missing, damaged }: Awaited<ReturnType<typeof makeBackup>>,
  removed: readonly string[],
  isNoted: boolean,
): string =>
  [
    `${path}: ${files} files, ${megabytes(size)}`,
    `sha256 ${sha256}`,
    ...removed.map((name) => `removed ${name}, which --delete-after does not keep`),
    ...(isNoted
      ? []
      : ["warning: DATA_DIR is not writable, so the site's figures do not show this backup"]),
    ...damaged.map(
      (file) =>
        `warning: ${file} is damaged and not in this backup; the site begins these counts anew`,
    ),
    ...missing.map(
      (file) =>
        `warning: the database names ${file}, which is missing (it was lost before this backup)`,
    ),
    "It contains secrets and personal data: store it where only you can read it, with a copy on another machine.",
  ].join("\n");

const restored = ({ manifest, aside }: Awaited<ReturnType<typeof restoreBackup>>): string =>
  [
    `Restored ${Object.keys(manifest.files).length} files of the backup made at ${manifest.made} by ${manifest.by}.`,
    ...aside.map((place) => `The previous data was renamed: ${place}`),
    "Now start the content host and the site.",
  ].join("\n");

const settings = v.object({
  ...data,
  contentUrl: contentHostDatabases.databaseUrl,
  journalUrl: siteDatabases.databaseUrl,
  sitePort: addresses.sitePort,
  cmsPort: addresses.cmsPort,
});

if (import.meta.main) {
  try {
    const { dataDir, bucket, sitePort, cmsPort, ...urls } = readSettings(settings, process.env);
    const place = {
      ...urls,
      dataDir: resolve(root, dataDir ?? "data"),
      bucket: bucket && openBucket(bucket),
    };
    const servers = [sitePort, cmsPort].map((port) => `http://127.0.0.1:${port}`);
    process.stdout.write(`${await command(process.argv.slice(2), place, servers)}\n`);
  } catch (error) {
    const { code, message }: NodeJS.ErrnoException =
      error instanceof Error ? error : new Error(String(error));
    process.stderr.write(
      `${code === "ENOSPC" ? "The disk is full; nothing was changed, and no partial file is left." : message}\n`,
    );
    process.exitCode = 1;
  }
}
