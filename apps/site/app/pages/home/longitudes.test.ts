import { loadContent } from "@meridian/demo";
import * as v from "valibot";
import { expect, test } from "vitest";
import { degrees, longitudesOf } from "#app/pages/home/longitudes.ts";
import { siteConfigSchema } from "#app/site-config.ts";
import { textWidth } from "#app/text/text-width.ts";
import { english } from "@meridian/messages/language";

const { geography } = v.parse(siteConfigSchema, loadContent().siteSettings);
const at = (city: string, longitude: number) => ({ city, longitude });

type Cities = ReturnType<typeof longitudesOf>;

/** Whether no visible names overlap at this ruler width. */
function areApart(
  all: Cities,
  width: number,
  isShown: (one: Cities[number]) => boolean = () => true,
): boolean {
  const boxes = all.flatMap((one, which) => {
    const wide = Math.max(textWidth(one.city), textWidth(degrees(one.longitude, english))) * 13;
    const leans = which === all.length - 1 && width < 680 ? 0.78 : 0.5;
    const left = which === 0 ? 0 : (one.at / 100) * width - wide * leans;
    return isShown(one) ? [{ left, right: left + wide }] : [];
  });
  return boxes.every(
    ({ left, right }, which) =>
      left >= 0 && right <= width && left >= (boxes[which - 1]?.right ?? 0),
  );
}
const onPhones = ({ isOnPhones }: Cities[number]) => isOnPhones;

test("[HOME-01] [OWN-41] the ruler names cities of clients and teams from the settings, west to east", () => {
  const cities = longitudesOf(geography.clientCities, geography.offices, english);
  expect(cities.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["client", "team"]));
  expect(cities.length).toBeGreaterThan(4);
  const { clientCities, offices } = geography;
  for (const { city, longitude } of cities)
    expect([...clientCities, ...offices]).toContainEqual(
      expect.objectContaining({ city, longitude }),
    );
  expect(cities.map(({ longitude }) => longitude)).toEqual(
    cities.map(({ longitude }) => longitude).toSorted((a, b) => a - b),
  );
  expect(areApart(cities, 680)).toBe(true);
  expect(areApart(cities, 300, onPhones)).toBe(true);
});

test("[OWN-41] for any cities no name overlaps another or leaves the ruler", () => {
  const random = seeded(7);
  for (const count of [1, 3, 6, 12, 20])
    for (const reach of [360, 30, 4])
      for (const letters of [4, 12, 80]) {
        const cities = Array.from({ length: count }, (_, n) =>
          at(
            `${"Wm".repeat(letters / 2).slice(0, letters - 2)}${n}`,
            ((random() - 0.5) * reach + 170) % 180,
          ),
        );
        const chosen = longitudesOf(cities, [at("Home", 174), at("Far", -120)], english);
        expect(chosen.length).toBeLessThanOrEqual(6);
        expect([count, reach, letters, areApart(chosen, 680)]).toEqual([
          count,
          reach,
          letters,
          true,
        ]);
        expect([count, reach, letters, areApart(chosen, 300, onPhones)]).toEqual([
          count,
          reach,
          letters,
          true,
        ]);
      }
});

test("[OWN-41] cities on both sides of the date line are close to each other", () => {
  const cities = longitudesOf(
    [at("Suva", 178.4), at("Apia", -171.8)],
    [at("Auckland", 174.8)],
    english,
  );
  expect(cities.map(({ city }) => city)).toEqual(["Auckland", "Suva", "Apia"]);
  expect(
    longitudesOf([at("Sydney", 151.2)], [at("Lima", -77)], english).map(({ city }) => city),
  ).toEqual(["Lima", "Sydney"]);
});

test("returns no ruler without clients or without teams", () => {
  expect(longitudesOf([at("Oslo", 10.75)], [], english)).toEqual([]);
  expect(longitudesOf([], [at("Oslo", 10.75)], english)).toEqual([]);
  expect(longitudesOf([at("Oslo", 10.75)], [at("Oslo", 10.75)], english)).toEqual([]);
});

test("formats longitudes in whole degrees", () =>
  expect([-122.4, -0.1, 76.9].map((longitude) => degrees(longitude, english))).toEqual([
    "122° W",
    "0°",
    "77° E",
  ]));

/** Deterministic random numbers (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
