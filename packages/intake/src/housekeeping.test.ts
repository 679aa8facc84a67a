import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openIntakeFiles, type IntakeFiles } from "#files.ts";
import { startHousekeeping } from "#housekeeping.ts";
import type { Journal } from "#journal/journal.ts";
import { openSqliteJournal } from "#journal/sqlite.ts";
import { createFakeClock, until, type FakeClock } from "#tests/fake-clock.ts";
import { newFolder } from "#tests/new-folder.ts";
import { createNotedLog, sampleFile, sampleSubmission, type NotedLog } from "#tests/samples.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;
let clock: FakeClock;
let journal: Journal;
let files: IntakeFiles;
let folder: string;
let log: NotedLog;
let stop: () => Promise<void>;

beforeEach(() => {
  clock = createFakeClock();
  journal = openSqliteJournal(":memory:");
  folder = join(newFolder(), "files");
  files = openIntakeFiles(folder);
  log = createNotedLog();
  stop = async () => undefined;
});
afterEach(async () => {
  await stop();
  await journal.close();
});

const keep = (retentionDays?: number): void =>
  void (stop = startHousekeeping({ files, journal, retentionDays, clock, log }));

/** A delivered submission of this age with a file. */
async function delivered(age: number): Promise<string> {
  const { id, handle } = await files.create();
  await handle.close();
  const submission = sampleSubmission({
    receivedAt: clock.now() - age,
    files: [sampleFile({ id })],
  });
  await journal.store(submission, ["host"], null);
  const [job] = await journal.claim({
    owner: "a",
    target: "host",
    now: clock.now() - age,
    leaseMs: 1,
    limit: 1,
  });
  await journal.settle(job?.id ?? "", "a", { state: "delivered", at: clock.now() - age });
  return submission.id;
}

test("removes submissions past RETENTION_DAYS with their files, at the start and as they age", async () => {
  const [old, young] = [await delivered(31 * DAY), await delivered(29 * DAY)];
  keep(30);
  await until(async () => (await journal.read(old)) === null, "the old one is removed");
  expect(await journal.read(young)).not.toBeNull();
  await clock.advance(DAY + HOUR);
  await until(async () => (await journal.read(young)) === null, "the young one has aged");
  await until(() => readdirSync(folder).length === 0, "their files are removed");
});

test("removes nothing for its age without RETENTION_DAYS", async () => {
  const old = await delivered(4000 * DAY);
  keep();
  await clock.advance(DAY);
  expect(await journal.read(old)).not.toBeNull();
});

test("a clock set by ten years removes nothing, and is reported", async () => {
  const remaining = await delivered(DAY);
  keep(30);
  await clock.advance(HOUR);
  clock.set(3652 * DAY);
  await clock.advance(3 * DAY);
  expect(await journal.read(remaining)).not.toBeNull();
  expect(log.lines.filter(({ details }) => details.alert === true)).toMatchObject([
    { level: "error", message: expect.stringContaining("nothing is removed for its age") },
  ]);
});

test("a message that waits for more than an hour is an alert, once an hour", async () => {
  await journal.store(sampleSubmission({ receivedAt: clock.now() }), ["host"], null);
  const alerts = () =>
    log.lines
      .filter(({ details }) => details.alert === true)
      .map(({ details }) => details.oldestMinutes);
  keep();
  // Rounds read the disk and end late, but use the times at which they began: two and three hours.
  await clock.advance(3 * HOUR);
  await until(() => alerts().length === 2, "both alerts");
  expect(alerts().toSorted()).toEqual([120, 180]);
});

test("[NODE-16] an unreachable bucket does not stop the alert about waiting messages, and is retried in an hour", async () => {
  const lost = vi.fn<typeof files.sweep>(() => Promise.reject(new Error("bucket x is away")));
  const waiting = sampleSubmission({ receivedAt: clock.now() - 2 * HOUR });
  await journal.store(waiting, ["host"], null);
  stop = startHousekeeping({ files: { ...files, sweep: lost }, journal, clock, log });
  const messages = () => log.lines.map(({ message }) => message);
  await until(() => messages().length === 2, "both are logged");
  expect(messages()).toEqual([
    expect.stringContaining("could not search"),
    expect.stringContaining("wait undelivered for more than an hour"),
  ]);
  await clock.advance(HOUR);
  await until(() => lost.mock.calls.length === 2, "it is tried again");
});
