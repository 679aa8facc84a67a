import { expect, test } from "vitest";
import { createInvalidations } from "#server/content/invalidations.ts";

function fixture() {
  let time = 0;
  return { invalidations: createInvalidations(() => time), at: (ms: number) => (time = ms) };
}

test("work begun before a purge of one of its tags is outdated, later work is not", () => {
  const { invalidations, at } = fixture();
  at(10);
  invalidations.note(["home"]);
  expect([5, 10, 11].map((begun) => invalidations.since(["about", "home"], begun))).toEqual([
    true,
    true,
    false,
  ]);
  expect(invalidations.since(["about"], 5)).toBe(false);
  expect([invalidations.anySince(10), invalidations.anySince(11)]).toEqual([true, false]);
});

test("a purge of everything outdates everything", () => {
  const { invalidations, at } = fixture();
  at(10);
  invalidations.note(["*"]);
  expect([invalidations.since([], 5), invalidations.since(["made up"], 11)]).toEqual([true, false]);
});

test("more tags than can be remembered outdate everything", () => {
  const { invalidations, at } = fixture();
  at(10);
  invalidations.note(["home"]);
  at(20);
  invalidations.note(Array.from({ length: 20_000 }, (_, tag) => `t${tag}`));
  expect([
    invalidations.since(["home"], 5),
    invalidations.since(["never purged"], 20),
    invalidations.since(["never purged"], 21),
  ]).toEqual([true, true, false]);
});

test("work of an earlier process is outdated: what was purged since is unknown", () => {
  let time = 10;
  const { since } = createInvalidations(() => time++);
  expect([since(["about"], 9), since(["about"], 10)]).toEqual([true, false]);
});

test("its clock is finer than a millisecond, and continues between processes", () => {
  const { now } = createInvalidations();
  const [a, b] = [now(), now()];
  expect(b).toBeGreaterThanOrEqual(a);
  expect(Math.abs(a - Date.now())).toBeLessThan(60_000);
});
