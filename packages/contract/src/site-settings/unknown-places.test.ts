import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { withSettings } from "#site-settings/settings.ts";
import { siteConfigSchema } from "#site-settings/site-config.ts";
import { unknownPlaces } from "#site-settings/unknown-places.ts";

const read = (path: string) =>
  v.parse(
    siteConfigSchema,
    JSON.parse(readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8")),
  );
const demo = read("packages/demo/content/site-settings.json");

test("the site's own file and the demo's settings name no unknown place", () => {
  expect(unknownPlaces(read("apps/site/site.config.json"))).toEqual([]);
  expect(unknownPlaces(demo)).toEqual([]);
});

test("[OWN-40] an unknown region or office is reported with its place and the known ones", () => {
  const oslo = { city: "Oslo", longitude: 10.7, latitude: 59.9 };
  const { site, breaches } = withSettings(demo, {
    geography: {
      offices: [{ ...oslo, region: "Asia" }],
      clientCities: [{ city: "Lima", longitude: -77, latitude: -12, teams: ["Oslo", "Rome"] }],
      regions: [],
    },
    clients: {
      map: {
        points: [{ country: "Peru", label: "Peru", longitude: -77, latitude: -12, team: "Bonn" }],
      },
    },
  });
  expect(breaches).toEqual([]);
  expect(unknownPlaces(site)).toEqual([
    {
      path: "geography.offices[0].region",
      problem: "Oslo has the unknown region Asia; available: none",
    },
    {
      path: "geography.clientCities[0].teams",
      problem: "Lima has the unknown office Rome; available: Oslo",
    },
    {
      path: "clients.map.points[0].team",
      problem: "Peru has the unknown office Bonn; available: Oslo",
    },
  ]);
});
