import { expect, test } from "vitest";
import {
  clockTime,
  hoursAhead,
  MOST_OFFICES,
  officeHours,
  sharedWords,
} from "#app/bands/regions-map/working-hours.ts";
import type { SiteConfig } from "#app/site-config.ts";
import { ENGLISH } from "@meridian/messages/language";

type Geography = SiteConfig["geography"];

const winter = new Date("2026-11-21T12:00:00Z");
const summer = new Date("2026-07-01T12:00:00Z");
const NINE_TO_SIX = { opens: "9:00", closes: "18:00" };
const place = { longitude: 0, latitude: 0, ...NINE_TO_SIX };

const office = (city: string, region: string, timeZone?: string) => ({
  ...place,
  city,
  region,
  timeZone,
});
const client = (city: string, timeZone?: string) => ({ ...place, city, timeZone, teams: [] });
const geography: Geography = {
  offices: [
    office("Varna", "Balkans"),
    office("Plovdiv", "Balkans", "Europe/Sofia"),
    office("Doha", "Gulf", "Asia/Dubai"),
    office("Perth", "Australia", "Australia/Sydney"),
  ],
  clientCities: [
    client("Leeds", "Europe/London"),
    client("Boston", "America/New_York"),
    client("Seattle", "America/Los_Angeles"),
    client("Oslo"),
  ],
  regions: [{ title: "Balkans" }, { title: "Gulf" }, { title: "Australia" }],
};

const shared = (city: string, at: Date, places = geography) =>
  Object.fromEntries(
    officeHours(at, places)
      .find((one) => one.city === city)
      ?.regions.map(({ region, shared: bar }) => [region, bar?.length ?? 0]) ?? [],
  );

test("[HOME-08] [OWN-41] shared hours follow the settings' time zones, including daylight saving time", () => {
  expect(shared("Leeds", winter)).toEqual({ Balkans: 7, Gulf: 5, Australia: 0 });
  expect(shared("Leeds", summer)).toEqual({ Balkans: 7, Gulf: 6, Australia: 0 });
});

test("[OWN-41] across the date line tomorrow's hours count", () => {
  // 09:00 in Sydney is 14:00 of the previous day in Seattle.
  expect(shared("Seattle", winter)).toEqual({ Balkans: 0, Gulf: 0, Australia: 4 });
});

test("[OWN-41] working hours come from the settings", () => {
  const late = geography.offices.map((one) => ({ ...one, opens: "12:30", closes: "20:30" }));
  expect(shared("Leeds", winter, { ...geography, offices: late })).toMatchObject({ Balkans: 7.5 });
  expect(shared("Boston", winter, { ...geography, offices: late })).toMatchObject({ Balkans: 4.5 });
});

test("[HOME-08] every working day is within its ruler, and shared hours are within both days", () => {
  for (const { day, from, regions } of [
    ...officeHours(winter, geography),
    ...officeHours(summer, geography),
  ]) {
    expect(from).toBeGreaterThanOrEqual(0);
    expect(from).toBeLessThan(24);
    for (const { day: parts, shared: bar } of [...regions, { day, shared: null }]) {
      for (const { start, length } of parts) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(length).toBeGreaterThan(0);
        expect(start + length).toBeLessThanOrEqual(24);
      }
      expect(parts.reduce((sum, { length }) => sum + length, 0)).toBeCloseTo(9);
      const own = day[0]?.start ?? 0;
      expect(bar?.start ?? own).toBeGreaterThanOrEqual(own);
    }
  }
});

test("[OWN-41] a client without a time zone has no tab, a region without one no row; without any there are no hours", () => {
  expect(officeHours(winter, geography).map(({ city }) => city)).toEqual([
    "Leeds",
    "Boston",
    "Seattle",
  ]);
  const places = { ...geography, regions: [{ title: "Gulf" }, { title: "Oceania" }] };
  expect(officeHours(winter, places)[0]?.regions.map(({ region }) => region)).toEqual(["Gulf"]);
  expect(officeHours(winter, { ...geography, regions: [{ title: "Oceania" }] })).toEqual([]);
  expect(officeHours(winter, { ...geography, clientCities: [] })).toEqual([]);
  const many = Array.from({ length: 20 }, (_, at) => client(`City ${at}`, "Asia/Kolkata"));
  expect(officeHours(winter, { ...geography, clientCities: many })).toHaveLength(MOST_OFFICES);
});

test("offsets include half hours and places west of Greenwich", () => {
  expect(hoursAhead("Asia/Kolkata", winter)).toBe(5.5);
  expect(hoursAhead("America/New_York", winter)).toBe(-5);
  expect(hoursAhead("Europe/London", winter)).toBe(0);
});

test("formats hours in words and as clock times", () => {
  expect(sharedWords({ shared: { start: 5, length: 7 }, days: null }, ENGLISH)).toBe(
    "7 shared hours",
  );
  expect(sharedWords({ shared: { start: 5, length: 1 }, days: null }, ENGLISH)).toBe(
    "1 shared hour",
  );
  expect(sharedWords({ shared: null, days: null }, ENGLISH)).toBe("no shared hours");
  expect([4, 28, 9.5].map(clockTime)).toEqual(["4:00", "4:00", "9:30"]);
});

test("[OWN-44] counts shared hours on days that both work, and names the days if they are not all", () => {
  const days: Geography["offices"][number]["days"] = [
    "sunday",
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
  ];
  const gulf = geography.offices.map((one) => (one.city === "Doha" ? { ...one, days } : one));
  const of = (offices: Geography["offices"]) =>
    officeHours(winter, { ...geography, offices })[0]?.regions.map((region) =>
      sharedWords(region, ENGLISH),
    );
  expect(of(geography.offices)).toEqual(["7 shared hours", "5 shared hours", "no shared hours"]);
  expect(of(gulf)).toEqual([
    "7 shared hours",
    "5 shared hours, Monday to Thursday",
    "no shared hours",
  ]);
  const weekend = geography.offices.map((one) => ({ ...one, days: ["sunday" as const] }));
  expect(of(weekend)).toEqual(["no shared hours", "no shared hours", "no shared hours"]);
});
