import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSiteConfig } from "#server/site-file.ts";

let folder: string;
const file = () => join(folder, "site.config.json");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-file-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("the site's own file is right", async () => {
  expect((await readSiteConfig(join(import.meta.dirname, "../site.config.json"))).brand.name).toBe("Your company");
});

test("one that is not there, is no JSON or lacks something is named, with the place", async () => {
  await expect(readSiteConfig(file())).rejects.toThrow(`SITE_CONFIG is ${JSON.stringify(file())}; it cannot be read (ENOENT)`);
  writeFileSync(file(), "{");
  await expect(readSiteConfig(file())).rejects.toThrow("it is no JSON");
  writeFileSync(file(), JSON.stringify({ brand: { name: "" } }));
  await expect(readSiteConfig(file())).rejects.toThrow(/at brand\.name: .*\n(.*\n)*at home: /);
});
