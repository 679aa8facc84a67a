import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { COUNT_STAGGER, COUNT_STEPS, countAt, countUp } from "#app/bands/about/count-up.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("[HOME-04] rises by a 43rd of the maximum every 30 ms and ends at the maximum", () => {
  const shown: number[] = [];
  const done = vi.fn<() => void>();
  countUp(50, 0, (value) => shown.push(value), done);
  vi.advanceTimersByTime(30 * 10);
  expect(shown).toHaveLength(10);
  expect(shown.at(-1)).toBe(Math.floor((50 / 43) * 10));
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30 * 33);
  expect(shown).toHaveLength(COUNT_STEPS);
  expect(shown.at(-1)).toBe(50);
  vi.advanceTimersByTime(5000);
  expect(shown).toHaveLength(COUNT_STEPS);
  expect(done).toHaveBeenCalledOnce();
});

test("[HOME-04] the second fact starts a second after the first", () => {
  const shown: number[] = [];
  countUp(
    40,
    COUNT_STAGGER,
    (value) => shown.push(value),
    () => undefined,
  );
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(60);
  expect(shown).toEqual([0, 1]);
});

test("[HOME-04] shows whole numbers that never exceed the maximum", () => {
  for (const max of [12, 40, 50, 1000]) {
    const values = Array.from({ length: COUNT_STEPS + 1 }, (_, step) => countAt(max, step));
    expect(
      values.every(
        (value, at) => Number.isInteger(value) && value <= max && value >= (values[at - 1] ?? 0),
      ),
    ).toBe(true);
    expect(values.at(-1)).toBe(max);
  }
});

test("[HOME-04] a removed block stops its counter, waiting or counting", () => {
  const show = vi.fn<() => void>();
  countUp(12, 1000, show, show)();
  const stop = countUp(12, 0, show, show);
  vi.advanceTimersByTime(30);
  stop();
  vi.advanceTimersByTime(5000);
  expect(show).toHaveBeenCalledTimes(1);
});
