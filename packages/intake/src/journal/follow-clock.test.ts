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
