import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SqliteClient } from "#server/sqlite/client.ts";
import { current } from "#server/sqlite/current.ts";

let folder: string;
let client: SqliteClient;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "sqlite-client-"));
  client = new SqliteClient(join(folder, "a.sqlite"));
  await client.execute("create table t (id integer primary key, word text unique)");
});
afterEach(() => {
  client.close();
  rmSync(folder, { recursive: true, force: true });
});

const insert = (word: string) => ({ sql: "insert into t (word) values (?)", args: [word] });
const words = async (): Promise<unknown[]> =>
  (await client.execute("select word from t order by id")).rows.map(({ word }) => word);

test("a transaction sees its writes; others see them once it is committed, and none that is rolled back", async () => {
  const one = await client.transaction();
  await one.execute(insert("a"));
  expect((await one.execute({ sql: "select word from t" })).rows[0]?.word).toBe("a");
  expect(await words()).toEqual([]);
  await one.commit();
  expect(await words()).toEqual(["a"]);
  const two = await client.transaction();
  await two.execute(insert("b"));
  await two.rollback();
  expect(await words()).toEqual(["a"]);
  await expect(two.execute(insert("c"))).rejects.toThrow("rolled back");
});

test("writers take turns in their order; a transaction that has not written holds no one up", async () => {
  const reader = await client.transaction();
  await reader.execute({ sql: "select * from t" });
  const first = await client.transaction();
  await first.execute(insert("first"));
  const second = await client.transaction();
  const order: string[] = [];
  const waiting = [
    second.execute(insert("second")).then(() => order.push("second")),
    client.execute(insert("third")).then(() => order.push("third")),
    client.execute({ sql: "vacuum into ?", args: [join(folder, "copy")] }),
    client.execute("vacuum"),
  ];
  expect(await words()).toEqual([]);
  await first.commit();
  await waiting[0];
  expect([order, await words()]).toEqual([["second"], ["first"]]);
  await second.commit();
  await Promise.all(waiting);
  expect([order, await words()]).toEqual([
    ["second", "third"],
    ["first", "second", "third"],
  ]);
  await reader.commit();
});

test("each connection enforces references and survives a crash with what it has committed", async () => {
  const transaction = await client.transaction();
  for (const pragma of ["foreign_keys", "synchronous", "journal_mode"]) {
    const { rows } = await transaction.execute({ sql: `pragma ${pragma}` });
    expect(Object.values(rows[0] ?? {})[0]).toBe(
      { foreign_keys: 1, synchronous: 2, journal_mode: "wal" }[pragma],
    );
  }
  await transaction.rollback();
});

test("while another process writes, a write waits without blocking this process", async () => {
  const other = new DatabaseSync(join(folder, "a.sqlite"));
  other.exec("begin immediate");
  let isDone = false;
  const write = client.execute(insert("patient")).then(() => (isDone = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isDone).toBe(false);
  other.exec("commit");
  await write;
  other.close();
  expect(await words()).toEqual(["patient"]);
});

test("a taken value has the code by which Payload names the field, and the turn passes on", async () => {
  await client.execute(insert("a"));
  await expect(client.execute(insert("a"))).rejects.toMatchObject({
    code: "SQLITE_CONSTRAINT_UNIQUE",
    message: expect.stringContaining("UNIQUE constraint failed: t.word"),
  });
  await client.execute(insert("b"));
  expect(await words()).toEqual(["a", "b"]);
});

test("a write that would wait for the transaction around it is refused at once", async () => {
  await current.run({ of: client, state: "open" }, async () => {
    await expect(client.execute(insert("a"))).rejects.toThrow('pass "req"');
    expect(await words()).toEqual([]);
  });
  await current.run({ of: client, state: "committed" }, () => client.execute(insert("a")));
  expect(await words()).toEqual(["a"]);
});

test("a row is read by index, also where two columns have one name, and by name", async () => {
  const { rows } = await client.execute("select 1 as id, 2 as id, true as flag");
  expect(Array.prototype.slice.call(rows[0])).toEqual([1, 2, 1]);
  expect({ ...rows[0] }).toEqual({ id: 1, flag: 1 });
});
