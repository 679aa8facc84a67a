import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Deliverer, Delivery } from "#deliver/deliverer.ts";
import { zeroCounters, type Counters } from "#figures.ts";
import { createFileStore } from "#files.ts";
import type { Job, Journal } from "#journal/journal.ts";
import { openSqliteJournal } from "#journal/sqlite.ts";
import { createOutbox, type Outbox } from "#outbox.ts";
import { createFakeClock, until, type FakeClock } from "#tests/fake-clock.ts";
import { newFolder } from "#tests/new-folder.ts";
import { createNotedLog, sampleSubmission, type NotedLog } from "#tests/samples.ts";

let clock: FakeClock;
let journal: Journal;
let counters: Counters;
let log: NotedLog;
let folder: string;
/** What arrived, by submission. */
let arrived: string[];
let outboxes: Outbox[];

beforeEach(() => {
  clock = createFakeClock();
  folder = newFolder();
  journal = openSqliteJournal(join(folder, "journal.sqlite"));
  counters = zeroCounters();
  log = createNotedLog();
  arrived = [];
  outboxes = [];
});
afterEach(async () => {
  await Promise.all(outboxes.map((outbox) => outbox.stop()));
  await journal.close();
});

function work(deliver: (job: Job, signal: AbortSignal) => Promise<Delivery>): Outbox {
  const deliverer: Deliverer = { deliver: (job, _, signal) => deliver(job, signal) };
  const outbox = createOutbox({ journal, files: createFileStore(join(folder, "files")), deliverers: { host: deliverer }, clock, log, counters });
  outboxes.push(outbox);
  return outbox;
}

const accept = async (job: Job): Promise<Delivery> => {
  arrived.push(job.submission.id);
  return { outcome: "delivered" };
};
const store = async (changes = {}): Promise<string> => {
  const submission = sampleSubmission({ receivedAt: clock.now(), ...changes });
  await journal.store(submission, ["host"], null);
  return submission.id;
};

test("what is stored is delivered at once, and once", async () => {
  const outbox = work(accept);
  const id = await store();
  outbox.wake();
  await until(() => counters.delivered === 1, "it is delivered");
  await clock.advance(3_600_000);
  expect(arrived).toEqual([id]);
  expect(await journal.tally()).toEqual({ waiting: 0, setAside: 0, oldestWaiting: null });
});

test("a host that is down is asked again after growing pauses; when it returns, all that waits goes out", async () => {
  let down = true;
  const asked: number[] = [];
  const outbox = work(async (job) => {
    asked.push(clock.now());
    return down ? { outcome: "retry", error: "could not be reached: ECONNREFUSED" } : accept(job);
  });
  await store();
  outbox.wake();
  await until(() => counters.retried === 1, "the first attempt has failed");
  for (let count = 2; count <= 8; count += 1) {
    const due = (await journal.nextDue()) ?? 0;
    await clock.advance(due - clock.now() + 1);
    await until(() => counters.retried === count, `attempt ${count} has failed`);
  }
  const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
  expect(pauses[0]).toBeGreaterThanOrEqual(4000);
  expect(pauses[6]).toBeGreaterThan((pauses[0] ?? 0) * 10);

  down = false;
  await store();
  outbox.wake();
  await until(() => counters.delivered === 2, "the old one goes out with the new one");
});

test("a refusal is set aside at once, with an alert that names no visitor", async () => {
  const outbox = work(async () => ({ outcome: "refused", error: "answered spam" }));
  await store();
  outbox.wake();
  await until(() => counters.setAside === 1, "it is set aside");
  expect(await journal.tally()).toMatchObject({ waiting: 0, setAside: 1 });
  const alert = log.lines.find(({ details }) => details.alert === true);
  expect(alert).toMatchObject({ level: "error", details: { problem: "answered spam", target: "host" } });
  expect(JSON.stringify(log.lines)).not.toMatch(/Anna|anna@example/);
});

test("after 72 hours an undelivered message is set aside, with its last error", async () => {
  const outbox = work(async () => ({ outcome: "retry", error: "answered HTTP 500" }));
  await store({ receivedAt: clock.now() - 72 * 3_600_000 + 1000 });
  outbox.wake();
  await until(() => counters.retried === 1, "within the 72 hours it is tried again");
  await clock.advance(10_000);
  await until(() => counters.setAside === 1, "past them it is set aside");
  expect(log.lines.find(({ details }) => details.alert === true)?.details.problem).toBe("given up after 72 hours: answered HTTP 500");
});

test("two workers on one journal deliver everything, nothing twice", async () => {
  const ids = new Set<string>();
  for (let count = 0; count < 40; count += 1) ids.add(await store());
  const [a, b] = [work(accept), work(accept)];
  a.wake();
  b.wake();
  await until(() => counters.delivered === 40, "all is delivered");
  expect(arrived).toHaveLength(40);
  expect(new Set(arrived)).toEqual(ids);
});

test("no more than four are under way at once", async () => {
  let underWay = 0;
  let most = 0;
  const outbox = work(async (job) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    return accept(job);
  });
  for (let count = 0; count < 20; count += 1) await store();
  outbox.wake();
  await until(() => counters.delivered === 20, "all is delivered");
  expect(most).toBe(4);
});

test("a stop in the middle of a delivery gives the lease back, and the next worker delivers", async () => {
  const hanging = work((_, signal) => new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("aborted")))));
  const id = await store();
  hanging.wake();
  await until(async () => ((await journal.nextDue()) ?? 0) > clock.now(), "it is under way");
  const stopped = hanging.stop();
  await clock.advance(5000);
  await stopped;
  const next = work(accept);
  next.wake();
  await until(() => counters.delivered === 1, "it is delivered after the restart");
  expect(arrived).toEqual([id]);
  expect(log.lines.some(({ message }) => message.includes("will be tried again"))).toBe(false);
});

test("a stop waits for a delivery that is about to end", async () => {
  const { promise, resolve } = Promise.withResolvers<Delivery>();
  const outbox = work(() => promise);
  await store();
  outbox.wake();
  await until(async () => ((await journal.nextDue()) ?? 0) > clock.now(), "it is under way");
  const stopped = outbox.stop();
  resolve({ outcome: "delivered" });
  await stopped;
  expect(counters.delivered).toBe(1);
  expect(await journal.tally()).toMatchObject({ waiting: 0 });
});

test("a worker that died leaves its row to the next one when the lease has ended", async () => {
  const id = await store();
  await journal.claim({ owner: "dead", now: clock.now(), leaseMs: 60_000, limit: 1 });
  work(accept).wake();
  await clock.advance(59_000);
  expect(arrived).toEqual([]);
  await clock.advance(2000);
  await until(() => counters.delivered === 1, "it is delivered");
  expect(arrived).toEqual([id]);
});

test("a journal that cannot be read is asked again, and work goes on", async () => {
  let broken = true;
  const whole = journal;
  journal = { ...whole, claim: (claim) => (broken ? Promise.reject(new Error("disk I/O error")) : whole.claim(claim)) };
  const outbox = work(accept);
  await store();
  outbox.wake();
  await until(() => log.lines.some(({ level }) => level === "error"), "the trouble is logged");
  broken = false;
  await clock.advance(5000);
  await until(() => counters.delivered === 1, "it is delivered");
  expect(arrived).toHaveLength(1);
});
