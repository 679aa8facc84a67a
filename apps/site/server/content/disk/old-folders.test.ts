import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contractVersion, removeOldFolders } from "#server/content/open-content.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-old-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("replies of another host or contract are removed after two weeks, this one's never", async () => {
  const longAgo = new Date(Date.now() - 15 * 86_400_000);
  for (const name of ["own", "old", "recent"]) mkdirSync(join(folder, name));
  for (const name of ["own", "old"]) utimesSync(join(folder, name), longAgo, longAgo);
  await removeOldFolders(folder, "own");
  expect(["own", "old", "recent"].map((name) => existsSync(join(folder, name)))).toEqual([
    true,
    false,
    true,
  ]);
});

test("a contract has the same name while its sources are unchanged", () => {
  expect(contractVersion()).toMatch(/^[0-9a-f]{12}$/);
  expect(contractVersion()).toBe(contractVersion());
});
