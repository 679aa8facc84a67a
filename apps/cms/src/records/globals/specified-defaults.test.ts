/**
 * The specification's default values: a bundled host has none until its owner enters them. Hosts of
 * earlier releases store none, and their sites stay unchanged.
 */
import { readFileSync } from "node:fs";
import {
  createClient,
  siteConfigSchema,
  withoutSpecified,
  withSettings,
  type SiteConfig,
} from "@meridian/contract";
import { loadContent } from "@meridian/demo";
import * as v from "valibot";
import { beforeAll, expect, test, vi } from "vitest";
import { answerGet } from "#contract/answer.ts";
import { seedStarter } from "#moving-in/seed/starter.ts";
import { publishSettings } from "#testing/publish-settings.ts";
import { testCms } from "#testing/test-cms.ts";

vi.setConfig({ testTimeout: 60_000 });
const SHIPPED = "apps/site/site.config.json";
const shipped = v.parse(siteConfigSchema, JSON.parse(readFileSync(SHIPPED, "utf8")));
/** The last release's file, without the specification's defaults. */
const before = v.parse(siteConfigSchema, withoutSpecified(shipped));

const cms = testCms({ siteConfig: SHIPPED });
beforeAll(async () => {
  await seedStarter(cms.payload);
});

/** The current settings, and as the last release's site reads them. */
async function shown(): Promise<{ now: SiteConfig; earlier: SiteConfig }> {
  const client = createClient({
    host: "http://cms.test",
    log: { warn: () => undefined },
    fetch: (address) => answerGet(new URL(String(address)), cms.payload),
  });
  const given = await client.read("settings");
  const { specifiedDefaults: _, ...stored } = given ?? {};
  return {
    now: withSettings(shipped, given).site,
    earlier: withSettings(before, stored).site,
  };
}
const publish = (data: object) => publishSettings(cms.payload, { ...data });

test("an empty new host shows no price, region, office or solution, and its form begins the same way", async () => {
  const { now, earlier } = await shown();
  expect(now).toEqual(earlier);
  // The pages still contain an empty host's instructions, or nothing (OWN-64).
  const { pages, seo } = now;
  expect(now).toEqual({ ...before, pages, seo: { ...before.seo, unlisted: seo.unlisted } });
  const form = await cms.payload.findGlobal({ slug: "site-settings", depth: 0 });
  expect(form).toMatchObject({
    contact: { phones: [] },
    geography: { regions: [] },
    sales: { principles: { boxes: [] } },
    pricing: { note: before.pricing.note },
  });
  expect(await cms.payload.findGlobal({ slug: "home", depth: 0 })).toMatchObject({
    solutions: { title: "Which solution do you need today?", cards: [] },
  });
  expect(form.sales?.comparison?.direct?.figure ?? null).toBeNull();
});

test("settings of an earlier release stay unchanged, with lists that were written, emptied, or neither", async () => {
  await publish({ brand: { name: "Acme" } });
  const named = await shown();
  expect(named.now).toEqual(named.earlier);
  expect(named.now.sales.comparison).toBeUndefined();
  await publish({
    contact: { phones: [{ region: "North", phone: "+47 1", countries: ["Norway"] }] },
  });
  const written = await shown();
  expect(written.now).toEqual(written.earlier);
  await publish({ contact: { phones: [] } });
  const emptied = await shown();
  expect(emptied.now).toEqual(emptied.earlier);
  expect(emptied.now.contact.phones).toEqual([]);
});

test("values that the owner enters are shown, also a region without a phone number", async () => {
  const phones = [{ region: "Middle East", countries: ["Israel"] }];
  const { comparison } = shipped.sales;
  await publish({ contact: { phones }, sales: { comparison } });
  const { now } = await shown();
  expect(now.contact.phones).toEqual(phones);
  expect(now.sales.comparison).toEqual(comparison);
});

test("a host seeded with the demo shows the demo's values, as before", async () => {
  const { siteSettings } = loadContent();
  const demo = v.parse(siteConfigSchema, siteSettings);
  // Pictures need the library.
  const { brand: _, contact, ...words } = demo;
  const { picture: _picture, ...person } = contact.person ?? {};
  await publish({ ...words, contact: { ...contact, person } });
  const { now, earlier } = await shown();
  expect(now).toEqual(earlier);
  expect(now.home.solutions).toEqual(demo.home.solutions);
  expect(now.sales).toEqual(demo.sales);
  expect(now.clients.map.shows).toBe("withClients");
});
