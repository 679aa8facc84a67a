import { SPECIFIED, withoutSpecified } from "@meridian/contract";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readSiteConfig } from "#server/config/site-file.ts";

let folder: string;
const file = () => join(folder, "site.config.json");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-file-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const SHIPPED = join(import.meta.dirname, "../../site.config.json");

test.each(SPECIFIED)("the site's own file has the specification's $path", ({ path, value }) => {
  const found = path
    .split(".")
    .reduce<unknown>(
      (inside, name) => Object(inside)[name] as unknown,
      JSON.parse(readFileSync(SHIPPED, "utf8")),
    );
  expect(found).toEqual(value);
});

test("beyond the specification's own words the site's file states nothing in a company's name: no figure, price, address or person", async () => {
  const {
    clients: { map, ...clients },
    ...own
  } = withoutSpecified(await readSiteConfig(SHIPPED));
  expect(own.brand).toEqual({ name: "Your company" });
  expect(own.contact).toEqual({ phones: [] });
  expect(
    JSON.stringify({ ...own, clients })
      .replace(`"weeks":16`, "")
      .replace(`"talentPool":{"text":"","months":12}`, "")
      // The specification's.
      .replace(/"rates":\{"forSenior[^}]*\}/, "")
      .replace(`"teamSize":"1-100"`, ""),
  ).not.toMatch(/[\d@$€£%]|:\/\/|quotes?"|people"/i);
  // Positions of countries claim nothing about a company.
  expect(map.points.length).toBeGreaterThan(10);
});

test("one that is not there, is no JSON or lacks something is named, with the place", async () => {
  await expect(readSiteConfig(file())).rejects.toThrow(
    `SITE_CONFIG is ${JSON.stringify(file())}; it cannot be read (ENOENT)`,
  );
  writeFileSync(file(), "{");
  await expect(readSiteConfig(file())).rejects.toThrow("it is not JSON");
  writeFileSync(file(), JSON.stringify({ brand: { name: "" } }));
  await expect(readSiteConfig(file())).rejects.toThrow(/at brand\.name: .*\n(.*\n)*at home: /);
});

test("[OWN-40] what stands where it stood before is named, with where it belongs now", async () => {
  const own = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../site.config.json"), "utf8"),
  ) as { home: { map: object } };
  const map = { ...own.home.map, regions: [{ title: "North" }] };
  writeFileSync(file(), JSON.stringify({ ...own, home: { ...own.home, map } }));
  await expect(readSiteConfig(file())).rejects.toThrow(
    "at home.map.regions: it is no longer read: write it as geography.regions",
  );
});
