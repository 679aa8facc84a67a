import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeWhole } from "#server/files/write-whole.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-files-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("writes a whole file and its folder, and leaves nothing else", async () => {
  const path = join(folder, "deep/er/a.txt");
  await writeWhole(path, "first");
  await writeWhole(path, [Buffer.from("sec"), "ond"]);
  expect(readFileSync(path, "utf8")).toBe("second");
  expect(readdirSync(join(folder, "deep/er"))).toEqual(["a.txt"]);
});

test("parallel writers leave one complete version", async () => {
  const path = join(folder, "a.txt");
  const texts = ["a", "b", "c", "d"].map((letter) => letter.repeat(100_000));
  await Promise.all(texts.map((text) => writeWhole(path, text)));
  expect(texts).toContain(readFileSync(path, "utf8"));
  expect(readdirSync(folder)).toEqual(["a.txt"]);
});

test("reports a failed write and leaves no draft", async () => {
  const path = join(folder, "taken");
  mkdirSync(join(path, "by a folder"), { recursive: true });
  await expect(writeWhole(path, "x")).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/);
  expect(readdirSync(folder)).toEqual(["taken"]);
});
