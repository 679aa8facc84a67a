/** The globe, centred on the company's places (OWN-45): an orthographic projection with routes. */
import type { Palette } from "@meridian/contract/theme/palette";
import { sumOf, routesOf, type Cities } from "#app/bands/regions-map/routes.ts";
import { greatCircle, placeAt, WHOLE, type Place } from "#app/bands/regions-map/world-map.ts";

/** Centre without any places: Europe, Africa and the Near East. */
const ELSEWHERE: Place = { longitude: 20, latitude: 25 };
/** Limits the centre's latitude: nearer to a pole the view has no sense of direction. */
const HIGHEST = 45;
const EVERY = 20;
const STEP = 4;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** Centroid of all places, as the direction from the earth's centre. */
export function middleOf(places: readonly Place[]): Place {
  const [x, y, z] = places.reduce<[number, number, number]>(
    ([east, north, up], { longitude, latitude }) => {
      const [lambda, phi] = [radians(longitude), radians(latitude)];
      return [
        east + Math.cos(phi) * Math.cos(lambda),
        north + Math.cos(phi) * Math.sin(lambda),
        up + Math.sin(phi),
      ];
    },
    [0, 0, 0],
  );
  if (Math.hypot(x, y, z) < 1e-6) return ELSEWHERE;
  const latitude = degrees(Math.atan2(z, Math.hypot(x, y)));
  return {
    longitude: degrees(Math.atan2(y, x)),
    latitude: Math.max(-HIGHEST, Math.min(HIGHEST, latitude)),
  };
}

/** Projected onto a globe of radius 1, y downwards; `depth` is below 0 on the far side. */
export function seenFrom(
  middle: Place,
  { longitude, latitude }: Place,
): { x: number; y: number; depth: number } {
  const [lambda, phi] = [radians(longitude - middle.longitude), radians(latitude)];
  const tilt = radians(middle.latitude);
  return {
    x: Math.cos(phi) * Math.sin(lambda),
    y: Math.sin(tilt) * Math.cos(phi) * Math.cos(lambda) - Math.cos(tilt) * Math.sin(phi),
    depth: Math.sin(tilt) * Math.sin(phi) + Math.cos(tilt) * Math.cos(phi) * Math.cos(lambda),
  };
}

export const landOf = (drawing: string): Place[][] =>
  (/<path d="([^"]*)"/.exec(drawing)?.[1] ?? "")
    .split("Z")
    .map((outline) =>
      [...outline.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) =>
        placeAt({ x: Number(x), y: Number(y) }, WHOLE),
      ),
    )
    .filter((outline) => outline.length > 2);

export interface GlobeParts {
  land: readonly (readonly Place[])[];
  cities: Cities;
  palette: Palette;
  radius: number;
}

/** The globe as SVG elements around 0, 0. */
export function globe({ land, cities, palette, radius }: GlobeParts): string {
  const { offices, clientCities } = cities;
  const middle = middleOf([...offices, ...clientCities]);
  const at = (place: Place) => {
    const { x, y, depth } = seenFrom(middle, place);
    // Points on the far side are moved to the edge, so that outlines follow it.
    const out = depth < 0 ? radius / Math.max(1e-6, Math.hypot(x, y)) : radius;
    return { x: tenth(x * out), y: tenth(y * out), isSeen: depth >= 0 };
  };
  const line = (places: readonly Place[]): string => {
    let isDrawn = false;
    return places
      .map(at)
      .map(({ x, y, isSeen }) => {
        const command = isDrawn ? "L" : "M";
        isDrawn = isSeen;
        return isSeen ? `${command}${x} ${y}` : "";
      })
      .join("");
  };
  const outlines = land
    .map((outline) => outline.map(at))
    .filter((points) => points.some(({ isSeen }) => isSeen));
  const point = (place: Place, fill: string): string => {
    const { x, y, isSeen } = at(place);
    return isSeen ? `<circle cx="${x}" cy="${y}" r="${tenth(radius / 32)}" fill="${fill}"/>` : "";
  };
  const { ink, action, "sea-2": sea, "land-2": ground } = palette;
  const thin = tenth(radius / 180);
  return [
    `<circle r="${radius}" fill="${sea}"/>`,
    `<path d="${outlines.map((points) => `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}Z`).join("")}" fill="${ground}"/>`,
    `<path d="${GRATICULE.map(line).join("")}" fill="none" stroke="${ink}" stroke-opacity=".25" stroke-width="${thin}"/>`,
    `<circle r="${radius}" fill="none" stroke="${ink}" stroke-width="${tenth(thin * 1.6)}"/>`,
    `<path d="${routesOf(cities)
      .map(({ from, to }) => line(greatCircle(from, to, 48)))
      .join("")}" fill="none" stroke="${action}" stroke-width="${tenth(thin * 1.8)}"/>`,
    `<g stroke="#fff" stroke-width="${thin}">${clientCities.map((city) => point(city, ink)).join("")}${offices.map((city) => point(city, action)).join("")}</g>`,
  ].join("");
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

/** Meridians, then parallels. */
const GRATICULE: Place[][] = [
  ...range(-180, 160, EVERY).map((longitude) =>
    range(-80, 80, STEP).map((latitude) => ({ longitude, latitude })),
  ),
  ...range(-60, 60, EVERY).map((latitude) =>
    range(-180, 180, STEP).map((longitude) => ({ longitude, latitude })),
  ),
];

const GLOBE = /^\/map\/globe-[0-9a-f]{8}\.svg$/;
export const isGlobe = (path: string): boolean => GLOBE.test(path);
/** Contains a hash of the places. */
export const globeAddress = ({ offices, clientCities }: Cities): string =>
  `/map/globe-${sumOf(JSON.stringify([offices, clientCities]))}.svg`;

/** Pixels of the image: the globe is at the right, because words are at the left. */
export const GLOBE_SIZE = { width: 1440, height: 832 };

export const globeDrawing = (parts: Omit<GlobeParts, "radius">): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${GLOBE_SIZE.width}" height="${GLOBE_SIZE.height}" viewBox="0 0 ${GLOBE_SIZE.width} ${GLOBE_SIZE.height}"><rect width="100%" height="100%" fill="${parts.palette["sea-1"]}"/><g transform="translate(1040 416)">${globe({ ...parts, radius: 350 })}</g></svg>`;
