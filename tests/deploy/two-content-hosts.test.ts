/** Two content hosts on one PostgreSQL: no work is done twice, and limits apply to both. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { presenceOf } from "../../apps/cms/src/publishing/editing/presence-of.ts";
import {
  createAllowance,
  MOST_FAILURES,
} from "../../apps/cms/src/accounts/login/account-allowance.ts";
import { createAddressLimit } from "../../apps/cms/src/accounts/login/address-limit.ts";
import { poolOf } from "../../apps/cms/src/server/nodes/pool.ts";
import { inTurn, unlessTaken } from "../../apps/cms/src/server/nodes/turns.ts";
import { openTestCms, type TestCms } from "../../apps/cms/src/testing/open-cms.ts";
import { onPostgres } from "../../packages/intake/src/tests/on-postgres.ts";

onPostgres("two content hosts", (cluster) => {
  let hosts: [TestCms, TestCms];
  // Simultaneous starts on an empty database: without turns the second would find incomplete tables
  // and exit.
  beforeAll(async () => {
    const databaseUrl = await cluster.newDatabase();
    hosts = await Promise.all([openTestCms({ databaseUrl }), openTestCms({ databaseUrl })]);
  });
  afterAll(async () => {
    for (const host of hosts ?? []) await host.close();
  });
  const databases = () => hosts.map(({ payload }) => payload.db);

  test("[NODE-07] hosts that start at once bring the schema up to date once", async () => {
    const [{ payload }] = hosts;
    const rows = await poolOf(payload.db)?.query("select name from payload_migrations");
    const names = rows?.rows.map(({ name }) => name) ?? [];
    expect(names).not.toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  test("[NODE-07] what one is at the other waits for or leaves out, and a connection that breaks gives the turn up", async () => {
    const [one, two] = databases();
    if (!one || !two) throw new Error("there are two");
    const events: string[] = [];
    let finish = (): void => undefined;
    const long = inTurn(one, "seed", async () => {
      events.push("begins");
      await new Promise<void>((done) => void (finish = done));
      events.push("ends");
    });
    await expect.poll(() => events).toEqual(["begins"]);
    await unlessTaken(two, "seed", async () => void events.push("twice"));
    await unlessTaken(two, "other work", async () => void events.push("other work"));
    const next = inTurn(two, "seed", async () => void events.push("the next"));
    finish();
    await Promise.all([long, next]);
    expect(events).toEqual(["begins", "other work", "ends", "the next"]);
    const failed = inTurn(one, "seed", () => Promise.reject(new Error("no")));
    await expect(failed).rejects.toThrow("no");
    const cut = inTurn(one, "seed", async () => {
      await poolOf(two)?.query(
        "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted",
      );
      await inTurn(two, "seed", async () => void events.push("taken over"));
    });
    await cut;
    expect(events.at(-1)).toBe("taken over");
  });

  test("[NODE-07] an address has one limit at both, and the address itself is not stored", async () => {
    const rate = { attempts: 4, seconds: 600 };
    const limits = hosts.map(({ payload }) => createAddressLimit(payload, rate));
    const pauses: (number | undefined)[] = [];
    for (let at = 0; at < 6; at += 1) pauses.push(await limits[at % 2]?.spend("192.0.2.7"));
    expect(pauses.map((pause) => pause === 0)).toEqual([true, true, true, true, false, false]);
    expect(await limits[0]?.spend("192.0.2.8")).toBe(0);
    const stored = await poolOf(hosts[0].payload.db)?.query("select * from node_limits");
    expect(JSON.stringify(stored?.rows)).toContain("login:address");
    expect(JSON.stringify(stored?.rows)).not.toContain("192.0.2");
  });

  test("[NODE-07] of attempts on an account at once, no more are judged at both than at one", async () => {
    const email = "guessed@example.com";
    const [{ payload }] = hosts;
    await payload.create({
      collection: "users",
      data: { email, password: "a-test-password", role: "editor" },
    });
    const allowances = hosts.map((host) => createAllowance(host.payload));
    const tries = 4 * MOST_FAILURES;
    let [judged, refused] = [0, 0];
    let allCameIn = (): void => undefined;
    const open = new Promise<void>((done) => void (allCameIn = done));
    const judge = async (): Promise<true> => {
      judged += 1;
      if (judged + refused >= tries) allCameIn();
      await open;
      return true;
    };
    const attempt = async (at: number): Promise<void> => {
      const found = await allowances[at % 2]?.spend(email, judge);
      if (found === null) refused += 1;
      if (judged + refused >= tries) allCameIn();
    };
    await Promise.all(Array.from({ length: tries }, (_, at) => attempt(at)));
    expect(judged).toBe(MOST_FAILURES);
    expect(await allowances[1]?.spend(email, judge), "they are over").toBe(true);
  });

  test("[NODE-07] a record that is open at one host is reported at the other, until it is closed", async () => {
    const [one, two] = hosts.map(({ payload }) => presenceOf(payload));
    const place = "services/1";
    const ada = { place, form: "form-of-ada", user: 1, name: "Ada" };
    const ben = { place, form: "form-of-ben", user: 2, name: "Ben" };
    expect(await one?.here(ada)).toEqual([]);
    expect(await two?.here(ben)).toEqual([{ name: "Ada", isYou: false }]);
    expect(await two?.here({ ...ada, form: "her-second" })).toEqual([
      { name: "Ada", isYou: true },
      { name: "Ben", isYou: false },
    ]);
    await one?.left(ben);
    await two?.left({ ...ada, form: "her-second" });
    expect(await two?.here(ada)).toEqual([]);
    await poolOf(hosts[0].payload.db)?.query(
      "update node_presence set at = at - interval '91 seconds'",
    );
    expect(await one?.here(ben), "silent for a minute and a half").toEqual([]);
    for (let form = 0; form < 60; form += 1)
      await one?.here({ place: `services/${form}`, form: `${form}`, user: 3, name: "C" });
    const rows = await poolOf(hosts[0].payload.db)?.query(
      "select count(*)::int as forms from node_presence where user_id = '3'",
    );
    expect(rows?.rows).toEqual([{ forms: 50 }]);
  });
});
