import { chmod, open } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { BaseDatabaseAdapter, Config, Payload } from "payload";
import { searchingLiterally } from "#server/literal-like.ts";
import { explainingMigrations } from "#server/migrations/run-migrations.ts";
import { poolOf } from "#server/nodes/pool.ts";
import { clientOf } from "#server/nodes/sqlite-client.ts";
import { inTurn } from "#server/nodes/turns.ts";
import { keepingPublished } from "#server/published-versions.ts";
import { refuseReadOnly } from "#server/nodes/weak-database.ts";
import { SqliteClient } from "#server/sqlite/client.ts";
import { inTransactions } from "#server/transactions.ts";

export interface DatabasePlace {
  /** Absolute folder of `cms.sqlite`. */
  dataDir: string;
  /** A PostgreSQL address, used instead. */
  databaseUrl?: string;
}

/** Loads only this dialect's driver. Migrations run at boot. On SQLite our client writes (decision 079). */
export async function openDatabase(place: DatabasePlace): Promise<Config["db"]> {
  const { dataDir, databaseUrl } = place;
  if (databaseUrl) {
    const [{ postgresAdapter }, { ClientInTurn }, { migrations }] = await Promise.all([
      import("@payloadcms/db-postgres"),
      import("#server/nodes/client-in-turn.ts"),
      import("#server/migrations/postgres/index.ts"),
    ]);
    const adapter = postgresAdapter({
      pool: { connectionString: databaseUrl, max: 10, Client: ClientInTurn },
      push: false,
      blocksAsJSON: true,
      allowIDOnCreate: true,
      migrationDir: "src/server/migrations/postgres",
      prodMigrations: migrations,
    });
    return {
      ...adapter,
      init: (args) =>
        migratingInTurn(
          explainingMigrations(
            inTransactions(keepingPublished(searchingLiterally(adapter.init(args)))),
            place,
          ),
        ),
    };
  }
  const [{ sqliteAdapter }, { migrations }] = await Promise.all([
    import("@payloadcms/db-sqlite"),
    import("#server/migrations/sqlite/index.ts"),
  ]);
  const file = join(/* turbopackIgnore: true */ dataDir, "cms.sqlite");
  await ownAlone(file);
  const adapter = sqliteAdapter({
    client: { url: `file:${file}` },
    transactionOptions: {},
    push: false,
    blocksAsJSON: true,
    allowIDOnCreate: true,
    // References in JSON (blocks, rich text) outlive a record: its number is not given again (decision 134).
    autoIncrement: true,
    migrationDir: "src/server/migrations/sqlite",
    prodMigrations: migrations,
  });
  return {
    ...adapter,
    init: (args) => {
      const own = Object.assign(adapter.init(args), { client: new SqliteClient(file) });
      return explainingMigrations(inTransactions(keepingPublished(searchingLiterally(own))), place);
    },
  };
}

/** Several hosts start at once: one migrates, the others find the schema migrated. */
function migratingInTurn<T extends BaseDatabaseAdapter>(adapter: T): T {
  const migrate = adapter.migrate.bind(adapter);
  adapter.migrate = async (args) => {
    await refuseReadOnly(adapter);
    return inTurn(adapter, "migrations", () => migrate(args));
  };
  return adapter;
}

/**
 * Readable for this user only; SQLite gives its log the same mode. A copied file may be readable
 * for everyone; a file system without modes cannot change that.
 */
async function ownAlone(file: string): Promise<void> {
  try {
    await (await open(/* turbopackIgnore: true */ file, "a", 0o600)).close();
    for (const ending of ["", "-wal", "-shm"])
      await chmod(/* turbopackIgnore: true */ file + ending, 0o600).catch(() => undefined);
  } catch {
    // No folder yet (a build of the panel), or no permission, which opening the database reports.
  }
}

/** Payload closes no connection, and never releases its first one: this does not wait for the end. */
export function leaveDatabase({ db }: Payload): void {
  void poolOf(db)?.end();
  clientOf(db)?.close();
}

/**
 * Removes deleted data from SQLite's free pages (a new file has none) and its write-ahead log.
 * PostgreSQL overwrites its own. `false`: another connection reads, and the log may contain deleted
 * data until the next call.
 */
export async function scrub({ db }: Payload): Promise<boolean> {
  const client = clientOf(db);
  if (!client) return true;
  await client.execute("vacuum");
  for (let left = SCRUB_TRIES; ; left -= 1) {
    const { rows } = await client.execute("pragma wal_checkpoint(truncate)");
    if (Number(rows[0]?.busy) === 0) return true;
    if (left === 0) return false;
    await pause(SCRUB_PAUSE_MS);
  }
}

/** Retries to empty the log, and the pause in between. */
const SCRUB_TRIES = 10;
const SCRUB_PAUSE_MS = 100;
