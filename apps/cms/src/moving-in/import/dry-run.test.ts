import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test, vi } from "vitest";
import { dryRunFolder } from "#moving-in/import/dry-run.ts";

const made: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "dry-run-test-"));
  made.push(folder);
  return folder;
};
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Writes without a pause; each transaction sets all rows to the next number. */
const WRITER = `
const { DatabaseSync } = require("node:sqlite");
const db = new DatabaseSync(process.argv[1], { timeout: 10_000 });
for (let at = 1; ; at++)
  db.exec("begin; insert into pairs values (" + at + ", 0); update pairs set b = " + at + " where a > " + (at - 50) + "; commit");
`;

test("a database under constant writes is copied as it was at one moment", async () => {
  const dataDir = newFolder();
  const file = join(dataDir, "cms.sqlite");
  const db = new DatabaseSync(file);
  db.exec("pragma journal_mode = wal; create table pairs (a int primary key, b int)");
  const writer = spawn(process.execPath, ["-e", WRITER, file], { stdio: "inherit" });
  const count = db.prepare("select count(*) as rows from pairs");
  await vi.waitUntil(() => Number(count.get()?.rows) > 100, 10_000);
  const folder = await dryRunFolder(dataDir).finally(() => writer.kill());
  made.push(folder);
  const copy = new DatabaseSync(join(folder, "cms.sqlite"), { readOnly: true });
  const { rows, last, written } = copy
    .prepare("select count(*) as rows, max(a) as last, max(b) as written from pairs")
    .get() as Record<string, number>;
  // All of one committed transaction, and nothing of the next.
  expect([last, written]).toEqual([rows, rows]);
  copy.close();
  db.close();
}, 30_000);

test("without a database there is nothing to copy", async () => {
  const folder = await dryRunFolder(newFolder());
  made.push(folder);
  expect(existsSync(join(folder, "cms.sqlite"))).toBe(false);
});
