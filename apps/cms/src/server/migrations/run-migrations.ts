/**
 * Runs this release's migrations, and reports in plain words what a database holds that they do not
 * fit. Payload compares names only: a migration that was renamed after it had run would run twice.
 */
import type { SQL } from "@payloadcms/db-postgres/drizzle";
import type { BaseDatabaseAdapter, Migration } from "payload";
import { poolOf } from "#server/nodes/pool.ts";

/**
 * Six migrations of 25 November 2026 were joined into one after databases had run some of them. The
 * joined one has the same statements, so only those that are missing run.
 */
const REPLACED =
  /^20261125_\d{6}_(?:company_logins|approval|passkeys|ways_in_and_approval|consent|survey_team)$/;
const REPLACEMENT = /_ways_in_approval_consent$/;

/** "Exists already", of a table, column, index, constraint, type or value: SQLite's words, PostgreSQL's codes. */
const EXISTS = /already exists|duplicate column name/;
const EXISTS_CODES = new Set(["42P07", "42701", "42710"]);

type Up = Migration["up"];
/** What a migration runs its statements on: SQLite's `run`, PostgreSQL's `execute`. */
interface Statements {
  run?(statement: SQL): Promise<unknown>;
  execute?(statements: SQL): Promise<unknown>;
  transaction?<T>(work: (nested: Statements) => Promise<T>): Promise<T>;
}

/** `adapter` with a `migrate` that takes over replaced migrations and explains failures. */
export function explainingMigrations<T extends BaseDatabaseAdapter>(adapter: T): T {
  const migrate = adapter.migrate.bind(adapter);
  adapter.migrate = async (args) => {
    const migrations = args?.migrations ?? [];
    const applied = await namesOfApplied(adapter);
    const unknown = applied.filter((name) => !migrations.some((known) => known.name === name));
    const foreign = unknown.filter((name) => !REPLACED.test(name));
    if (foreign.length > 0) adapter.payload.logger.warn(newerDatabase(foreign));
    const takesOver = foreign.length < unknown.length;
    const run = poolOf(adapter) ? migrate : inOneTransaction(adapter, migrate);
    await run({
      ...args,
      migrations: migrations.map((migration) => ({
        ...migration,
        up: explained(
          migration.name,
          takesOver && REPLACEMENT.test(migration.name) ? onlyMissing(migration.up) : migration.up,
        ),
      })),
    });
  };
  return adapter;
}

/** SQLite: all of an update or nothing of it. Payload has a transaction for each migration. */
function inOneTransaction(
  adapter: BaseDatabaseAdapter,
  migrate: BaseDatabaseAdapter["migrate"],
): BaseDatabaseAdapter["migrate"] {
  return async (args) => {
    const { beginTransaction, commitTransaction, rollbackTransaction } = adapter;
    const id = await adapter.beginTransaction();
    if (id === null) throw new Error("The database began no transaction");
    adapter.beginTransaction = () => Promise.resolve(id);
    adapter.commitTransaction = () => Promise.resolve();
    adapter.rollbackTransaction = () => Promise.resolve();
    try {
      await migrate(args);
    } catch (error) {
      await rollbackTransaction(id);
      throw error;
    } finally {
      Object.assign(adapter, { beginTransaction, commitTransaction, rollbackTransaction });
    }
    await commitTransaction(id);
  };
}

const newerDatabase = (names: readonly string[]): string =>
  `The database was updated by another release with migrations that this release does not have (${names.join(", ")}). If you went back to an older release, restore the backup that was made before the update (docs/operations.md, "Roll back").`;

async function namesOfApplied(adapter: BaseDatabaseAdapter): Promise<string[]> {
  const { payload } = adapter;
  try {
    const { docs } = await payload.find({ collection: "payload-migrations", limit: 0, depth: 0 });
    return docs.flatMap(({ name, batch }) => (name && batch !== -1 ? [name] : []));
  } catch {
    // A new database has no such table yet; any other trouble shows in the migrations themselves.
    return [];
  }
}

const explained =
  (name: string, up: Up): Up =>
  async (args) => {
    try {
      await up(args);
    } catch (error) {
      throw new Error(failure(name, error), { cause: error });
    }
  };

function failure(name: string, error: unknown): string {
  const { message } = causeOf(error);
  return exists(error)
    ? `The database already has what the migration ${name} adds (${message}): it was made by another version of this code. Start the version that last ran on this data folder, or restore a backup of it into an empty folder with this version (docs/operations.md, "Roll back"). Nothing was deleted.`
    : `The migration ${name} failed: ${message}. The database is as it was before: remove the cause and start again, or start the release that ran before.`;
}

/** Drizzle wraps the database's own error. */
const causeOf = (error: unknown): Error & { code?: unknown } =>
  error instanceof Error && error.cause instanceof Error
    ? causeOf(error.cause)
    : error instanceof Error
      ? error
      : new Error(String(error));

function exists(error: unknown): boolean {
  const { message, code } = causeOf(error);
  return EXISTS.test(message) || (typeof code === "string" && EXISTS_CODES.has(code));
}

/** Runs a migration statement by statement and skips those whose table, column or index exists. */
const onlyMissing =
  (up: Up): Up =>
  (given) => {
    // Payload gives every migration its database, of a type per dialect.
    const args = given as { db: Statements };
    const { db } = args;
    const skipping = async (work: () => Promise<unknown>): Promise<void> => {
      try {
        await work();
      } catch (error) {
        if (!exists(error)) throw error;
      }
    };
    return up({
      ...args,
      db: {
        run: (statement: SQL) => skipping(async () => db.run?.(statement)),
        execute: async (statements: SQL) => {
          for (const statement of await oneByOne(statements))
            // A savepoint each: in PostgreSQL a failed statement ends its transaction.
            await skipping(async () => db.transaction?.(async (nested) => nested.execute?.(statement)));
        },
      },
    });
  };

/** PostgreSQL's migrations are one text of many statements. */
async function oneByOne(statements: SQL): Promise<SQL[]> {
  const { sql } = await import("@payloadcms/db-postgres");
  const text = statements.queryChunks
    .flatMap((chunk) =>
      typeof chunk === "object" && chunk !== null && "value" in chunk ? [chunk.value].flat() : [],
    )
    .join("");
  return text
    .split(/;\s*\n/)
    .filter((statement) => statement.trim() !== "")
    .map((statement) => sql.raw(statement));
}
