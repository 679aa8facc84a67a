import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { withSettings } from "#site-settings/settings.ts";
import { siteConfigSchema, type SiteConfig } from "#site-settings/site-config.ts";
import { SPECIFIED, withoutSpecified } from "#site-settings/specified.ts";

const demo: unknown = JSON.parse(
  readFileSync(new URL("../../../demo/content/site-settings.json", import.meta.url), "utf8"),
);
const at = (value: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((inside, name) => Object(inside)[name] as unknown, value);
const alone = (path: string, value: unknown): object =>
  path.split(".").reduceRight<unknown>((inside, name) => ({ [name]: inside }), value) as object;

/** A file with all of the specification's defaults. */
const file = v.parse(
  siteConfigSchema,
  SPECIFIED.reduce<Record<string, unknown>>(
    (left, { path, value }) => {
      const [first = "", second = "", third] = path.split(".");
      const group = { ...(left[first] as Record<string, unknown>) };
      group[second] = third ? { ...(group[second] as object), [third]: value } : value;
      return { ...left, [first]: group };
    },
    demo as Record<string, unknown>,
  ),
);
const settled = (given: unknown): SiteConfig => withSettings(file, given).site;

test.each(SPECIFIED.map(({ path }) => path))(
  "%s is used for what the host does not send",
  (path) => {
    const expected = SPECIFIED.find((one) => one.path === path)?.value;
    for (const given of [null, {}, { brand: { name: "Acme" } }, { specifiedDefaults: true }])
      expect(at(settled(given), path)).toMatchObject(expected as object);
  },
);

test.each(SPECIFIED)("$path is not used if the host excludes it", ({ path, otherwise }) => {
  const site = settled({ specifiedDefaults: false, brand: { name: "Acme" } });
  expect(at(site, path)).toEqual(otherwise);
  expect(site.brand.name).toBe("Acme");
});

test.each(SPECIFIED)("a host's value of $path wins, with and without the others", ({ path }) => {
  const own = at(v.parse(siteConfigSchema, demo), path);
  for (const specifiedDefaults of [true, false])
    expect(at(settled({ specifiedDefaults, ...alone(path, own) }), path)).toEqual(own);
});

test("a host empties each list by an empty list, and a group by an empty one", () => {
  const lists = SPECIFIED.filter(({ value }) => Array.isArray(value));
  expect(lists.length).toBeGreaterThan(3);
  for (const { path } of lists) expect(at(settled(alone(path, [])), path)).toEqual([]);
  for (const nothing of [{}, []]) {
    const { site, breaches } = withSettings(file, { sales: { comparison: nothing } });
    expect([site.sales.comparison, breaches]).toEqual([undefined, []]);
  }
  expect(settled({ home: {}, contact: {} }).contact).toEqual(file.contact);
});

test("removes only the specification's values from a file with an owner's own texts", () => {
  const own = { ...file, contact: { phones: [{ region: "North", phone: "1", countries: [] }] } };
  const left = withoutSpecified(own);
  expect(left.contact).toEqual(own.contact);
  expect(left.sales.comparison).toBeUndefined();
  expect(withoutSpecified(undefined)).toBeUndefined();
});
