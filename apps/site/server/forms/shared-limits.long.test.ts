import { createRates } from "@meridian/intake";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgresJournal } from "../../../../packages/intake/src/journal/postgres.ts";
import { createAcknowledgements } from "../../../../packages/intake/src/outbox/acknowledgements.ts";
import { onPostgres } from "../../../../packages/intake/src/tests/on-postgres.ts";
import { rowsOf } from "../../../../packages/intake/src/tests/postgres-cluster.ts";
import { openSharedLimits, type SharedLimits } from "#server/forms/shared-limits.ts";

const WAIT = { timeout: 20_000 };
const NODES = 3;
const LIMIT = 12;

onPostgres("limits that sites share in PostgreSQL", (cluster) => {
  let databaseUrl: string;
  let journal: ReturnType<typeof openPostgresJournal>;
  const opened: SharedLimits[] = [];
  const lines: string[] = [];
  const write = (_: object, words: string): void => void lines.push(words);
  beforeAll(async () => {
    databaseUrl = await cluster.newDatabase();
    journal = openPostgresJournal(databaseUrl);
    await journal.probe(Date.now());
    const given = { databaseUrl, siteUrl: "http://site.test", formSecret: "the same" };
    for (let count = 0; count < NODES; count += 1) {
      const one = await openSharedLimits(given, { info: write, warn: write });
      if (one) opened.push(one);
    }
  });
  afterAll(async () => {
    for (const each of opened) each.close();
    await journal?.close();
  });
  const nodesOf = (of: string) => {
    const limits = {
      perAddress: { posts: LIMIT, seconds: 600 },
      overall: { posts: 1000, seconds: 600 },
    };
    return opened.map(({ limiterOf }) => createRates(limits, of, limiterOf));
  };
  /** The number of accepted posts, spread over the nodes. */
  async function taken(address: string, posts: number, of = "forms"): Promise<number> {
    const nodes = nodesOf(of);
    const answers: unknown[] = [];
    for (let at = 0; at < posts; at += 1) answers.push(await nodes[at % NODES]?.count(address));
    return answers.filter((exceeded) => exceeded === null).length;
  }

  test("[NODE-09] counts one address across three nodes; the address itself is not stored", async () => {
    await expect.poll(async () => await taken("198.51.100.1", NODES), WAIT).toBe(NODES);
    expect(await taken("192.0.2.7", 3 * LIMIT)).toBe(LIMIT);
    expect(await taken("192.0.2.7", 1, "question"), "another limit").toBe(1);
    const rows = await rowsOf(databaseUrl, "select * from intake.limits");
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toContain("192.0.2");
  });

  test("[NODE-09] sends three emails to one recipient, whichever nodes get the messages", async () => {
    const nodes = opened.map(({ limiterOf }) => createAcknowledgements(Date.now, limiterOf));
    const kind = { kind: "contact", variant: "main" } as const;
    const answers: (boolean | undefined)[] = [];
    for (let at = 0; at < 6; at += 1)
      answers.push(await nodes[at % NODES]?.({ ...kind, fields: { email: "victim@example.com" } }));
    expect(answers).toEqual([true, true, true, false, false, false]);
  });

  test("[NODE-09] with PostgreSQL unreachable each node counts alone, logs it once, and recovers by itself", async () => {
    expect(lines).toEqual([]);
    await cluster.kill();
    const nodes = nodesOf("away");
    for (let post = 0; post < NODES * LIMIT; post += 1)
      expect(await nodes[post % NODES]?.count("192.0.2.8")).toBeNull();
    expect(await nodes[0]?.count("192.0.2.8")).toMatchObject({ scope: "address" });
    expect(lines).toEqual(
      Array.from({ length: NODES }, () =>
        expect.stringMatching(
          /PostgreSQL \(DATABASE_URL\) is unreachable .* each site counts separately/,
        ),
      ),
    );
    await cluster.start();
    await expect
      .poll(async () => (await taken("192.0.2.9", NODES), lines.length), WAIT)
      .toBe(2 * NODES);
    expect(await taken("192.0.2.10", 2 * LIMIT)).toBe(LIMIT);
  });
});
