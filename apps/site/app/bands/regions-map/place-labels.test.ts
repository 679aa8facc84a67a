import { loadContent } from "@meridian/demo";
import * as v from "valibot";
import { expect, test } from "vitest";
import {
  areApart,
  boxOf,
  isInside,
  phoneView,
  placeLabels,
  type LabelPoint,
  type MapWidth,
} from "#app/bands/regions-map/place-labels.ts";
import { regionsOnMap } from "#app/bands/regions-map/regions-on-map.ts";
import { onMap, WHOLE } from "#app/bands/regions-map/world-map.ts";
import { siteConfigSchema } from "#app/site-config.ts";

const WIDTHS = [{ width: 880 }, { width: 1600 }, { width: 690, isNarrow: true }];
const WIDE: MapWidth[] = [{ width: 880 }, { width: 1600 }];
const STYLE = { size: 14, height: 28, padding: 24, away: 18, ratio: WHOLE.height / WHOLE.width };
const CITIES: [string, number, number][] = [
  ["Sydney", 151.2, -33.9],
  ["Auckland", 174.8, -36.8],
  ["Suva", 178.4, -18.1],
  ["Apia", -171.8, -13.8],
  ["Munich", 11.6, 48.1],
  ["Berlin", 13.4, 52.5],
  ["Hamburg", 10, 53.6],
  ["Cologne", 7, 50.9],
  ["Leipzig", 12.4, 51.3],
  ["Dresden", 13.7, 51.1],
  ["Bremen", 8.8, 53.1],
  ["Stuttgart", 9.2, 48.8],
  ["Reykjavik", -21.9, 64.1],
  ["Lima", -77, -12],
  ["Perth", 115.9, -31.9],
  ["Tromsø", 18.9, 69.6],
  ["Nairobi", 36.8, -1.3],
  ["Manila", 121, 14.6],
  ["Honolulu", -157.9, 21.3],
  ["Nuuk", -51.7, 64.2],
];
const point = ([label, longitude, latitude]: [string, number, number]): LabelPoint => ({
  label,
  ...onMap({ longitude, latitude }, WHOLE),
});

/** Asserts that every placed name is inside the map and overlaps no other name or point. */
function expectFree(points: LabelPoint[], widths: readonly MapWidth[] = WIDTHS): number {
  const placed = placeLabels(points, widths, STYLE);
  expect(placed).toHaveLength(points.length);
  for (const map of [...widths, { width: 1000 }, { width: 1234 }]) {
    const boxes = points.flatMap((one, at) => {
      const own = placed[at];
      return own ? [{ at, box: boxOf(one, own, map, STYLE) }] : [];
    });
    for (const { at, box } of boxes) {
      expect([points[at]?.label, isInside(box, map, STYLE.ratio)]).toEqual([
        points[at]?.label,
        true,
      ]);
      const dots = points
        .filter((_, other) => other !== at)
        .map(({ x, y }) => {
          const [left, top] = [(x / 100) * map.width, (y / 100) * map.width * STYLE.ratio];
          return { left, right: left, top, bottom: top };
        });
      const others = boxes.filter((other) => other.at !== at).map((other) => other.box);
      expect([...others, ...dots].filter((other) => !areApart([box], [other]))).toEqual([]);
    }
  }
  return placed.filter(Boolean).length;
}

test("[OWN-41] one, three, six, twelve and twenty names fit, or are not shown", () => {
  for (const count of [1, 3, 6, 12, 20]) {
    const first = expectFree(CITIES.slice(0, count).map(point));
    const last = expectFree(CITIES.slice(-count).map(point));
    expect(Math.min(first, last)).toBeGreaterThan(count / 3);
  }
});

test("[OWN-41] handles names in one country, of eighty characters, and at the same place", () => {
  const germany = CITIES.slice(4, 12);
  expect(expectFree(germany.map(point))).toBeGreaterThan(2);
  const long = CITIES.map(([name, ...place]) => point([name.padEnd(80, "m"), ...place]));
  expectFree(long);
  expect(
    placeLabels([{ ...long[4], label: "m".repeat(800), x: 50, y: 50 }], WIDTHS, STYLE),
  ).toEqual([null]);
  expectFree([...germany, ...germany].map(point));
});

test("[OWN-41] Sydney and Auckland, and both sides of the date line, are on the map", () => {
  expect(expectFree(CITIES.slice(0, 2).map(point), WIDE)).toBe(2);
  expect(expectFree(CITIES.slice(2, 4).map(point))).toBeGreaterThan(0);
});

test("[OWN-41] a name is at its preferred side if it fits", () => {
  const alone = { label: "Munich", x: 50, y: 50 };
  for (const side of ["start", "end", "top", "bottom"] as const)
    expect(placeLabels([{ ...alone, side }], WIDTHS, STYLE)[0]?.side).toBe(side);
  expect(placeLabels([{ ...alone, x: 99, side: "end" }], WIDTHS, STYLE)[0]?.side).toBe("start");
});

test("[OWN-41] a phone shows the part of the map with all points, larger if they are close together", () => {
  for (const xs of [[71], [63.8, 70.2, 79.6], [1, 99], [0.5], [99.5, 98], []]) {
    const { from, zoom } = phoneView(
      xs.map((x) => ({ x, y: 50 })),
      2.5,
    );
    expect(zoom).toBeLessThanOrEqual(2.5);
    expect(from).toBeGreaterThanOrEqual(0);
    expect(from + 100 / zoom).toBeLessThanOrEqual(100.1);
    for (const x of xs) {
      expect(x).toBeGreaterThanOrEqual(from);
      expect(x).toBeLessThanOrEqual(from + 100 / zoom + 0.1);
    }
  }
  expect(phoneView([{ x: 50, y: 0 }], 2.5)).toEqual({ from: 30, zoom: 2.5 });
});

test("[OWN-41] a region is at its own place, or amid its offices; without either it has no pin", () => {
  const { home, geography } = v.parse(siteConfigSchema, loadContent().siteSettings);
  const all = regionsOnMap(home.map, geography);
  expect(all.pins.map(({ label }) => label)).not.toContain(null);
  const hours = { opens: "9:00", closes: "18:00" };
  const { pins, unplaced } = regionsOnMap(home.map, {
    offices: [
      { city: "Suva", longitude: 178, latitude: 10, region: "Pacific", ...hours },
      { city: "Apia", longitude: -178, latitude: 10, region: "Pacific", ...hours },
    ],
    clientCities: [],
    regions: [{ title: "Pacific" }, { title: "Nowhere", text: "Yet." }],
  });
  expect(pins.map(({ title }) => title)).toEqual(["Pacific"]);
  expect(pins[0]?.at.x).toBeCloseTo(onMap({ longitude: 180, latitude: 10 }, WHOLE).x, 1);
  expect(unplaced).toEqual([{ title: "Nowhere", text: "Yet." }]);
});
