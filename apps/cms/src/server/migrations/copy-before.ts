/**
 * A copy of the database before an update's migrations: the way back for an operator who made no
 * backup (docs/operations.md, "Roll back"). Migrations change nothing else.
 */
import { execFile } from "node:child_process";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { BaseDatabaseAdapter, Payload } from "payload";
import { clientOf } from "#server/nodes/sqlite-client.ts";

const DAY = 86_400_000;
/** As long as the recipes keep backups: a copy has personal data, too. */
const KEPT_DAYS = 14;

const folderIn = (dataDir: string): string => join(/* turbopackIgnore: true */ dataDir, "before-update");

/**
 * Rejects on SQLite if there is no copy: a full disk is no place for migrations. PostgreSQL's host
 * may have no `pg_dump`; then the log says that there is none.
 */
export async function copyBefore(
  adapter: BaseDatabaseAdapter,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string },
): Promise<void> {
  const { logger } = adapter.payload;
  const name = new Date().toISOString().replaceAll(/[:.]/g, "-");
  const file = join(folderIn(dataDir), `${name}.${databaseUrl ? "dump" : "sqlite"}`);
  const partial = `${file}.partial`;
  try {
    await mkdir(folderIn(dataDir), { recursive: true, mode: 0o700 });
    await rm(partial, { force: true });
    if (databaseUrl) await dump(databaseUrl, partial);
    else await clientOf(adapter)?.execute("vacuum into ?", [partial]);
    await rename(partial, file);
    logger.info({ file, msg: "database: copied before its migrations" });
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    const reason = error instanceof Error ? error.message : String(error);
    if (!databaseUrl)
      throw new Error(
        `The database could not be copied before its migrations, which were not run (${reason}). Free space for ${file} and start again; nothing was changed.`,
        { cause: error },
      );
    logger.warn(
      `The database could not be copied before its migrations (${reason}). The way back is a backup that you made before this update (docs/operations.md, "Upgrading").`,
    );
  }
}

/** In the format of `pg_restore`, which runs no commands of the shell that a dump may contain. */
async function dump(url: string, file: string): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  // All users of the machine can read a program's arguments.
  address.password = "";
  const args = ["--format=custom", "--schema=public", "--no-owner", `--file=${file}`];
  await promisify(execFile)("pg_dump", [...args, `--dbname=${address.href}`], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  }).catch((error: NodeJS.ErrnoException & { stderr?: string }) => {
    throw new Error(
      error.code === "ENOENT"
        ? "pg_dump is not installed"
        : (error.stderr?.trim().split("\n").at(-1) ?? error.message),
      { cause: error },
    );
  });
}

export async function removeOldCopies(dataDir: string, now: Date): Promise<void> {
  for (const name of await readdir(folderIn(dataDir)).catch(() => [])) {
    const file = join(folderIn(dataDir), name);
    if ((await stat(file)).mtimeMs < now.getTime() - KEPT_DAYS * DAY) await rm(file);
  }
}

/** Runs now and daily. */
export function keepRemovingCopies({ logger }: Payload, dataDir: string): void {
  const remove = (): void =>
    void removeOldCopies(dataDir, new Date()).catch((err: unknown) =>
      logger.error({ err, msg: "database: old copies could not be removed; next attempt tomorrow" }),
    );
  remove();
  setInterval(remove, DAY).unref();
}
