import { expect, test } from "vitest";
import { onPostgres } from "../../packages/intake/src/tests/on-postgres.ts";
import { LONGEST_MS, sized } from "./long.ts";
import { record } from "./record.ts";
import { newFolder } from "../../packages/intake/src/tests/new-folder.ts";
import { message, post, quantile, startHost, startIntake, until } from "./site-fixture.ts";

const CLIENTS = 16;

async function load(name: string, databaseUrl?: string): Promise<void> {
  const dataDir = newFolder();
  const host = await startHost();
  const settings = { dataDir, databaseUrl, deliver: { host: { contact: { url: host.url } } } };
  const servers = await Promise.all([startIntake(settings), startIntake(settings)]);
  const statuses = new Map<string, number>();
  const waits: number[] = [];
  const end = Date.now() + sized(3000, 60_000);
  const client = async (_: unknown, number: number): Promise<void> => {
    for (let count = 0; Date.now() < end; count += 1) {
      const key = `two-${number}-${count}`;
      const began = performance.now();
      statuses.set(
        key,
        await post(
          servers[(number + count) % 2]?.url ?? "",
          message(key, { file: count % 10 === 0 ? 5000 : 0 }),
        ),
      );
      waits.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const errors = [...statuses].filter(([, status]) => status !== 200);
  record(
    `two-servers-${name}`,
    [
      { name: "errors to a visitor", value: errors.length, unit: "posts", atMost: 0 },
      { name: `p99 with ${CLIENTS} clients`, value: quantile(waits, 0.99), unit: "ms" },
    ],
    { posts: waits.length, p50: quantile(waits, 0.5) },
  );
  expect(errors).toEqual([]);
  await until(async () => (await servers[0].metrics()).waiting === 0, "all is delivered", 60);
  expect(new Set(host.taken.values())).toEqual(new Set(statuses.keys()));
  expect(host.taken.size).toBe(statuses.size);
  expect(host.repeats()).toBe(0);
  // Both delivered: the journal is shared.
  for (const server of servers) expect((await server.metrics()).delivered).toBeGreaterThan(0);
}

test(
  "two servers on one SQLite journal, sixteen clients: no error to a visitor, nothing missing, nothing twice",
  { timeout: LONGEST_MS },
  () => expect(load("sqlite")).resolves.toBeUndefined(),
);

onPostgres("on PostgreSQL", (cluster) => {
  test(
    "two servers on one PostgreSQL journal, sixteen clients: no error to a visitor, nothing missing, nothing twice",
    { timeout: LONGEST_MS },
    async () => {
      await expect(load("postgres", await cluster.newDatabase())).resolves.toBeUndefined();
    },
  );
});
