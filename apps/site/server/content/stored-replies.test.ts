import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStoredReplies } from "#server/content/stored-replies.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const reply = (value: unknown) => ({ value, at: 1 });

function fixture() {
  const files = {
    read: vi.fn<(key: string) => Promise<undefined | ReturnType<typeof reply>>>(
      async () => undefined,
    ),
    write: vi.fn<(key: string, reply: { value: unknown }) => Promise<void>>(async () => undefined),
    remove: vi.fn<(key: string) => Promise<void>>(async () => undefined),
    prune: async () => undefined,
  };
  return { files, stored: createStoredReplies(files, { warn: () => undefined }) };
}

test("a disk that does not respond counts as empty, and is read again by the next reader", async () => {
  const { files, stored } = fixture();
  files.read.mockReturnValueOnce(new Promise(() => undefined));
  const reading = stored.find("key");
  await vi.advanceTimersByTimeAsync(5000);
  expect(await reading).toBeUndefined();
  files.read.mockResolvedValueOnce(reply("x"));
  expect(await stored.find("key")).toEqual(reply("x"));
});

test("parallel readers share one read of the disk; then the reply is in memory, unless it is that of an absent record", async () => {
  const { files, stored } = fixture();
  files.read.mockResolvedValue(reply("x"));
  await Promise.all([stored.find("key"), stored.find("key")]);
  expect([await stored.find("key"), files.read.mock.calls.length]).toEqual([reply("x"), 1]);
  files.read.mockResolvedValue(reply(null));
  await stored.find("absent");
  expect(await stored.find("absent")).toEqual(reply(null));
  expect(stored.inMemory("absent")).toBeUndefined();
  expect(files.read.mock.calls.length).toBe(3);
});

test("the disk delays only a new reply: a change of a long list is written meanwhile, an unchanged one never", async () => {
  const { files, stored } = fixture();
  const list = (word: string) => reply(Array.from({ length: 100 }, () => ({ word })));
  const first = list("a");
  await stored.set("key", first);
  files.write.mockReturnValue(new Promise(() => undefined));
  await stored.set("key", { ...first, at: 2 });
  expect(files.write.mock.calls.length).toBe(1);
  await stored.set("key", list("b"));
  expect(files.write.mock.calls.slice(1)).toEqual([["key", list("b")]]);
  await stored.remove("key");
  expect(files.remove).toHaveBeenCalledWith("key");
});

test("the least recently renewed replies leave memory when there are too many", async () => {
  const { stored } = fixture();
  for (let at = 0; at < 500; at++) await stored.set(`k${at}`, reply(at));
  await stored.set("k0", reply("renewed"));
  await stored.set("one more", reply(1));
  expect([stored.inMemory("k0"), stored.inMemory("k1")]).toEqual([reply("renewed"), undefined]);
});
