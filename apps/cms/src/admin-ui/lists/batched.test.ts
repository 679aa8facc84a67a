import type { Payload } from "payload";
import { expect, test } from "vitest";
import { readTogether } from "#admin-ui/lists/batched.ts";

const HOST = {} as Payload;

test("the cells of a list share a read; another list, and a later one, read again", async () => {
  const reads: [string, readonly number[]][] = [];
  const read = readTogether(async (_, place, keys: readonly number[]) => {
    reads.push([place, keys]);
    return new Map(keys.map((key) => [key, key * 2]));
  });
  const cells = [1, 2, 2].map((key) => read(HOST, "posts", key));
  expect(await Promise.all([...cells, read(HOST, "authors", 1)])).toEqual([2, 4, 4, 2]);
  await read(HOST, "posts", 3);
  expect(reads).toEqual([
    ["posts", [1, 2]],
    ["authors", [1]],
    ["posts", [3]],
  ]);
});

test("a read that fails fails its cells, not those after them", async () => {
  const failures = [new Error("away")];
  const read = readTogether(async (_, __, keys: readonly number[]) => {
    const [failure] = failures.splice(0);
    if (failure) throw failure;
    return new Map(keys.map((key) => [key, key]));
  });
  await expect(read(HOST, "posts", 1)).rejects.toThrow("away");
  expect(await read(HOST, "posts", 1)).toBe(1);
});
