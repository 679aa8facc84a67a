import { expect, test } from "vitest";
import { opticalScales } from "#app/pictures/optical-size.ts";
import type { Shown } from "#app/pictures/picture-sources.ts";

const mark = (width: number, height: number, ending = "svg"): Shown => ({
  src: `/media/${width}x${height}.${ending}`,
  alt: "",
  width,
  height,
});
/** The client slider's places at 1440 and at 390 pixels. */
const PLACES = [
  { width: 156, height: 76 },
  { width: 135, height: 68 },
];
const contained = ({ width = 1, height = 1 }: Shown, place: { width: number; height: number }) =>
  width * height * Math.min(place.width / width, place.height / height) ** 2;

test.each(PLACES)(
  "[OWN-55] a wide wordmark, a square and a tall logo have the same area in %j",
  (place) => {
    const marks = [mark(400, 100), mark(300, 100), mark(64, 64), mark(480, 240), mark(90, 120)];
    const before = marks.map((one) => contained(one, place));
    const areas = opticalScales(marks, place).map((scale, at) => (before[at] ?? 0) * scale ** 2);
    const spread = (all: number[]) => Math.max(...all) / Math.min(...all);
    expect(spread(before)).toBeGreaterThan(2.5);
    expect(spread(areas)).toBeLessThan(1.2);
    // No logo exceeds its place.
    for (const [at, area] of areas.entries()) expect(area).toBeLessThanOrEqual(before[at] ?? 0);
  },
);

test("[OWN-55] logos of one shape, and logos of unknown size, keep their size", () => {
  const [place = { width: 1, height: 1 }] = PLACES;
  expect(opticalScales([mark(480, 240), mark(240, 120), mark(2, 1)], place)).toEqual([1, 1, 1]);
  expect(opticalScales([], place)).toEqual([]);
  const unknown: Shown = { src: "/media/a.svg", alt: "" };
  expect(opticalScales([unknown, unknown], place)).toEqual([1, 1]);
  expect(opticalScales([unknown, mark(64, 64), mark(480, 240)], place)).toEqual([1, 1, 0.7]);
});

test("[OWN-55] stays within limits: no logo becomes a speck next to a line, and no bitmap is enlarged", () => {
  const [place = { width: 1, height: 1 }] = PLACES;
  expect(opticalScales([mark(2000, 20), mark(480, 240)], place)).toEqual([1, 0.6]);
  expect(opticalScales([mark(60, 60, "png"), mark(480, 240)], place)).toEqual([1, 0.6]);
});
