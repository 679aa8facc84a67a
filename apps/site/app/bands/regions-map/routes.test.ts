import { expect, test } from "vitest";
import { mapAddress, routesMap, routesOf, withRoutes } from "#app/bands/regions-map/routes.ts";
import { NORTH, routeOnMap, WHOLE } from "#app/bands/regions-map/world-map.ts";

const at = (city: string, longitude: number, latitude: number) => ({
  city,
  longitude,
  latitude,
  opens: "9:00",
  closes: "18:00",
});
const offices = [at("Perth", 115.9, -31.9), at("Lima", -77, -12), at("Oslo", 10.8, 59.9)];
const client = (city: string, longitude: number, latitude: number, teams: string[] = []) => ({
  ...at(city, longitude, latitude),
  teams,
});

const ends = (clientCities: ReturnType<typeof client>[], from = offices) =>
  routesOf({ offices: from, clientCities }).map(({ to }) =>
    from.findIndex(({ longitude }) => longitude === to.longitude),
  );

test("[OWN-41] routes lead to the named offices, else to the nearest", () => {
  const sydney: [number, number] = [151.2, -33.9];
  expect(ends([client("Sydney", ...sydney, ["Lima", "Oslo"])])).toEqual([1, 2]);
  expect(ends([client("Sydney", ...sydney)])).toEqual([0]);
  expect(ends([client("Sydney", ...sydney, ["Atlantis"])])).toEqual([0]);
  // Across the Pacific.
  expect(ends([client("Auckland", 174.8, -36.8)], offices.slice(1))).toEqual([0]);
  expect(ends([client("Sydney", ...sydney)], [])).toEqual([]);
});

test("[OWN-41] a route across the map's edge continues on the other side", () => {
  const route = routeOnMap(
    { longitude: 151, latitude: -34 },
    { longitude: -77, latitude: -12 },
    WHOLE,
    48,
  );
  expect(route.match(/M/g)).toHaveLength(2);
  const xs = [...route.matchAll(/[ML]([\d.-]+) /g)].map(([, x]) => Number(x));
  const jumps = xs.slice(1).filter((x, before) => Math.abs(x - (xs[before] ?? 0)) > 976);
  expect(jumps).toHaveLength(1);
});

test("[OWN-41] the image's address changes with the routes, and is the plain one without any", () => {
  const clientCities = [client("Sydney", 151.2, -33.9)];
  const address = mapAddress({ offices, clientCities }, WHOLE);
  expect(routesMap(address)).toBe(WHOLE);
  expect(mapAddress({ offices, clientCities }, WHOLE)).toBe(address);
  expect(mapAddress({ offices: offices.slice(1), clientCities }, WHOLE)).not.toBe(address);
  const plain = mapAddress({ offices: [], clientCities }, NORTH);
  expect([plain, routesMap(plain)]).toEqual([NORTH.drawing, undefined]);
  expect(withRoutes("<svg></svg>", { offices, clientCities }, WHOLE)).toMatch(
    /<path d="M[^"]+"\/><\/g><\/svg>$/,
  );
});
