import { expect, test } from "vitest";
import { createPurges } from "#server/purges.ts";

function stand() {
  let time = 0;
  return { purges: createPurges(() => time), at: (ms: number) => (time = ms) };
}

test("what was begun before a purge of one of its tags is outdated, what was begun after it is not", () => {
  const { purges, at } = stand();
  at(10);
  purges.note(["home"]);
  expect([5, 10, 11].map((begun) => purges.since(["about", "home"], begun))).toEqual([
    true,
    true,
    false,
  ]);
  expect(purges.since(["about"], 5)).toBe(false);
  expect([purges.anySince(10), purges.anySince(11)]).toEqual([true, false]);
});

test("a purge of everything outdates whatever it is", () => {
  const { purges, at } = stand();
  at(10);
  purges.note(["*"]);
  expect([purges.since([], 5), purges.since(["made up"], 11)]).toEqual([true, false]);
});

test("more tags than can be remembered outdate everything rather than being overlooked", () => {
  const { purges, at } = stand();
  at(10);
  purges.note(["home"]);
  at(20);
  purges.note(Array.from({ length: 20_000 }, (_, tag) => `t${tag}`));
  expect([
    purges.since(["home"], 5),
    purges.since(["never purged"], 20),
    purges.since(["never purged"], 21),
  ]).toEqual([true, true, false]);
});

test("its clock is finer than a millisecond, and goes on between processes", () => {
  const { now } = createPurges();
  const [a, b] = [now(), now()];
  expect(b).toBeGreaterThanOrEqual(a);
  expect(Math.abs(a - Date.now())).toBeLessThan(60_000);
});
