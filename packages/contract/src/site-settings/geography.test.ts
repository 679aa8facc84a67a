import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { geography, hoursOf, isClock, isTimeZone } from "#site-settings/geography.ts";
import { withSettings } from "#site-settings/settings.ts";
import { siteConfigSchema } from "#site-settings/site-config.ts";
import { withoutSpecified } from "#site-settings/specified.ts";

const file = v.parse(
  siteConfigSchema,
  withoutSpecified(JSON.parse(readFileSync("apps/site/site.config.json", "utf8")) as unknown),
);
const given = (places: unknown) => {
  const { site, breaches } = withSettings(file, { geography: places });
  return { ...site.geography, breaches };
};
const lima = { city: "Lima", longitude: -77, latitude: -12 };
const NINE_TO_SIX = { opens: "9:00", closes: "18:00" };

test("[OWN-40] accepts the valid places of a host, and reports each invalid one with its place", () => {
  const { offices, clientCities, regions, breaches } = given({
    offices: [
      lima,
      { ...lima, city: "Quito", longitude: 200 },
      { ...lima, city: " LIMA " },
      { ...lima, city: "m".repeat(81) },
      { ...lima, city: "Bogotá", timeZone: "+02:00" },
      { ...lima, city: "Cusco", opens: "18:00", closes: "9:00" },
    ],
    clientCities: [{ ...lima, timeZone: "", teams: null }],
    regions: [{ title: "Andes", latitude: 1 }, { title: "Coast" }],
  });
  expect(offices).toEqual([{ ...lima, ...NINE_TO_SIX }]);
  expect(clientCities).toEqual([{ ...lima, teams: [], ...NINE_TO_SIX }]);
  expect(regions).toEqual([{ title: "Coast" }]);
  expect(breaches).toEqual([
    { path: "geography.offices[1].longitude", problem: "expected a longitude from -180 to 180" },
    { path: "geography.offices[2]", problem: "it is in the list twice" },
    { path: "geography.offices[3].city", problem: "expected at most 80 characters" },
    { path: "geography.offices[4].timeZone", problem: "expected a time zone such as Europe/Sofia" },
    { path: "geography.offices[5]", problem: "expected to close after it opens" },
    { path: "geography.regions[0]", problem: "expected longitude and latitude, or neither" },
  ]);
});

test("[OWN-40] half-filled or nonsensical settings leave the site without places", () => {
  for (const places of [{}, null, "Lima", [], { offices: "Lima" }, { offices: [null, 7, {}] }])
    expect(given(places)).toMatchObject({ offices: [], clientCities: [], regions: [] });
});

test("[OWN-40] the site's file is checked likewise, also for a city that appears twice", () => {
  expect(v.safeParse(geography, { offices: [lima, { ...lima, city: "lima" }] }).success).toBe(
    false,
  );
  expect(v.safeParse(geography, { offices: [lima] }).success).toBe(true);
});

test("[OWN-40] clocks and time zones are known by their names", () => {
  expect(["9:00", "09:30", "23:59", "24:00"].every(isClock)).toBe(true);
  expect(["9", "24:01", "9:60", "nine", ""].some(isClock)).toBe(false);
  expect(hoursOf("17:30")).toBe(17.5);
  expect(["Europe/Sofia", "America/Argentina/Buenos_Aires", "UTC"].every(isTimeZone)).toBe(true);
  expect(["+02:00", "EST5EDT4", "Mars/Base", "", "Europe/"].some(isTimeZone)).toBe(false);
});
