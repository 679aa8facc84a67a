/**
 * `npm run backup [-- file-or-folder]` and `npm run restore -- file [--replace]`. The servers may
 * run during a backup, not during a restore.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { secretOf } from "../../packages/contract/src/environment/secret-file.ts";
import { JOURNAL_VERSION as POSTGRES_JOURNAL } from "../../packages/intake/src/journal/postgres-schema.ts";
import { JOURNAL_VERSION as SQLITE_JOURNAL } from "../../packages/intake/src/journal/sqlite-schema.ts";
import { makeBackup } from "./backup.ts";
import type { Place } from "./databases.ts";
import { restoreBackup, type RestoreOptions } from "./restore.ts";

const root = dirname(dirname(import.meta.dirname));
const USAGE = `npm run backup                          into the folder backups
npm run backup -- <file or folder>
npm run restore -- <file> [--replace]   --replace keeps what is there under another name`;

const {
  version,
}: {
  version: string;
} = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** What this checkout can open: the migrations it brings. */
const knows: RestoreOptions["knows"] = {
  content: (kind, schema) =>
    existsSync(join(root, "apps/cms/src/migrations", kind, `${schema}.ts`)),
  journal: (kind, schema) => schema <= (kind === "sqlite" ? SQLITE_JOURNAL : POSTGRES_JOURNAL),
};

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;

/**
 * The file a backup goes to: the one that was named, or one with the time in its name in the folder
 * that was.
 */
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
    options: { replace: { type: "boolean" } },
  });
  if (name === "backup" && more.length === 0 && !values.replace)
    return made(await makeBackup(place, backupFile(path), `meridian ${version}`), place.bucket);
  if (name === "restore" && path && more.length === 0)
    return restored(
      await restoreBackup(resolve(root, path), { place, replace: values.replace, knows, servers }),
    );
  throw new Error(USAGE);
}

const made = (
  { path, size, sha256, files, missing, damaged }: Awaited<ReturnType<typeof makeBackup>>,
  bucket?: string,
): string =>
  [
    `${path}: ${files} files, ${megabytes(size)}`,
    `sha256 ${sha256}`,
    ...damaged.map(
      (file) =>
        `warning: ${file} is damaged and not in this backup; the site begins these counts anew`,
    ),
    ...missing.map(
      (file) =>
        `warning: the database names ${file}, which is not on the disk (it was lost before this backup)`,
    ),
    ...(bucket
      ? [
          `The library's pictures are in the bucket ${bucket} (S3_BUCKET) and not in this backup: keep copies of the bucket by its own means.`,
        ]
      : []),
    "It holds secrets and personal data: keep it where only you can read it, and keep a copy on another machine.",
  ].join("\n");

const restored = ({ manifest, aside }: Awaited<ReturnType<typeof restoreBackup>>): string =>
  [
    `Restored ${Object.keys(manifest.files).length} files of the backup made at ${manifest.made} by ${manifest.by}.`,
    ...aside.map((place) => `What was there before is kept: ${place}`),
    "Now start the content host and the site.",
  ].join("\n");

function addressOf(name: string): string | undefined {
  const read = secretOf(process.env, name);
  if ("problem" in read) throw new Error(read.problem);
  return read.value;
}

if (import.meta.main) {
  const {
    DATA_DIR = join(root, "data"),
    S3_BUCKET,
    SITE_PORT = "3000",
    CMS_PORT = "4000",
  } = process.env;
  try {
    const place = {
      dataDir: resolve(root, DATA_DIR),
      contentUrl: addressOf("CMS_DATABASE_URL"),
      bucket: S3_BUCKET || undefined,
      journalUrl: addressOf("DATABASE_URL"),
    };
    process.stdout.write(
      `${await command(process.argv.slice(2), place, [`http://127.0.0.1:${SITE_PORT}`, `http://127.0.0.1:${CMS_PORT}`])}\n`,
    );
  } catch (error) {
    const { code, message }: NodeJS.ErrnoException =
      error instanceof Error ? error : new Error(String(error));
    process.stderr.write(
      `${code === "ENOSPC" ? "The disk is full; nothing was left behind, nothing was touched." : message}\n`,
    );
    process.exitCode = 1;
  }
}
