/** The routes of the drawn map, from the cities of clients to offices (OWN-41). */
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

/** To the offices that a city names; where it names none, or none that is there, to the nearest. */
export function routesOf({ offices, clientCities }: Cities): MapRoute[] {
  return clientCities.flatMap((from): MapRoute[] => {
    const named = offices.filter(({ city }) => from.teams.includes(city));
    const [nearest] = offices.toSorted((a, b) => farness(from, a) - farness(from, b));
    const ends = named.length > 0 ? named : nearest ? [nearest] : [];
    return ends.map((to) => ({ from, to }));
  });
}

/** Steps of a route, so that none has corners where it bends most. */
const STEPS = 48;
/** Of the site's own palette, in which every drawing is made. */
const COLOR = "#b5125f";

/** The map's drawing with the routes on it. */
export const withRoutes = (map: string, cities: Cities, frame: MapFrame): string =>
  map.replace(
    "</svg>",
    `<g fill="none" stroke="${COLOR}" stroke-width="1.4" stroke-opacity=".75">${routesOf(cities)
      .map(({ from, to }) => `<path d="${routeOnMap(from, to, frame, STEPS)}"/>`)
      .join("")}</g></svg>`,
  );

const ROUTES_MAP = /^\/map\/(north|whole)-[0-9a-f]{8}\.svg$/;
/** Which drawing an address with routes is made of; `undefined`: it is none. */
export function routesMap(path: string): MapFrame | undefined {
  const name = ROUTES_MAP.exec(path)?.[1];
  return name === undefined ? undefined : name === "whole" ? WHOLE : NORTH;
}

/** Changes with the routes, so that no cache shows those of before. */
export function mapAddress(cities: Cities, frame: MapFrame): string {
  const routes = routesOf(cities);
  const name = frame === WHOLE ? "whole" : "north";
  const places = routes.map(({ from, to }) => [
    [from.longitude, from.latitude],
    [to.longitude, to.latitude],
  ]);
  return routes.length === 0 ? frame.drawing : `/map/${name}-${sumOf(JSON.stringify(places))}.svg`;
}

/** A checksum (FNV-1a), for nothing that must be kept from anybody. */
export function sumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return sum.toString(16).padStart(8, "0");
}
