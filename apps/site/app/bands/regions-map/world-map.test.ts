import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { onMap, routeOnMap } from "#app/bands/regions-map/world-map.ts";

// Written together with the maps, by the program that drew them.
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

test("[CLI-01] places stand where the map's own drawing has them", () => {
  for (const [kind, places] of Object.entries(PLACES))
    for (const [name, [longitude = 0, latitude = 0]] of Object.entries(places)) {
      const { x = 0, y = 0 } = drawn[kind]?.[name] ?? {};
      const point = onMap({ longitude, latitude });
      expect([Math.abs(point.x - x) < 0.02, Math.abs(point.y - y) < 0.02], name).toEqual([
        true,
        true,
      ]);
    }
});

test("the map parts in the Pacific, not at its edge's other side", () => {
  expect(onMap({ longitude: 170, latitude: 0 }).x).toBeLessThan(10);
  expect(onMap({ longitude: 165, latitude: 0 }).x).toBeGreaterThan(90);
});

test("a route begins and ends at its places, and leans to the pole", () => {
  const points = [
    ...routeOnMap(
      { longitude: -74, latitude: 40.7 },
      { longitude: 30.52, latitude: 50.45 },
    ).matchAll(/[ML]([\d.]+) ([\d.]+)/g),
  ].map(([, x, y]) => ({ x: Number(x) / 14.4, y: Number(y) / 6 }));
  expect(points).toHaveLength(25);
  expect(points[0]?.x).toBeCloseTo(29.27, 1);
  expect(points.at(-1)?.x).toBeCloseTo(64.62, 1);
  expect(Math.min(...points.map(({ y }) => y))).toBeLessThan(38);
  expect(routeOnMap({ longitude: 1, latitude: 1 }, { longitude: 1, latitude: 1 })).not.toContain(
    "NaN",
  );
});
