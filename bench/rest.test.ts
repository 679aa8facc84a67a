import { expect, test } from "vitest";
import { leastDisturbed, stolenIn } from "./rest.ts";

const settle = async (): Promise<void> => {};

test("what the host took is the eighth time of the line of all cores", () => {
  expect(stolenIn("cpu  6264027 604597 1741006 3263723 37540 0 29302 111167 0 0\ncpu0 1 2 3 4 5 6 7 8 9 10\n")).toBe(1_111_670);
  expect(stolenIn("cpu0 1 2 3 4 5 6 7 8 9 10\n")).toBe(0);
});

test("a try that was left alone is the only one", async () => {
  let tries = 0;
  expect(await leastDisturbed(async () => ++tries, { allowed: Infinity, tries: () => 3, drop: () => expect.unreachable(), settle })).toMatchObject({ value: 1, tries: 1 });
});

test("when none was left alone, all tries but one are dropped", async () => {
  const [made, dropped]: [number[], number[]] = [[], []];
  const kept = await leastDisturbed(async () => made.push(made.length), { allowed: -1, tries: () => 3, drop: (value) => dropped.push(value), settle });
  expect(kept.tries).toBe(3);
  expect([...dropped, kept.value].toSorted()).toEqual([1, 2, 3]);
});
