import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { command } from "#cli.ts";
import { openIntakeFiles } from "#files.ts";
import { openSqliteJournal } from "#journal/sqlite.ts";
import { newFolder } from "#tests/new-folder.ts";
import { sampleFile, sampleSubmission } from "#tests/samples.ts";

const NOW = Date.UTC(2026, 0, 5, 12);
let dataDir: string;
let aside: string;
let waiting: string;

const run = (...args: string[]): Promise<string> => command(args, { dataDir }, NOW + 7_200_000);

beforeEach(async () => {
  dataDir = newFolder();
  const journal = openSqliteJournal(join(dataDir, "journal.sqlite"));
  const { id, handle } = await openIntakeFiles(join(dataDir, "files")).create();
  await handle.close();
  const [first, second] = [
    sampleSubmission({ files: [sampleFile({ id })], receivedAt: NOW }),
    sampleSubmission({
      fields: { email: "b@example.com", fullname: "\u001B[2J" },
      receivedAt: NOW + 1,
    }),
  ];
  [aside, waiting] = [first.id, second.id];
  await journal.store(first, ["host"], null);
  const [job] = await journal.claim({ owner: "a", target: "host", now: NOW, leaseMs: 1, limit: 1 });
  await journal.settle(job?.id ?? "", "a", { state: "set-aside", at: NOW, error: "answered spam" });
  await journal.store(second, ["mail"], null);
  await journal.close();
});

test("the list shows what is undelivered and why, without naming a visitor", async () => {
  const list = await run("list");
  expect(list.split("\n")).toEqual([
    `${aside}  contact to host: set-aside since 2 h, 1 tries: answered spam`,
    `${waiting}  contact to mail: waiting since 2 h, 0 tries, next in 0 s`,
  ]);
});

test("shows one submission whole, with its file's place, and nothing that controls a terminal", async () => {
  expect(await run("show", aside)).toMatch(
    /fullname {2}"Anna Lindqvist"[^]*file {2}"plan.pdf" \(application\/pdf, 9 bytes\) in .*files/,
  );
  expect(await run("show", waiting)).toContain(String.raw`"\u001b[2J"`);
  await expect(run("show", "nothing")).rejects.toThrow(/no submission nothing/);
});

test("replays one submission, all, or one target's", async () => {
  expect(await run("replay", waiting)).toBe("No such message was set aside.");
  expect(await run("replay", "--all", "--target", "mail")).toBe("No such message was set aside.");
  expect(await run("replay", aside)).toMatch(/^1 set aside before/);
  expect(await run("list")).toContain("contact to host: waiting since 0 s, 0 tries");
  await expect(run("replay")).rejects.toThrow(/npm run outbox/);
});

test("erases journal, outbox and files, and names what it cannot reach", async () => {
  expect(await run("erase", "--email", "Anna@example.com")).toMatch(
    /1 submissions of the person, 0 letters to them, their deliveries and 1 files[^]*content host/,
  );
  expect(readdirSync(join(dataDir, "files"))).toEqual([]);
  expect(await run("list", "--all")).not.toContain(aside);
  expect(await run("list", "--all")).toContain(waiting);
});

test("unknown input gets the usage", async () => {
  for (const args of [[], ["dance"], ["list", "--limit", "0"], ["list", "--colour"], ["erase"]])
    await expect(run(...args)).rejects.toThrow(/npm run erase -- --email/);
});
