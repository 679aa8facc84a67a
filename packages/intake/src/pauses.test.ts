import { expect, test } from "vitest";
import { GIVE_UP_MS, pauseAfter } from "#pauses.ts";

test("pauses double from 5 s to 15 min, each off by a fifth at most", () => {
  expect([1, 2, 3, 8, 9, 40].map((attempt) => pauseAfter(attempt, () => 0.5))).toEqual([5000, 10_000, 20_000, 640_000, 900_000, 900_000]);
  expect(pauseAfter(1, () => 0)).toBe(4000);
  expect(pauseAfter(1, () => 1)).toBe(6000);
  expect(GIVE_UP_MS).toBe(259_200_000);
});
