/**
 * Runs this release's migrations, and reports in plain words what a database holds that they do not
 * fit. Payload compares names only.
 */
import type { BaseDatabaseAdapter, Migration } from "payload";
import {
  isBaseline,
  isBeforeBaseline,
  isLastBeforeBaseline,
  TOO_OLD,
} from "#server/migrations/baseline.ts";
import { copyBefore } from "#server/migrations/copy-before.ts";
import { poolOf } from "#server/nodes/pool.ts";

/** "Exists already", of a table, column, index, constraint, type or value: SQLite's words, PostgreSQL's codes. */
const EXISTS = /already exists|duplicate column name/;
const EXISTS_CODES = new Set(["42P07", "42701", "42710"]);

type Up = Migration["up"];

/** `adapter` with a `migrate` that copies the database, takes over those of the last release before 1.0 and explains failures. */
export function explainingMigrations<T extends BaseDatabaseAdapter>(
  adapter: T,
  place: Parameters<typeof copyBefore>[1],
): T {
  const migrate = adapter.migrate.bind(adapter);
  adapter.migrate = async (args) => {
    const migrations = args?.migrations ?? [];
    await takeOver(adapter, migrations);
    const applied = await namesOfApplied(adapter);
    const foreign = applied.filter(
      (name) => !isBeforeBaseline(name) && !migrations.some((known) => known.name === name),
    );
    if (foreign.length > 0) adapter.payload.logger.warn(newerDatabase(foreign));
    const pending = migrations.filter(({ name }) => !applied.includes(name)).length;
    if (pending > 0 && applied.length > 0) await copyBefore(adapter, place);
    if (pending > 0)
      adapter.payload.logger.info(
        `Preparing the database: ${pending} ${pending === 1 ? "migration" : "migrations"} to run.`,
      );
    const run = poolOf(adapter) ? migrate : inOneTransaction(adapter, migrate);
    await run({
      ...args,
      migrations: migrations.map((migration) => ({
        ...migration,
        up: explained(migration.name, migration.up),
      })),
    });
  };
  return adapter;
}

/**
 * The baseline makes the schema that the last migration before it left: where that one has run, the
 * baseline is recorded as run. An older database has to go through the release that has them.
 */
async function takeOver(adapter: BaseDatabaseAdapter, migrations: Migration[]): Promise<void> {
  const baseline = migrations.find(({ name }) => isBaseline(name));
  const applied = await namesOfApplied(adapter);
  if (!baseline || applied.length === 0 || applied.some(isBaseline)) return;
  if (!applied.some(isLastBeforeBaseline)) throw new Error(TOO_OLD);
  await adapter.payload.create({
    collection: "payload-migrations",
    data: { name: baseline.name, batch: 1 },
  });
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
