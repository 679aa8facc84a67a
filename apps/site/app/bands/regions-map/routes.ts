/** The map's routes from clients' cities to offices (OWN-41). */
import type { SiteConfig } from "#app/site-config.ts";
import {
  farness,
  NORTH,
  routeOnMap,
  WHOLE,
  type MapFrame,
  type Place,
} from "#app/bands/regions-map/world-map.ts";

export type Cities = Pick<SiteConfig["geography"], "offices" | "clientCities">;

export interface MapRoute {
  from: Place;
  to: Place;
}

/** To the offices that a city names, or to the nearest if it names none that exists. */
export function routesOf({ offices, clientCities }: Cities): MapRoute[] {
  return clientCities.flatMap((from): MapRoute[] => {
    const named = offices.filter(({ city }) => from.teams.includes(city));
    const [nearest] = offices.toSorted((a, b) => farness(from, a) - farness(from, b));
    const ends = named.length > 0 ? named : nearest ? [nearest] : [];
    return ends.map((to) => ({ from, to }));
  });
}

/** Segments of a route: enough for smooth curves. */
const STEPS = 48;
/** From the built-in palette, which all SVGs use as their source colours. */
const COLOR = "#b5125f";

export const withRoutes = (map: string, cities: Cities, frame: MapFrame): string =>
  map.replace(
    "</svg>",
    `<g fill="none" stroke="${COLOR}" stroke-width="1.4" stroke-opacity=".75">${routesOf(cities)
      .map(({ from, to }) => `<path d="${routeOnMap(from, to, frame, STEPS)}"/>`)
      .join("")}</g></svg>`,
  );

const ROUTES_MAP = /^\/map\/(north|whole)-[0-9a-f]{8}\.svg$/;
/** The map for an address with routes; `undefined` for any other address. */
export function routesMap(path: string): MapFrame | undefined {
  const name = ROUTES_MAP.exec(path)?.[1];
  return name === undefined ? undefined : name === "whole" ? WHOLE : NORTH;
}

/** Contains a hash of the routes, so that caches never show earlier ones. */
export function mapAddress(cities: Cities, frame: MapFrame): string {
  const routes = routesOf(cities);
  const name = frame === WHOLE ? "whole" : "north";
  const places = routes.map(({ from, to }) => [
    [from.longitude, from.latitude],
    [to.longitude, to.latitude],
  ]);
  return routes.length === 0 ? frame.drawing : `/map/${name}-${sumOf(JSON.stringify(places))}.svg`;
}

/** A checksum (FNV-1a), not for security. */
export function sumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return sum.toString(16).padStart(8, "0");
}
