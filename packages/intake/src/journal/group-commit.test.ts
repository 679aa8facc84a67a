import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { createGroupCommit } from "#journal/group-commit.ts";

function open() {
  const db = new DatabaseSync(":memory:");
  db.exec("create table t (n integer unique)");
  const insert = db.prepare("insert into t values (?)");
  let commits = 0;
  const exec = db.exec.bind(db);
  db.exec = (sql) => {
    if (sql === "commit") commits += 1;
    exec(sql);
  };
  return {
    db,
    ...createGroupCommit(db),
    insert: (n: number) => () => Number(insert.run(n).changes),
    rows: () =>
      db
        .prepare("select n from t order by n")
        .all()
        .map(({ n }) => n),
    commits: () => commits,
  };
}

test("writes of one turn share one commit; later ones get the next", async () => {
  const { write, insert, rows, commits } = open();
  expect(await Promise.all([write(insert(1)), write(insert(2)), write(insert(3))])).toEqual([
    1, 1, 1,
  ]);
  expect(commits()).toBe(1);
  await write(insert(4));
  expect(commits()).toBe(2);
  expect(rows()).toEqual([1, 2, 3, 4]);
});

test("a write that fails only rolls back its own changes", async () => {
  const { write, insert, rows } = open();
  const twice = () => insert(7)() + insert(1)();
  const settled = await Promise.allSettled([write(insert(1)), write(twice), write(insert(2))]);
  expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(rows()).toEqual([1, 2]);
});

test("reports a lost transaction to every writer in it, and the next one works", async () => {
  const { db, write, insert, rows } = open();
  const lose = () => {
    db.exec("rollback");
    throw new Error("database or disk is full");
  };
  const settled = await Promise.allSettled([write(insert(1)), write(lose), write(insert(2))]);
  expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(await write(insert(3))).toBe(1);
  expect(rows()).toEqual([3]);
});

test("idle waits for writes in progress", async () => {
  const { write, insert, idle, rows } = open();
  void write(insert(1));
  await idle();
  expect(rows()).toEqual([1]);
});
