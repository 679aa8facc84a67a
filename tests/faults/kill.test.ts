import { readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { startCluster, whyNoCluster } from "../../packages/intake/src/tests/postgres-cluster.ts";
import { LONGEST_MS, sized } from "./long.ts";
import { record } from "./record.ts";
import { newFolder } from "../../packages/intake/src/tests/new-folder.ts";
import { message, post, startHost, startIntake, until } from "./site-fixture.ts";

const CLIENTS = 8;
/** Messages acknowledged before the kill, which interrupts further ones. */
const AT_LEAST = 10;

type Rows = (query: string) => Promise<Record<string, unknown>[]>;

async function expectNothingLost(
  figures: string,
  rounds: number,
  dataDir: string,
  { databaseUrl, rows }: { databaseUrl?: string; rows: Rows },
): Promise<void> {
  const host = await startHost();
  const deliver = { host: { contact: { url: host.url } } };
  const acknowledged = new Set<string>();
  let number = 0;
  for (let round = 0; round < rounds; round += 1) {
    const intake = await startIntake({ dataDir, deliver, databaseUrl });
    let alive = true;
    const client = async (): Promise<void> => {
      while (alive) {
        const key = `kill-${round}-${(number += 1)}`;
        if ((await post(intake.url, message(key, { file: number % 4 === 0 ? 20_000 : 0 }))) === 200)
          acknowledged.add(key);
      }
    };
    const clients = Array.from({ length: CLIENTS }, client);
    const before = acknowledged.size;
    await until(() => acknowledged.size >= before + AT_LEAST, "the load is under way");
    await pause(Math.random() * 50);
    await intake.kill();
    alive = false;
    await Promise.all(clients);
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * AT_LEAST);

  // Ages the crashes' files and leases: no test can set the database's clock.
  await rows("update outbox set lease_until = 1 where lease_until is not null");
  const folder = join(dataDir, "files");
  const longAgo = Date.now() / 1000 - 7200;
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), longAgo, longAgo);
  const last = await startIntake({ dataDir, deliver, databaseUrl });
  await until(async () => (await last.metrics()).waiting === 0, "all is delivered", 60);
  await last.end();

  const stored = (await rows("select id, key from submissions")).map(({ id, key }) => ({
    id: String(id),
    key: String(key).replace("form:", ""),
  }));
  const files = (await rows("select id from files")).map(({ id }) => String(id));
  const keys = new Set(stored.map(({ key }) => key));
  const missing = [...acknowledged].filter((key) => !keys.has(key));
  const undelivered = stored.filter(({ id, key }) => host.taken.get(id) !== key);
  record(
    figures,
    [
      {
        name: `acknowledged and not in the journal after ${rounds} × kill -9`,
        value: missing.length,
        unit: "submissions",
        atMost: 0,
      },
      {
        name: "in the journal and not delivered",
        value: undelivered.length,
        unit: "submissions",
        atMost: 0,
      },
      {
        name: "delivered again after a kill, recognised by the key",
        value: host.repeats(),
        unit: "deliveries",
      },
    ],
    { rounds, acknowledged: acknowledged.size, stored: stored.length },
  );
  expect(missing).toEqual([]);
  expect(undelivered).toEqual([]);
  expect(host.taken.size).toBe(stored.length);
  expect(new Set(host.taken.values()).size).toBe(stored.length);
  expect(readdirSync(folder).toSorted()).toEqual(files.toSorted());
}

test(
  "kill -9 under load: what was acknowledged is there and goes out once, and no file is left behind",
  { timeout: LONGEST_MS },
  async () => {
    const dataDir = newFolder();
    const rows: Rows = async (query) => {
      const db = new DatabaseSync(join(dataDir, "journal.sqlite"));
      const found = db.prepare(query).all();
      db.close();
      return found;
    };
    await expectNothingLost("kill", sized(8, 100), dataDir, { rows });
  },
);

const reason = whyNoCluster();
describe.skipIf(reason !== "")(`PostgreSQL${reason && ` (skipped: ${reason})`}`, () => {
  test(
    "kill -9 under load with the journal there: the same holds",
    { timeout: LONGEST_MS },
    async () => {
      const cluster = await startCluster();
      onTestFinished(() => cluster.stop());
      const databaseUrl = await cluster.newDatabase();
      const rows: Rows = async (query) => {
        const client = new Client({ connectionString: databaseUrl });
        await client.connect();
        await client.query("set search_path to intake");
        return (await client.query<Record<string, unknown>>(query).finally(() => client.end()))
          .rows;
      };
      await expectNothingLost("kill-postgres", sized(2, 50), newFolder(), { databaseUrl, rows });
    },
  );
});
