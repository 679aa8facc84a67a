import { expect, test } from "vitest";
import { inTurn } from "#in-turn.ts";

const LATE = () => new Error("late");

test("runs at most so many, the others follow in order, whatever happens to one", async () => {
  const turn = inTurn(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = [1, 2, 3, 4].map((number) =>
    turn(async () => {
      begun.push(number);
      await new Promise<void>((end) => void ends.push(end));
      if (number === 1) throw new Error("first");
      return number;
    }).catch((error: Error) => error.message),
  );
  await Promise.resolve();
  await Promise.resolve();
  expect(begun).toEqual([1, 2]);
  ends[0]?.();
  await all[0];
  await Promise.resolve();
  expect(begun).toEqual([1, 2, 3]);
  ends[1]?.();
  ends[2]?.();
  await all[2];
  await new Promise((done) => setTimeout(done));
  ends[3]?.();
  expect(await Promise.all(all)).toEqual(["first", 2, 3, 4]);
});

test("a task that has waited too long fails, and holds no place", async () => {
  const turn = inTurn(1, { ms: 20, late: LATE });
  let end = (): void => undefined;
  const first = turn(() => new Promise<void>((done) => void (end = done)));
  await expect(turn(async () => 2)).rejects.toThrow("late");
  end();
  await first;
  expect(await turn(async () => 3)).toBe(3);
});
