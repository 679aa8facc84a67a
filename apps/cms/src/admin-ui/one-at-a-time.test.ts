import { setImmediate } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { oneAtATime } from "#admin-ui/one-at-a-time.ts";

test("[OWN-134] of two filters that are saved at the same instant none is lost", async () => {
  let stored: readonly string[] = [];
  const save = (name: string): Promise<void> =>
    oneAtATime("filters", async () => {
      const read = stored;
      await setImmediate();
      stored = [...read, name];
    });
  await Promise.all([save("a"), save("b"), save("c")]);
  expect(stored).toEqual(["a", "b", "c"]);
});

test("a change that fails does not hold up the next one", async () => {
  const failed = oneAtATime("filters", () => Promise.reject(new Error("no")));
  await expect(failed).rejects.toThrow("no");
  expect(await oneAtATime("filters", async () => 1)).toBe(1);
});

test("a change whose request hangs ends after 15 seconds, so that the next one runs", async () => {
  const ends = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(ends.signal);
  const hung = oneAtATime(
    "filters",
    (signal) =>
      new Promise<never>((_, reject) => {
        signal.addEventListener("abort", () => reject(new Error("late")));
      }),
  );
  const next = oneAtATime("filters", async () => 2);
  await setImmediate();
  ends.abort();
  await expect(hung).rejects.toThrow("late");
  expect(await next).toBe(2);
  expect(timeout).toHaveBeenCalledWith(15_000);
});
