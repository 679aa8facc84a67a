import { expect, test } from "vitest";
import type { Delivery } from "#deliver/deliverer.ts";
import type { Job } from "#journal/journal.ts";
import { until } from "#tests/fake-clock.ts";
import { outboxFixture } from "#tests/outbox-fixture.ts";

const stand = outboxFixture();

test("a machine that was off for a week, or a clock set by ten years, does not use up the 72 hours", async () => {
  let down = true;
  const outbox = stand.work(async (job) =>
    down ? { outcome: "retry", error: "down" } : stand.accept(job),
  );
  await stand.store({ receivedAt: stand.clock.now() - 7 * 86_400_000 });
  outbox.notify();
  await until(() => stand.counters.retried === 1, "the first attempt has failed");
  stand.clock.set(10 * 365 * 86_400_000);
  await stand.clock.advance(90_000);
  expect(stand.counters.setAside).toBe(0);
  down = false;
  await stand.clock.advance(60_000);
  await until(() => stand.counters.delivered === 1, "it is delivered");
});

test.each([
  ["forward by a day", 86_400_000],
  ["forward by ten years", 10 * 365 * 86_400_000],
  ["back by a day", -86_400_000],
])("a clock set %s sends nothing twice and delays nothing", async (_, jump) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = async (job: Job): Promise<Delivery> => (await promise, stand.accept(job));
  const outboxPair = [stand.work(slow), stand.work(slow)];
  for (let count = 0; count < 6; count += 1) await stand.store();
  for (const outbox of outboxPair) outbox.notify();
  await until(
    async () => ((await stand.journal.nextDue("host")) ?? 0) > stand.clock.now(),
    "all are under way",
  );
  stand.clock.set(jump);
  for (const outbox of outboxPair) outbox.notify();
  await stand.clock.advance(31_000);
  resolve();
  await until(() => stand.counters.delivered === 6, "all are delivered");
  await stand.clock.advance(200_000);
  expect(stand.arrived).toHaveLength(6);
  await stand.store();
  for (const outbox of outboxPair) outbox.notify();
  await until(() => stand.counters.delivered === 7, "a new one goes out under the new time");
});

test("a dead worker's lease is free a minute after the clock was set, not ten years later", async () => {
  await stand.store();
  await stand.journal.claim({
    owner: "dead",
    target: "host",
    now: stand.clock.now(),
    leaseMs: 60_000,
    limit: 1,
  });
  stand.work(stand.accept).notify();
  stand.clock.set(-10 * 365 * 86_400_000);
  await stand.clock.advance(125_000);
  await until(() => stand.counters.delivered === 1, "it is delivered");
  expect(stand.arrived).toHaveLength(1);
});

test("a dead worker's row goes to the next one when the lease has ended", async () => {
  const id = await stand.store();
  await stand.journal.claim({
    owner: "dead",
    target: "host",
    now: stand.clock.now(),
    leaseMs: 60_000,
    limit: 1,
  });
  stand.work(stand.accept).notify();
  await stand.clock.advance(59_000);
  expect(stand.arrived).toEqual([]);
  await stand.clock.advance(2000);
  await until(() => stand.counters.delivered === 1, "it is delivered");
  expect(stand.arrived).toEqual([id]);
});
