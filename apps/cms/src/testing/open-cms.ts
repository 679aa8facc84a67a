/**
 * A content host for a test: Payload's local API on a SQLite file of its own, in a folder of its
 * own.
 */
import { mkdtemp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getPayload, type Migration, type Payload } from "payload";
import { buildCms } from "#host/build-cms.ts";
import { openPreparer, type OpenPreparer } from "#library/preparer.ts";
import { leaveDatabase, surviveBrokenConnections } from "#server/nodes/pool.ts";
import { clearIncoming } from "#inbox/store-file.ts";
import { readSettings, type Settings } from "#server/settings.ts";

export interface TestCms {
  payload: Payload;
  settings: Settings;
  close(): Promise<void>;
}

const SECRET = "of-no-value-outside-the-tests";

/**
 * Settings that differ from the usual; a test that fails to log in on purpose need not wait.
 * `oldest`: with the schema of the first release.
 */
export type TestSettings = Partial<Settings> & { loginFloor?: number; oldest?: boolean };

/**
 * A database that is up to date, with nothing in it: the migrations take a second, and are run once in a
 * process. Every later host begins with a copy.
 */
let upToDate: Buffer | undefined;

/** Of the process: its threads end by themselves when they have nothing to do. */
let preparer: OpenPreparer | undefined;

/** Through the connection that is there: one of another library, closed, would take its locks from it. */
async function copyOf({ db }: Payload, dataDir: string): Promise<Buffer> {
  const adapter: object = db;
  if (!("client" in adapter)) throw new Error("this database is not SQLite's");
  const { execute } = adapter.client as { execute: (statement: object) => Promise<unknown> };
  const copy = join(dataDir, "copy.sqlite");
  await execute.call(adapter.client, { sql: "vacuum into ?", args: [copy] });
  const bytes = await readFile(copy);
  await rm(copy);
  return bytes;
}

/** On SQLite, or on the PostgreSQL database that is named. */
export async function openTestCms({
  oldest = false,
  databaseUrl,
  ...different
}: TestSettings = {}): Promise<TestCms> {
  const dataDir = await mkdtemp(join(tmpdir(), "cms-test-"));
  for (const folder of ["media", "inbox"]) await mkdir(join(dataDir, folder));
  await clearIncoming(join(dataDir, "inbox"));
  const own = readSettings(
    { DATA_DIR: dataDir, CMS_DATABASE_URL: databaseUrl },
    {
      payloadSecret: SECRET,
      purgeSecret: SECRET,
      adminEmail: "admin@example.com",
      adminPassword: "a-test-password",
    },
  );
  const settings = { ...own, ...different };
  preparer ??= openPreparer();
  const isNew = databaseUrl === undefined && !oldest;
  if (isNew && upToDate) await writeFile(join(dataDir, "cms.sqlite"), upToDate);
  const config = buildCms(settings, { logger: { options: { level: "silent" } } });
  const payload = await getPayload({ config, key: dataDir });
  surviveBrokenConnections(payload);
  // At boot Payload does this by itself, in production only.
  const migrations = payload.db.prodMigrations as Migration[];
  await payload.db.migrate({ migrations: oldest ? migrations.slice(0, 1) : migrations });
  if (isNew) upToDate ??= await copyOf(payload, dataDir);
  return {
    payload,
    settings,
    close: async () => {
      leaveDatabase(payload);
      await payload.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
