/** A content host: Payload's local API on a separate SQLite file and folder. */
import { rmSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getPayload, type Migration, type Payload } from "payload";
import { buildCms } from "#host/build-cms.ts";
import { openPreparer, type OpenPreparer } from "#library/preparer.ts";
import { leaveDatabase } from "#server/database.ts";
import { surviveBrokenConnections } from "#server/nodes/pool.ts";
import { clearIncoming } from "#inbox/store-file.ts";
import { loadDemo } from "#moving-in/seed/demo.ts";
import { seedDemo } from "#moving-in/seed/seed-demo.ts";
import { readSettings, type Settings } from "#server/settings.ts";

export interface TestCms {
  payload: Payload;
  settings: Settings;
  close(): Promise<void>;
}

const SECRET = "of-no-value-outside-the-tests";

/**
 * `loginFloor`: 0 for fast failed logins. `demo`: its content. `dataDir`: an existing folder.
 * `until`: the last migration that runs, by the end of its name.
 */
export type TestSettings = Partial<Settings> & {
  loginFloor?: number;
  demo?: boolean;
  until?: string;
};

interface Start {
  database: Buffer;
  /** A folder with the library's files. */
  media?: string;
}

/** Migrations take a second, the demo eight: both run once per process; later hosts are copies. */
const starts: { empty?: Start; demo?: Start } = {};

/** One per process: idle threads end on their own. */
let preparer: OpenPreparer | undefined;

/** Uses the open connection: closing another library's would release its locks. */
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

async function copyOfMedia(dataDir: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "cms-demo-"));
  await cp(join(dataDir, "media"), folder, { recursive: true });
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Opens it on SQLite, or on the named PostgreSQL database. */
export async function openTestCms({
  dataDir: existing,
  demo = false,
  until,
  databaseUrl,
  ...different
}: TestSettings = {}): Promise<TestCms> {
  const dataDir = existing ?? (await mkdtemp(join(tmpdir(), "cms-test-")));
  for (const folder of ["media", "inbox"]) await mkdir(join(dataDir, folder), { recursive: true });
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
  const isCopied = [databaseUrl, existing, until].every((one) => one === undefined);
  const start = isCopied ? (demo && starts.demo) || starts.empty : undefined;
  if (start) await writeFile(join(dataDir, "cms.sqlite"), start.database);
  if (start?.media) await cp(start.media, join(dataDir, "media"), { recursive: true });
  const config = buildCms(settings, { logger: { options: { level: "silent" } } });
  const payload = await getPayload({ config, key: dataDir });
  surviveBrokenConnections(payload);
  // Payload does this at boot only in production.
  const migrations = payload.db.prodMigrations as Migration[];
  const last = migrations.findIndex(({ name }) => until && name.endsWith(until));
  await payload.db.migrate({ migrations: last < 0 ? migrations : migrations.slice(0, last + 1) });
  if (isCopied) starts.empty ??= { database: await copyOf(payload, dataDir) };
  if (demo && !(isCopied && starts.demo)) {
    await seedDemo(payload, loadDemo(), () => undefined);
    if (isCopied)
      starts.demo = {
        database: await copyOf(payload, dataDir),
        media: await copyOfMedia(dataDir),
      };
  }
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
