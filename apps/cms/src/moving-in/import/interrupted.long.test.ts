/** Imports interrupted by Ctrl-C, by the host, by the database. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import * as command from "#testing/import-command.ts";
import { openTestCms, type TestCms } from "#testing/open-cms.ts";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });
command.openImportCommand();
let cms: TestCms;
afterAll(() => cms.close());
beforeEach(async () => {
  await cms?.close();
  cms = await openTestCms();
  command.line.isCut = () => false;
});

interface Run extends command.Run {
  /** By outcome, over all kinds. */
  counts: Record<string, number>;
}

/** `amid` runs once, at the tenth requested picture. */
async function run(amid?: (child: ReturnType<typeof spawn>) => void): Promise<Run> {
  const done = await command.runCommand(cms.settings.dataDir, [command.host], (child) => {
    let pictures = 0;
    if (amid)
      command.line.isCut = (path) => {
        if (command.isPicture(path) && ++pictures === 10) amid(child);
        return false;
      };
  });
  const [, ...numbers] = /^all +(\d+) +(\d+) +(\d+) +(\d+) +(\d+)$/m.exec(done.out) ?? [];
  const names = ["created", "changed", "unchanged", "kept", "broken"];
  return {
    ...done,
    counts: Object.fromEntries(names.map((name, at) => [name, Number(numbers[at])])),
  };
}

/** The run reports its progress; the next imports only the rest. */
async function expectToGoOn(broken: Run): Promise<void> {
  const [, done, of] = /^(\d+) of (\d+) are done\. Run the same command again/m.exec(
    broken.err,
  ) ?? [""];
  expect(Number(of), broken.err).toBeGreaterThan(Number(done));
  expect(broken.err).toMatch(/^ {2}services +\d+ of 2$/m);
  command.line.isCut = () => false;
  const next = await run();
  expect([next.status, next.counts.broken], next.out + next.err).toEqual([0, 0]);
  const { created = 0, changed = 0, unchanged = 0 } = next.counts;
  expect(created + changed + unchanged).toBe(Number(of));
  for (const collection of ["services", "vacancies"] as const) {
    const { totalDocs } = await cms.payload.count({ collection });
    expect([collection, totalDocs]).toEqual([collection, collection === "services" ? 2 : 1]);
  }
}

test("Ctrl-C ends it after the current record", async () => {
  const broken = await run((child) => child.kill("SIGINT"));
  expect([broken.status, broken.err]).toEqual([3, expect.stringContaining("Interrupted: SIGINT")]);
  expect(broken.counts.created).toBeGreaterThan(0);
  await expectToGoOn(broken);
});

test("a host that goes offline while pictures are fetched ends it, and no record comes without its picture", async () => {
  let pictures = 0;
  command.line.isCut = (path) => command.isPicture(path) && ++pictures > 2;
  const broken = await run();
  expect([broken.status, broken.err]).toEqual([
    3,
    expect.stringMatching(/Interrupted: http:\S+ could not be reached 5 times in a row/),
  ]);
  expect((await cms.payload.count({ collection: "services" })).totalDocs).toBe(0);
  await expectToGoOn(broken);
});

test("a host that goes offline while its calls are read ends it before anything is imported", async () => {
  let requests = 0;
  command.line.isCut = () => ++requests > 12;
  const { status, err } = await run();
  expect([status, err]).toEqual([
    2,
    expect.stringMatching(
      /went offline before everything was read: \d+ of \d+ responses arrived\. Nothing was imported/,
    ),
  ]);
});

/** Locks the database from the first input until the input ends. */
const LOCK = `
  const { DatabaseSync } = require("node:sqlite");
  const database = new DatabaseSync(process.argv[1], { timeout: 10_000 });
  process.stdin.once("data", () => database.exec("begin immediate")).on("end", () => database.close());
`;

test("a database that refuses writes ends it", async () => {
  // A separate process: a second SQLite library here would release the host's locks on close.
  const database = join(cms.settings.dataDir, "cms.sqlite");
  const other = spawn(process.execPath, ["--eval", LOCK, database], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const broken = await run(() => other.stdin.write("lock"));
  other.stdin.end();
  await once(other, "close");
  expect([broken.status, broken.err]).toEqual([
    3,
    expect.stringMatching(/Interrupted: the database accepts no more writes \(.*locked.*\)/i),
  ]);
  await expectToGoOn(broken);
});
