/** Outcomes that a target leaves open: two more attempts, then a person must check. */
import { expect, test } from "vitest";
import type { Delivery } from "#deliver/deliverer.ts";
import { until } from "#tests/fake-clock.ts";
import { outboxFixture } from "#tests/outbox-fixture.ts";

const stand = outboxFixture();
const MINUTE = 60_000;
const unknown: Delivery = { outcome: "unknown", error: "answered HTTP 500" };
const later: Delivery = { outcome: "retry", error: "answered HTTP 503" };

/** A worker whose target has these outcomes in order, then delivers. */
function workWith(...outcomes: Delivery[]): { minutes: () => number[] } {
  const began = stand.clock.now();
  const tries: number[] = [];
  stand
    .work(async (job) => {
      tries.push(stand.clock.now() - began);
      return outcomes.shift() ?? stand.accept(job);
    })
    .notify();
  return { minutes: () => tries.map((at) => Math.floor(at / MINUTE)) };
}

test("[API-03] retries an open outcome after 1 and after 10 minutes, then sets it aside with the alert", async () => {
  await stand.store();
  const { minutes } = workWith(unknown, unknown, unknown, unknown);
  await stand.clock.advance(3 * 60 * MINUTE);
  await until(() => stand.counters.setAside === 1, "it is set aside");
  expect(minutes()).toEqual([0, 1, 11]);
  const [row] = await stand.journal.list({ limit: 9 });
  expect(row).toMatchObject({
    state: "set-aside",
    error: "answered HTTP 500; it may have arrived: check there before you send it again",
  });
  expect(stand.log.lines.filter(({ details }) => details.alert === true)).toHaveLength(1);
});

test("while it waits, the reason states that it may have arrived", async () => {
  await stand.store();
  workWith(unknown);
  await until(() => stand.counters.retried === 1, "the first try is over");
  expect((await stand.journal.list({ limit: 9 }))[0]).toMatchObject({
    state: "waiting",
    error: "answered HTTP 500; it may have arrived, and is tried again with the same number",
  });
});

test("another message's delivery does not bring the second attempt forward; a restart does not either", async () => {
  await stand.store();
  const first = workWith(unknown);
  await until(() => stand.counters.retried === 1, "the first try is over");
  await stand.store();
  const second = workWith();
  await stand.clock.advance(50_000);
  await until(() => stand.counters.delivered === 1, "the other message is delivered");
  expect([...first.minutes(), ...second.minutes()]).toHaveLength(2);
  await stand.clock.advance(30_000);
  await until(() => stand.counters.delivered === 2, "the first one is delivered");
});

test("attempts with a clear result do not count: after hours of maintenance a message has its two attempts left", async () => {
  await stand.store();
  const { minutes } = workWith(...Array.from({ length: 40 }, () => later), unknown, unknown);
  await stand.clock.advance(12 * 60 * MINUTE);
  await until(() => stand.counters.delivered === 1, "it is delivered");
  const [before = 0, second = 0, third = 0] = minutes().slice(-3);
  expect([minutes().length, second - before, third - second]).toEqual([43, 1, 10]);
});

test("sent again by a person, it has its attempts anew", async () => {
  await stand.store();
  workWith(unknown, unknown, unknown, unknown, unknown);
  await stand.clock.advance(20 * MINUTE);
  await until(() => stand.counters.setAside === 1, "it is set aside");
  expect(await stand.journal.replay({}, stand.clock.now())).toBe(1);
  await stand.clock.advance(20 * MINUTE);
  await until(() => stand.counters.delivered === 1, "the third try of the new ones delivers");
});

test("a person may send it again while it waits in doubt", async () => {
  const id = await stand.store();
  const { minutes } = workWith(unknown);
  await until(() => stand.counters.retried === 1, "the first try is over");
  expect(await stand.journal.replay({ submission: id }, stand.clock.now())).toBe(1);
  await stand.clock.advance(31_000);
  await until(() => stand.counters.delivered === 1, "it is delivered");
  expect(minutes()).toEqual([0, 0]);
});

test("the office's email does not wait for the host", async () => {
  stand
    .workFor({
      host: { deliver: async () => unknown },
      mail: { deliver: stand.accept },
    })
    .notify();
  await stand.store({}, ["host", "mail"]);
  await stand.clock.advance(31_000);
  await until(() => stand.counters.delivered === 1, "the mail is out");
  expect(stand.counters.setAside).toBe(0);
});
