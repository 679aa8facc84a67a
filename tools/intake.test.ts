/** The operator's commands, `npm run outbox` and `npm run erase`, as documented. */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openSqliteJournal } from "../packages/intake/src/journal/sqlite.ts";
import { sampleSubmission } from "../packages/intake/src/tests/samples.ts";

const run = (dataDir: string, ...args: string[]): Promise<{ status: number; output: string }> =>
  new Promise((done) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, "intake.mjs"), ...args],
      { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" } },
      (error, stdout, stderr) =>
        done({ status: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });

test("the commands find the journal in DATA_DIR, list what waits, erase a person, and fail on what they do not know", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "operator-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  mkdirSync(join(dataDir, "intake/files"), { recursive: true });
  const journal = openSqliteJournal(join(dataDir, "intake/journal.sqlite"));
  const submission = sampleSubmission({
    fields: { fullname: "Anna Lindqvist", email: "anna@example.com" },
  });
  await journal.store(submission, ["host"], null);
  await journal.close();
  expect(await run(dataDir, "outbox", "list")).toMatchObject({
    status: 0,
    output: expect.stringContaining(`${submission.id}  contact to host: waiting`),
  });
  expect(await run(dataDir, "erase", "--email", "Anna@example.com")).toMatchObject({
    status: 0,
    output: expect.stringContaining("1"),
  });
  expect((await run(dataDir, "outbox", "list")).output).not.toContain(submission.id);
  expect(await run(dataDir, "outbox", "unknown")).toMatchObject({
    status: 1,
    output: expect.stringContaining("npm run outbox -- list"),
  });
}, 60_000);
