/** A content host for a test: Payload's local API on a SQLite file of its own, in a folder of its own. */
import { mkdtemp, mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildConfig, getPayload, type Migration, type Payload } from "payload";
import { cmsConfig } from "#cms-config.ts";
import { clearIncoming } from "#inbox/store-file.ts";
import { readSettings, type Settings } from "#settings.ts";

export interface TestCms {
  payload: Payload;
  settings: Settings;
  close(): Promise<void>;
}

const SECRET = "of-no-value-outside-the-tests";

/** Settings that differ from the usual; a test that fails to log in on purpose need not wait. */
export type TestSettings = Partial<Settings> & { loginFloor?: number };

export async function openTestCms(different: TestSettings = {}): Promise<TestCms> {
  const dataDir = await mkdtemp(join(tmpdir(), "cms-test-"));
  for (const folder of ["media", "inbox"]) await mkdir(join(dataDir, folder));
  await clearIncoming(join(dataDir, "inbox"));
  const settings = { ...readSettings({ DATA_DIR: dataDir }, { payloadSecret: SECRET, purgeSecret: SECRET, adminEmail: "admin@example.com", adminPassword: "a-test-password" }), ...different };
  const config = buildConfig({ ...(await cmsConfig(settings)), logger: { options: { level: "silent" } } });
  const payload = await getPayload({ config, key: dataDir });
  // At boot Payload does this by itself, in production only.
  await payload.db.migrate({ migrations: payload.db.prodMigrations as Migration[] });
  return {
    payload,
    settings,
    close: async () => {
      await payload.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
