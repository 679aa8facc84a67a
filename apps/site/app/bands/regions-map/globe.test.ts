import { readFileSync } from "node:fs";
import { siteConfigSchema } from "@meridian/contract";
import { PAIRS } from "@meridian/contract/theme/contrast";
import { BUILT_IN, themeOf } from "@meridian/contract/theme";
import { NORTHWIND } from "@meridian/contract/theme/testing/northwind";
import * as v from "valibot";
import { expect, test } from "vitest";
import {
  globe,
  globeAddress,
  globeDrawing,
  isGlobe,
  landOf,
  middleOf,
  seenFrom,
} from "#app/bands/regions-map/globe.ts";
import { onMap, placeAt, WHOLE } from "#app/bands/regions-map/world-map.ts";

const land = landOf(
  readFileSync(new URL("../../../public/map/world-whole.svg", import.meta.url), "utf8"),
);
const cities = v.parse(siteConfigSchema.entries.geography, NORTHWIND.geography);
const palette = BUILT_IN.palette;
const SOFIA = { longitude: 23.3, latitude: 42.7 };

test("[OWN-45] places are at their orthographic projection, in front or behind", () => {
  expect(seenFrom(SOFIA, SOFIA)).toMatchObject({ x: expect.closeTo(0), y: expect.closeTo(0) });
  const pole = seenFrom({ longitude: 10, latitude: 0 }, { longitude: 0, latitude: 90 });
  expect(pole).toMatchObject({ x: expect.closeTo(0), y: expect.closeTo(-1) });
  const east = seenFrom({ longitude: 0, latitude: 0 }, { longitude: 30, latitude: 0 });
  expect(east).toMatchObject({ x: expect.closeTo(0.5), y: expect.closeTo(0) });
  const behind = { longitude: SOFIA.longitude - 180, latitude: -SOFIA.latitude };
  expect(seenFrom(SOFIA, behind).depth).toBeCloseTo(-1);
});

test("[OWN-45] the globe is centred on the places, also across the date line", () => {
  expect(
    middleOf([
      { longitude: 170, latitude: 10 },
      { longitude: -170, latitude: 10 },
    ]),
  ).toMatchObject({ longitude: expect.closeTo(180), latitude: expect.closeTo(10, 0) });
  expect(middleOf([{ longitude: 0, latitude: 80 }]).latitude).toBe(45);
  expect(middleOf([])).toEqual({ longitude: 20, latitude: 25 });
});

test("the land comes from the map, converted back into degrees", () => {
  expect(land.length).toBeGreaterThan(50);
  for (const place of [
    SOFIA,
    { longitude: -68.3, latitude: -54.8 },
    { longitude: 174.8, latitude: -41.3 },
  ]) {
    const { x, y } = onMap(place, WHOLE);
    const back = placeAt(
      { x: WHOLE.left + (x / 100) * WHOLE.width, y: (y / 100) * WHOLE.height },
      WHOLE,
    );
    expect(back.longitude).toBeCloseTo(place.longitude, 0);
    expect(back.latitude).toBeCloseTo(place.latitude, 0);
  }
});

test("[OWN-45] draws offices, cities and routes, none beyond its edge", () => {
  const drawn = globe({ land, cities, palette, radius: 280 });
  expect(drawn).not.toMatch(/NaN|Infinity/);
  for (const [, x, y] of drawn.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[MLZ"])/g))
    expect(Math.hypot(Number(x), Number(y))).toBeLessThan(281);
  const all = drawn.match(/<circle cx/g) ?? [];
  expect(all.length).toBeGreaterThan(0);
  expect(all.length).toBeLessThanOrEqual(cities.offices.length + cities.clientCities.length);
  expect(
    globe({ land, cities: { offices: [], clientCities: [] }, palette, radius: 280 }),
  ).not.toMatch(/<circle cx|NaN/);
});

test("[OWN-45] uses the brand's colours with readable contrast on each background", () => {
  const theirs = themeOf(NORTHWIND.colors).palette;
  const drawn = globeDrawing({ land, cities, palette: theirs });
  const filled = new Set([...drawn.matchAll(/fill="(#[0-9a-f]{6})"/gi)].map(([, color]) => color));
  const grounds = (["sea-1", "sea-2", "land-2"] as const).map((name) => theirs[name]);
  expect([...filled].toSorted()).toEqual([...grounds, theirs.ink, theirs.action].toSorted());
  const ofInk = PAIRS.filter(({ text, least }) => text === "ink" && least === 4.5);
  for (const name of ["sea-1", "sea-2", "land-2"])
    expect([name, ofInk.some(({ ground }) => ground === name)]).toEqual([name, true]);
  expect(themeOf(NORTHWIND.colors).problems).toEqual([]);
});

test("its address changes with the places", () => {
  const address = globeAddress(cities);
  expect(isGlobe(address)).toBe(true);
  expect(globeAddress({ ...cities, offices: [] })).not.toBe(address);
});
