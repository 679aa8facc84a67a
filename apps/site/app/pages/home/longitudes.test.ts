import { loadContent } from "@meridian/demo";
import { expect, test } from "vitest";
import { degrees, longitudesOf } from "#app/pages/home/longitudes.ts";

const { home, clients } = loadContent().siteSettings;

test("[HOME-01] the ruler names some cities of clients and teams, west to east, none over another", () => {
  const cities = longitudesOf((home?.map?.cities ?? []) as [], (clients?.map?.teams ?? []) as []);
  expect(
    cities.map(({ city, kind, longitude, at }) => [city, kind, degrees(longitude), at]),
  ).toEqual([
    ["San Francisco", "client", "122° W", 3.4],
    ["New York", "client", "74° W", 25.2],
    ["London", "client", "0°", 58.5],
    ["Kyiv", "team", "31° E", 72.3],
    ["Dubai", "team", "55° E", 83.5],
    ["Almaty", "team", "77° E", 93.2],
  ]);
});

test("without clients or without teams there is no ruler, and what lies beyond it is left out", () => {
  const oslo = { city: "Oslo", longitude: 10.75 };
  expect(longitudesOf([oslo], [])).toEqual([]);
  expect(longitudesOf([], [oslo])).toEqual([]);
  expect(longitudesOf([oslo], [{ city: "Auckland", longitude: 174.8 }])).toEqual([]);
});
