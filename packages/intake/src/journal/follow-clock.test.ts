import { expect, test } from "vitest";
import { followClock } from "#journal/follow-clock.ts";
import { createFakeClock } from "#tests/fake-clock.ts";
import { createNotedLog } from "#tests/samples.ts";

const MINUTE = 60_000;

test("uses the machine's clock without a database", async () => {
  const own = createFakeClock();
  const clock = await followClock(own, {}, createNotedLog());
  own.set(MINUTE);
  expect(clock.now()).toBe(own.now());
});

test("[NODE-01] follows a drift between the two clocks, and reports it again once they agreed", async () => {
  const own = createFakeClock();
  const log = createNotedLog();
  let drift = 0;
  const clock = await followClock(own, { time: async () => own.ticks() + drift }, log);
  const offsets: number[] = [];
  for (const next of [2 * MINUTE, 2 * MINUTE, 0, -2 * MINUTE]) {
    drift = next;
    await own.advance(MINUTE);
    offsets.push(clock.now() - own.ticks());
  }
  expect(offsets).toEqual([2 * MINUTE, 2 * MINUTE, 0, -2 * MINUTE]);
  expect(log.lines.map(({ details }) => details.seconds)).toEqual([-120, 120]);
  clock.stop();
});

test("[NODE-01] uses the database's clock from its first response on, however the machine's is set, and reports the difference once", async () => {
  const own = createFakeClock();
  const log = createNotedLog();
  let isAway = true;
  const time = async (): Promise<number> => {
    if (isAway) throw new Error("away");
    return own.ticks();
  };
  own.set(10 * MINUTE);
  const clock = await followClock(own, { time }, log);
  expect(clock.now()).toBe(own.now());
  isAway = false;
  await own.advance(1000);
  expect(clock.now()).toBe(own.ticks());
  expect(log.lines.map(({ details }) => details.seconds)).toEqual([600]);
  isAway = true;
  own.set(-60 * MINUTE);
  await own.advance(5 * MINUTE);
  expect(clock.now()).toBe(own.ticks());
  clock.stop();
  isAway = false;
  await own.advance(5 * MINUTE);
  expect(log.lines).toHaveLength(1);
});
