import { expect, test } from "vitest";
import { coalesce } from "#outbox/coalesce.ts";

test("runs one at a time; calls during a run cause one more, for which `settled` waits, too", async () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const { run, settled } = coalesce(() => {
    const made = Promise.withResolvers<void>();
    runs.push(made);
    return made.promise;
  });
  await settled();
  for (const _ of "123") run();
  expect(runs).toHaveLength(1);
  let isSettled = false;
  const end = settled().then(() => (isSettled = true));
  runs[0]?.resolve();
  await new Promise(setImmediate);
  expect([runs.length, isSettled]).toEqual([2, false]);
  runs[1]?.resolve();
  await end;
  run();
  expect(runs).toHaveLength(3);
});
