import { afterEach, beforeEach, expect, test } from "vitest";
import type { Journal } from "#journal/journal.ts";
import { openSqliteJournal } from "#journal/sqlite.ts";
import { diskFree, readiness } from "#readiness.ts";
import { createFakeClock } from "#tests/fake-clock.ts";
import { newFolder } from "#tests/new-folder.ts";
import { sampleSubmission } from "#tests/samples.ts";

const GIB = 2 ** 30;
const clock = createFakeClock();
let journal: Journal;
beforeEach(() => {
  journal = openSqliteJournal(":memory:");
});
afterEach(() => journal.close());

const readinessWith = (free = GIB) =>
  readiness({ journal, dataDir: "/", clock, free: async () => free });

test("is ready with space, a writable journal and nothing waiting", async () => {
  expect(await readinessWith()).toEqual({ ready: true, problem: "", oldestWaitingMs: 0 });
  expect(await diskFree(newFolder())).toBeGreaterThan(0);
});

test("a journal that reads but does not write is not ready", async () => {
  const whole = journal;
  expect(
    await readiness({
      journal: { ...whole, probe: () => Promise.reject(new Error("database or disk is full")) },
      dataDir: "/",
      clock,
      free: async () => GIB,
    }),
  ).toEqual({
    ready: false,
    problem:
      "the journal cannot be written (database or disk is full): check the disk of DATA_DIR, or the database of DATABASE_URL",
    oldestWaitingMs: 0,
  });
});

test("reports a nearly full disk; one that the next files would fill is not ready", async () => {
  expect(await readinessWith(GIB / 4)).toMatchObject({
    ready: true,
    problem: "the disk of DATA_DIR has 256 MB left: free disk space",
  });
  expect(await readinessWith(GIB / 32)).toMatchObject({
    ready: false,
    problem: "the disk of DATA_DIR has 32 MB left: free disk space",
  });
});

test("reports what waits long or was set aside, and stays ready", async () => {
  await journal.store(
    sampleSubmission({ receivedAt: clock.now() - 7_200_000 }),
    ["host", "mail"],
    null,
  );
  const [job] = await journal.claim({
    owner: "a",
    target: "mail",
    now: clock.now(),
    leaseMs: 1,
    limit: 1,
  });
  await journal.settle(job?.id ?? "", "a", {
    state: "set-aside",
    at: clock.now(),
    error: "answered 550",
  });
  expect(await readinessWith()).toEqual({
    ready: true,
    problem:
      "the oldest undelivered message has waited for 120 min: npm run outbox -- list; 1 deliveries were set aside: npm run outbox -- list",
    oldestWaitingMs: 7_200_000,
  });
});
