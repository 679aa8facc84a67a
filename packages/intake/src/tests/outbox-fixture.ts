import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import type { Deliverer, Delivery } from "#deliver/deliverer.ts";
import { zeroCounters, type Counters } from "#metrics.ts";
import { openIntakeFiles } from "#files.ts";
import type { Job, Journal } from "#journal/journal.ts";
import { openSqliteJournal } from "#journal/sqlite.ts";
import { createOutbox, type Outbox } from "#outbox/outbox.ts";
import { createFakeClock, type FakeClock } from "#tests/fake-clock.ts";
import { newFolder } from "#tests/new-folder.ts";
import { createNotedLog, sampleSubmission, type NotedLog } from "#tests/samples.ts";

/** An outbox on an empty in-memory journal with a fake clock, new for each test. */
export interface OutboxFixture {
  clock: FakeClock;
  journal: Journal;
  counters: Counters;
  log: NotedLog;
  arrived: string[];
  work(deliver: (job: Job, signal: AbortSignal) => Promise<Delivery>): Outbox;
  workFor(deliverers: Record<string, Deliverer>): Outbox;
  accept(job: Job): Promise<Delivery>;
  /** Received now. Returns the id. */
  store(changes?: { receivedAt?: number }, targets?: string[]): Promise<string>;
}

export function outboxFixture(): OutboxFixture {
  const stand = {} as OutboxFixture;
  let outboxes: Outbox[] = [];
  let folder = "";
  beforeEach(() => {
    folder = newFolder();
    outboxes = [];
    Object.assign(stand, {
      clock: createFakeClock(),
      journal: openSqliteJournal(":memory:"),
      counters: zeroCounters(),
      log: createNotedLog(),
      arrived: [],
    });
  });
  afterEach(async () => {
    await Promise.all(outboxes.map((outbox) => outbox.stop()));
    await stand.journal.close();
  });
  stand.workFor = (deliverers) => {
    const { journal, clock, log, counters } = stand;
    const outbox = createOutbox({
      journal,
      files: openIntakeFiles(join(folder, "files")),
      deliverers,
      clock,
      log,
      counters,
    });
    outboxes.push(outbox);
    return outbox;
  };
  stand.work = (deliver) =>
    stand.workFor({ host: { deliver: (job, _, signal) => deliver(job, signal) } });
  stand.accept = async (job) => {
    stand.arrived.push(job.submission.id);
    return { outcome: "delivered" };
  };
  stand.store = async (changes = {}, targets = ["host"]) => {
    const submission = sampleSubmission({ receivedAt: stand.clock.now(), ...changes });
    await stand.journal.store(submission, targets, null);
    return submission.id;
  };
  return stand;
}
