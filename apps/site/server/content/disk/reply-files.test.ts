import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createReplyFiles } from "#server/content/disk/reply-files.ts";

let directory: string;
const log = { error: vi.fn<(details: Record<string, unknown>, message: string) => void>() };
const open = (more: { maxFiles?: number; keep?: number } = {}) =>
  createReplyFiles({ directory, log, ...more });
const reply = (value: unknown) => ({ value, at: 1.5 });

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "site-content-"));
  log.error.mockClear();
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const onlyFile = () => join(directory, readdirSync(directory)[0] ?? "none");

test("a reply survives a restart, and is gone once it is removed", async () => {
  await open().write('["seo","/"]', reply("value"));
  expect(await open().read('["seo","/"]')).toEqual(reply("value"));
  expect(await open().read("other")).toBeUndefined();
  await open().remove('["seo","/"]');
  expect(await open().read('["seo","/"]')).toBeUndefined();
  await open().remove('["seo","/"]');
});

test("a torn file counts as missing, and can be overwritten", async () => {
  await open().write("key", reply("a long one"));
  writeFileSync(onlyFile(), readFileSync(onlyFile(), "utf8").slice(0, -4));
  expect(await open().read("key")).toBeUndefined();
  writeFileSync(onlyFile(), "");
  expect(await open().read("key")).toBeUndefined();
  await open().write("key", reply("new"));
  expect(await open().read("key")).toEqual(reply("new"));
});

const listOf = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, text: "A text of a record. ".repeat(40) }));
const sizeOfFile = (): number => statSync(onlyFile()).size;

test("[API-06] a changed list adds what changed to its file, which a restart reads whole", async () => {
  const files = open();
  const grown: number[] = [];
  let list = listOf(3000);
  await files.write("key", reply(list));
  const size = sizeOfFile();
  for (const change of [
    () => list.with(5, { id: 5, text: "new" }),
    () => list.toReversed(),
    () => list.slice(1),
    () => [{ id: 9, text: "another\n" }, ...list],
  ]) {
    const before = sizeOfFile();
    list = change();
    await files.write("key", reply(list));
    grown.push(sizeOfFile() - before);
    expect(await open().read("key")).toEqual(reply(list));
  }
  expect(Math.max(...grown)).toBeLessThan(size / 100);
});

test("a list is written whole if all of it changed, after a removal, and when its changes outgrow it", async () => {
  const files = open();
  let list = listOf(100);
  await files.write("key", reply(list));
  const size = sizeOfFile();
  await files.write("key", reply(listOf(100)));
  expect(sizeOfFile()).toBe(size);
  await files.remove("key");
  await files.write("key", reply(list));
  for (let at = 0; at < 250; at++) {
    list = list.with(at % 100, { id: at, text: `Change ${at}` });
    await files.write("key", reply(list));
    expect(sizeOfFile()).toBeLessThan(size * 1.6);
  }
  expect(await open().read("key")).toEqual(reply(list));
});

test("a torn change counts as not written, and later ones follow in their order", async () => {
  const files = open();
  const list = listOf(50);
  const second = list.slice(1);
  await files.write("key", reply(list));
  await files.write("key", reply(second));
  truncateSync(onlyFile(), sizeOfFile() - 4);
  expect(await open().read("key")).toEqual(reply(list));
  // Another process does not know what the file has.
  const later = open();
  const lists = Array.from({ length: 20 }, (_, at) => second.slice(at));
  await Promise.all(lists.map((one) => later.write("key", reply(one))));
  expect(await open().read("key")).toEqual(reply(lists.at(-1)));
});

test("of two processes that write one list, each file is a list that one of them wrote, and the next write is whole", async () => {
  const [one, other] = [open(), open()];
  const list = listOf(50);
  const [shorter, reversed] = [list.slice(1), list.toReversed()];
  await one.write("key", reply(list));
  const asOne = readFileSync(onlyFile());
  await other.write("key", reply(shorter));
  await one.write("key", reply(reversed));
  expect(await open().read("key")).toEqual(reply(reversed));
  // Between the look at the file and the write: a change of the first list follows the second.
  await one.write("key", reply(list));
  const change = readFileSync(onlyFile()).subarray(asOne.length);
  await other.write("key", reply(shorter));
  writeFileSync(onlyFile(), Buffer.concat([readFileSync(onlyFile()), change]));
  expect(await open().read("key")).toEqual(reply(shorter));
});

test("readers never see a partial value", async () => {
  const files = open();
  const values = ["a".repeat(500_000), "b".repeat(300_000)];
  await files.write("key", reply(values[0]));
  const writes = Array.from({ length: 10 }, (_, at) => files.write("key", reply(values[at % 2])));
  const reads = await Promise.all(Array.from({ length: 20 }, () => files.read("key")));
  await Promise.all(writes);
  expect(reads.every((read) => values.includes(String(read?.value)))).toBe(true);
});

test("the least recently written files are removed when there are too many", async () => {
  const files = open({ maxFiles: 10 });
  await files.write("oldest", reply("x"));
  utimesSync(onlyFile(), new Date(), new Date(Date.now() - 60_000));
  for (let at = 0; at < 10; at++) await files.write(`k${at}`, reply("x"));
  expect(readdirSync(directory).length).toBeLessThanOrEqual(10);
  expect(await files.read("oldest")).toBeUndefined();
  expect(await files.read("k9")).toEqual(reply("x"));
});

test("files beyond their lifetime are removed at the next pruning", async () => {
  const files = open({ keep: 1000 });
  await files.write("key", reply("x"));
  utimesSync(onlyFile(), new Date(), new Date(Date.now() - 5000));
  await files.prune();
  expect(await files.read("key")).toBeUndefined();
});

test("a failing disk costs one log line per minute, and no reply", async () => {
  writeFileSync(join(directory, "in-the-way"), "");
  const files = createReplyFiles({ directory: join(directory, "in-the-way"), log });
  await files.write("key", reply("x"));
  await files.write("key", reply("x"));
  expect(await files.read("key")).toBeUndefined();
  await files.remove("key");
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.error.mock.calls[0]?.[1]).toContain("Check DATA_DIR");
});
