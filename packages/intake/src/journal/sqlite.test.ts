import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { journalSuite } from "#tests/journal-suite.ts";
import { journalOn, openSqliteJournal } from "#journal/sqlite.ts";
import { newFolder } from "#tests/new-folder.ts";
import { sampleSubmission } from "#tests/samples.ts";
import { until } from "#tests/fake-clock.ts";

const DOUBTS =
  "alter table outbox drop column doubts; alter table outbox drop column in_doubt; alter table outbox drop column not_before";
const STATE =
  "alter table submissions add column state text not null default 'open' check (state in ('open', 'delivered', 'set-aside'))";
const newPath = (): string => join(newFolder(), "journal.sqlite");

journalSuite(async () => openSqliteJournal(newPath()));

const count = (path: string, table: string): number => {
  const db = new DatabaseSync(path);
  const rows = Number(db.prepare(`select count(*) as n from ${table}`).get()?.n);
  db.close();
  return rows;
};

test("syncs fully, in WAL, and retains its content when opened again", async () => {
  const path = newPath();
  const journal = openSqliteJournal(path);
  await journal.store(sampleSubmission({ key: "form:stored" }), ["host"], null);
  await journal.close();
  const again = openSqliteJournal(path);
  expect(await again.find("form:stored")).not.toBeNull();
  await again.close();
  const db = new DatabaseSync(path);
  expect(db.prepare("pragma journal_mode").get()).toEqual({ journal_mode: "wal" });
  db.close();
});

test("migrates an older journal with its content: earlier submissions have no source", async () => {
  const path = newPath();
  const journal = openSqliteJournal(path);
  const submission = sampleSubmission();
  await journal.store(submission, ["host"], null);
  await journal.close();
  const db = new DatabaseSync(path);
  db.exec(
    `alter table submissions drop column source; ${STATE}; ${DOUBTS}; pragma user_version = 2`,
  );
  db.close();
  const again = openSqliteJournal(path);
  expect(await again.read(submission.id)).toEqual(submission);
  const next = sampleSubmission({ source: { utm_source: "newsletter" } });
  await again.store(next, ["host"], null);
  expect((await again.read(next.id))?.source).toEqual({ utm_source: "newsletter" });
  await again.close();
});

test("drops the state column of an older version, and nothing else", async () => {
  const path = newPath();
  const journal = openSqliteJournal(path);
  const submission = sampleSubmission();
  await journal.store(submission, ["host", "mail"], null);
  await journal.close();
  const db = new DatabaseSync(path);
  db.exec(
    `${STATE}; ${DOUBTS}; update submissions set state = 'set-aside'; pragma user_version = 3`,
  );
  const columns = (): unknown[] =>
    db
      .prepare("pragma table_info(submissions)")
      .all()
      .map(({ name }) => name);
  expect(columns()).toContain("state");
  const again = openSqliteJournal(path);
  expect(columns()).not.toContain("state");
  expect(await again.read(submission.id)).toEqual(submission);
  expect(await again.list({ limit: 10 })).toMatchObject([
    { submission: submission.id, state: "waiting" },
    { submission: submission.id, state: "waiting" },
  ]);
  await again.close();
  db.close();
});

test("erased and expired data is in no byte of the journal's files; a concurrent reader is reported", async () => {
  const path = newPath();
  const journal = openSqliteJournal(path);
  const traces = () =>
    readdirSync(dirname(path)).filter((name) =>
      readFileSync(join(dirname(path), name)).includes("Zyxwv"),
    );
  const fields = {
    fullname: "Zyxwv Personne",
    email: "zyxwv@example.com",
    description: "Zyxwv ".repeat(2000),
  };
  for (let at = 0; at < 20; at += 1)
    await journal.store(sampleSubmission({ fields, receivedAt: at }), at % 2 ? ["host"] : [], null);
  expect(traces()).not.toEqual([]);
  const reader = new DatabaseSync(path);
  reader.exec("begin; select count(*) from submissions");
  reader.prepare("select * from submissions limit 1").all();
  expect((await journal.expire(10, 100)).submissions).toBeGreaterThan(0);
  expect((await journal.erase("zyxwv@example.com")).submissions).toBeGreaterThan(0);
  expect(await journal.scrub()).toBe(false);
  reader.exec("commit");
  reader.close();
  expect(await journal.scrub()).toBe(true);
  expect(traces()).toEqual([]);
  await journal.close();
});

test("refuses a journal of a newer version by name", () => {
  const path = newPath();
  const db = new DatabaseSync(path);
  db.exec("pragma user_version = 99");
  db.close();
  expect(() => openSqliteJournal(path)).toThrow(/newer version \(schema 99/);
});

test("a full disk: writes are all or nothing, and continue when there is space", async () => {
  const path = newPath();
  await openSqliteJournal(path).close();
  const db = new DatabaseSync(path);
  const pages = Number(db.prepare("pragma page_count").get()?.page_count);
  db.exec(`pragma max_page_count = ${pages + 2}`);
  const journal = journalOn(db);
  const large = sampleSubmission({
    key: "form:large",
    fields: { description: "x".repeat(100_000) },
  });
  await expect(journal.store(large, ["host"], { token: "t", until: 1 })).rejects.toThrow(/full/);
  expect(await journal.find("form:large")).toBeNull();
  db.exec("pragma max_page_count = 100000");
  expect(await journal.store(large, ["host"], { token: "t", until: 1 })).toEqual({
    outcome: "stored",
  });
  await journal.close();
});

test("a read-only journal fails at every write and still serves reads", async () => {
  const path = newPath();
  await openSqliteJournal(path).close();
  const journal = journalOn(new DatabaseSync(path, { readOnly: true }));
  await expect(journal.store(sampleSubmission(), ["host"], null)).rejects.toThrow(/readonly/);
  await expect(journal.probe(0)).rejects.toThrow(/readonly/);
  expect(await journal.tally()).toEqual({});
  await journal.close();
});

test("waits for another process's lock without an error", async () => {
  const path = newPath();
  const journal = openSqliteJournal(path);
  const other = new DatabaseSync(path);
  other.exec("begin immediate");
  const storing = journal.store(sampleSubmission({ key: "form:patient" }), ["host"], null);
  setImmediate(() => other.exec("commit"));
  expect(await storing).toEqual({ outcome: "stored" });
  other.close();
  await journal.close();
});

test(
  "kill -9 in the middle of a burst: everything acknowledged is there, complete",
  { timeout: 30_000 },
  async () => {
    const path = newPath();
    for (let round = 0; round < 4; round += 1) {
      const child = spawn(
        process.execPath,
        [join(import.meta.dirname, "../tests/burst.ts"), path],
        { stdio: ["ignore", "pipe", "inherit"] },
      );
      let output = "";
      child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
      await until(() => output.split("\n").length > 100, "the burst is under way");
      child.kill("SIGKILL");
      await once(child, "close");
      const acknowledged = output.split("\n").slice(0, -1);
      const journal = openSqliteJournal(path);
      for (const key of acknowledged) expect(await journal.find(key), key).not.toBeNull();
      await journal.close();
      expect(count(path, "outbox")).toBe(count(path, "submissions"));
      expect(count(path, "spent")).toBe(count(path, "submissions"));
    }
  },
);
