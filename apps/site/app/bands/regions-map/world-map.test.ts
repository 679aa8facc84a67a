import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { frameOf, NORTH, onMap, routeOnMap, WHOLE } from "#app/bands/regions-map/world-map.ts";

// Generated together with the maps.
const drawn = JSON.parse(
  readFileSync(new URL("../../../public/map/points.json", import.meta.url), "utf8"),
) as Record<string, Record<string, { x: number; y: number }>>;

const PLACES = {
  teams: {
    Kyiv: [30.52, 50.45],
    Sofia: [23.32, 42.7],
    Dubai: [55.27, 25.2],
    Almaty: [76.89, 43.24],
  },
  clients: {
    "San Francisco": [-122.42, 37.77],
    Toronto: [-79.38, 43.65],
    London: [-0.13, 51.5],
    Riga: [24.1, 56.95],
  },
  countries: { Canada: [-96, 56], UK: [-1.5, 53], UAE: [54.3, 24], Kyrgyzstan: [74.6, 41.4] },
};

test("[CLI-01] places are at their positions on the map", () => {
  for (const [kind, places] of Object.entries(PLACES))
    for (const [name, [longitude = 0, latitude = 0]] of Object.entries(places)) {
      const { x = 0, y = 0 } = drawn[kind]?.[name] ?? {};
      const point = onMap({ longitude, latitude }, NORTH);
      expect([Math.abs(point.x - x) < 0.02, Math.abs(point.y - y) < 0.02], name).toEqual([
        true,
        true,
      ]);
    }
});

test("the map's edge is in the Pacific", () => {
  expect(onMap({ longitude: 170, latitude: 0 }, NORTH).x).toBeLessThan(10);
  expect(onMap({ longitude: 165, latitude: 0 }, NORTH).x).toBeGreaterThan(90);
});

test("a route begins and ends at its places and curves towards the pole", () => {
  const points = [
    ...routeOnMap(
      { longitude: -74, latitude: 40.7 },
      { longitude: 30.52, latitude: 50.45 },
      NORTH,
    ).matchAll(/[ML]([\d.]+) ([\d.]+)/g),
  ].map(([, x, y]) => ({ x: Number(x) / 14.4, y: Number(y) / 6 }));
  expect(points).toHaveLength(25);
  expect(points[0]?.x).toBeCloseTo(29.27, 1);
  expect(points.at(-1)?.x).toBeCloseTo(64.62, 1);
  expect(Math.min(...points.map(({ y }) => y))).toBeLessThan(38);
  expect(
    routeOnMap({ longitude: 1, latitude: 1 }, { longitude: 1, latitude: 1 }, NORTH),
  ).not.toContain("NaN");
});

test("[OWN-41] Sydney, Auckland and Cape Town are on land of the whole world's map", () => {
  const south = {
    Sydney: [151.2, -33.9],
    Auckland: [174.8, -36.8],
    "Cape Town": [18.4, -33.9],
    Suva: [178.4, -18.1],
  };
  for (const [name, [longitude = 0, latitude = 0]] of Object.entries(south)) {
    const frame = frameOf([
      { longitude, latitude },
      { longitude: 2, latitude: 49 },
    ]);
    expect([name, frame === WHOLE]).toEqual([name, true]);
    const { x, y } = onMap({ longitude, latitude }, frame);
    expect([name, x > 1 && x < 99 && y > 2 && y < 98]).toEqual([name, true]);
  }
  // Expected value from d3-geo, which drew the map.
  const auckland = onMap({ longitude: 174.8, latitude: -36.8 }, WHOLE);
  expect((auckland.x / 100) * 1952 - 256).toBeCloseTo(1553.45, 0);
  expect((auckland.y / 100) * 920).toBeCloseTo(797.19, 0);
  expect(frameOf([{ longitude: 2, latitude: 49 }])).toBe(NORTH);
  expect(frameOf([])).toBe(NORTH);
});
