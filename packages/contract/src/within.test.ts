import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { within } from "#within.ts";

test("what is there in time is given, and what fails fails", async () => {
  expect(await within(1000, Promise.resolve(7))).toBe(7);
  await expect(within(1000, Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});

test("what is late is undefined, and its failure is nobody's then", async () => {
  expect(await within(10, pause(60, 7))).toBeUndefined();
  const late = pause(30).then(() => Promise.reject(new Error("late")));
  expect(await within(10, late)).toBeUndefined();
  await pause(40);
});
