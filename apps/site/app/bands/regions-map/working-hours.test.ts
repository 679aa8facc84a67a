import { expect, test } from "vitest";
import {
  clockTime,
  hoursAhead,
  officeHours,
  sharedWords,
} from "#app/bands/regions-map/working-hours.ts";

const winter = new Date("2026-11-21T12:00:00Z");
const summer = new Date("2026-07-01T12:00:00Z");

const REGIONS = ["Eastern Europe", "Middle East", "Central Asia"];
const shared = (city: string, at: Date) =>
  Object.fromEntries(
    officeHours(at, REGIONS)
      .find((office) => office.city === city)
      ?.regions.map(({ region, shared: bar }) => [region, bar?.length ?? 0]) ?? [],
  );

test("[HOME-08] London shares seven hours with Eastern Europe, five with the Middle East, four with Central Asia in winter", () => {
  expect(shared("London", winter)).toEqual({
    "Eastern Europe": 7,
    "Middle East": 5,
    "Central Asia": 4,
  });
});

test("[HOME-08] summer time brings London an hour nearer to who has none", () => {
  expect(shared("London", summer)).toEqual({
    "Eastern Europe": 7,
    "Middle East": 6,
    "Central Asia": 5,
  });
});

test("[HOME-08] New York shares two hours with Eastern Europe, San Francisco none", () => {
  expect(shared("New York", winter)).toEqual({
    "Eastern Europe": 2,
    "Middle East": 0,
    "Central Asia": 0,
  });
  expect(shared("San Francisco", winter)).toEqual({
    "Eastern Europe": 0,
    "Middle East": 0,
    "Central Asia": 0,
  });
});

test("[HOME-08] every working day lies on its ruler, and what is shared within both days", () => {
  for (const { day, from, regions } of [
    ...officeHours(winter, REGIONS),
    ...officeHours(summer, REGIONS),
  ]) {
    expect(from).toBeGreaterThanOrEqual(0);
    expect(from).toBeLessThan(24);
    for (const region of regions) {
      expect(region.day.start).toBeGreaterThanOrEqual(0);
      expect(region.day.start + region.day.length).toBeLessThanOrEqual(24);
      expect(region.shared?.start ?? day.start).toBe(
        Math.max(day.start, region.shared ? region.day.start : 0),
      );
    }
  }
});

test("[HOME-08] London's ruler begins at four in the morning", () => {
  expect(officeHours(winter, REGIONS)[0]).toMatchObject({
    city: "London",
    from: 4,
    day: { start: 5, length: 9 },
  });
});

test("a region that the settings do not name has no row; without any there are no hours", () => {
  expect(
    officeHours(winter, ["Middle East", "Oceania"])[0]?.regions.map(({ region }) => region),
  ).toEqual(["Middle East"]);
  expect(officeHours(winter, ["Oceania"])).toEqual([]);
});

test("hours ahead of UTC know halves and the other side of Greenwich", () => {
  expect(hoursAhead("Asia/Kolkata", winter)).toBe(5.5);
  expect(hoursAhead("America/New_York", winter)).toBe(-5);
  expect(hoursAhead("Europe/London", winter)).toBe(0);
});

test("hours are said in words and as clock times", () => {
  expect(sharedWords({ start: 5, length: 7 })).toBe("7 shared hours");
  expect(sharedWords({ start: 5, length: 1 })).toBe("1 shared hour");
  expect(sharedWords(null)).toBe("no shared hours");
  expect([4, 28, 9.5].map(clockTime)).toEqual(["4:00", "4:00", "9:30"]);
});
