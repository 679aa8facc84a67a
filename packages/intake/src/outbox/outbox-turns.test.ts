import { expect, test } from "vitest";
import { until } from "#tests/fake-clock.ts";
import { outboxFixture } from "#tests/outbox-fixture.ts";

const stand = outboxFixture();

test("[NODE-18] does not probe a target while it is another node's turn", async () => {
  let isOurs = true;
  let pause: number | undefined;
  stand.journal = {
    ...stand.journal,
    takeTurn: async () => isOurs,
    leaveAlone: async (_, ms) => ((pause = ms), Promise.reject(new Error("away"))),
  };
  let tries = 0;
  const outbox = stand.work(async () => ({
    outcome: "retry",
    error: "down",
    ...((tries += 1) === 1 && { afterMs: 1000 }),
  }));
  await stand.store();
  outbox.notify();
  await until(() => stand.counters.retried === 1, "the first attempt has failed");
  await stand.clock.advance(3_600_000);
  expect(pause).toBe(1000);
  const before = tries;
  isOurs = false;
  await stand.clock.advance(3_600_000);
  expect([before > 60, tries - before < 7]).toEqual([true, true]);
});
