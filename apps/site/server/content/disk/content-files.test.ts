import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contentFiles } from "#server/content/disk/content-files.ts";

let directory: string;
const log = { error: vi.fn<(details: Record<string, unknown>, message: string) => void>() };
const open = (more: { maxFiles?: number; keep?: number } = {}) =>
  contentFiles({ directory, log, ...more }).factory({});

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "site-content-"));
  log.error.mockClear();
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const onlyFile = () => join(directory, readdirSync(directory)[0] ?? "none");

test("a value survives a restart, whatever its time to live", async () => {
  await open().set("___bc:t:seo:/", "value", 1);
  expect(await open().get("___bc:t:seo:/")).toBe("value");
  expect(await open().get("other")).toBeUndefined();
});

test("a torn file counts as missing, and can be overwritten", async () => {
  await open().set("key", '{"value":"a long one"}');
  writeFileSync(onlyFile(), readFileSync(onlyFile(), "utf8").slice(0, -4));
  expect(await open().get("key")).toBeUndefined();
  writeFileSync(onlyFile(), "");
  expect(await open().get("key")).toBeUndefined();
  await open().set("key", "new");
  expect(await open().get("key")).toBe("new");
});

test("readers never see a partial value", async () => {
  const files = open();
  const values = ["a".repeat(500_000), "b".repeat(300_000)];
  await files.set("key", "a".repeat(500_000));
  const writes = Array.from({ length: 10 }, (_, at) => files.set("key", values[at % 2] ?? ""));
  const reads = await Promise.all(Array.from({ length: 20 }, () => files.get("key")));
  await Promise.all(writes);
  expect(reads.every((read) => values.includes(read ?? ""))).toBe(true);
});

test("the least recently written files are removed when there are too many", async () => {
  const files = open({ maxFiles: 10 });
  await files.set("oldest", "x");
  utimesSync(onlyFile(), new Date(1000), new Date());
  utimesSync(onlyFile(), new Date(), new Date(Date.now() - 60_000));
  for (let at = 0; at < 10; at++) await files.set(`k${at}`, "x");
  expect(readdirSync(directory).length).toBeLessThanOrEqual(10);
  expect(await files.get("oldest")).toBeUndefined();
  expect(await files.get("k9")).toBe("x");
});

test("files beyond their lifetime are removed at the next pruning", async () => {
  const files = open({ keep: 1000 });
  await files.set("key", "x");
  utimesSync(onlyFile(), new Date(), new Date(Date.now() - 5000));
  await files.prune?.();
  expect(await files.get("key")).toBeUndefined();
});

test("a failing disk costs one log line per minute", async () => {
  writeFileSync(join(directory, "in-the-way"), "");
  const files = contentFiles({ directory: join(directory, "in-the-way"), log }).factory({});
  expect(await files.set("key", "x")).toBe(false);
  expect(await files.set("key", "x")).toBe(false);
  expect(await files.get("key")).toBeUndefined();
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(log.error.mock.calls[0]?.[1]).toContain("Check DATA_DIR");
});
