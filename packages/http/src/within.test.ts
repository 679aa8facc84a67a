import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { within } from "#within.ts";

test("returns what is there in time, and fails what fails", async () => {
  expect(await within(1000, Promise.resolve(7))).toBe(7);
  await expect(within(1000, Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});

test("a late result is undefined, and its failure is ignored", async () => {
  expect(await within(10, pause(60, 7))).toBeUndefined();
  const late = pause(30).then(() => Promise.reject(new Error("late")));
  expect(await within(10, late)).toBeUndefined();
  await pause(40);
});
