import type { PayloadRequest } from "payload";
import { expect, test } from "vitest";
import { searchCities } from "#records/cities/cities.ts";
import { citiesEndpoint } from "#records/cities/endpoint.ts";

test("[EDIT-41] a city is found by its name in any language and spelling, with its place and time zone; the largest first", async () => {
  const munich = {
    country: "Germany",
    latitude: 48.14,
    longitude: 11.58,
    timeZone: "Europe/Berlin",
  };
  expect((await searchCities("munchen"))[0]).toEqual({ name: "München", ...munich });
  expect((await searchCities("MÜNCHEN"))[0]).toMatchObject(munich);
  expect((await searchCities("Munich"))[0]).toEqual({ name: "Munich", ...munich });
  expect((await searchCities("מינכן"))[0]).toEqual({ name: "מינכן", ...munich });
  expect((await searchCities("herzli"))[0]).toMatchObject({ name: "Herzliya", country: "Israel" });
  const springfields = await searchCities("springfield");
  expect(springfields).toHaveLength(8);
  expect(springfields[0]).toMatchObject({ country: "United States", timeZone: "America/Chicago" });
});

test("[EDIT-41] too short, unknown and overlong names find nothing", async () => {
  for (const name of ["", " ", "m", "zzzzqq", "\n", "München\nx", "x".repeat(5000)])
    expect(await searchCities(name)).toEqual([]);
});

test("[EDIT-41] only editors may search", async () => {
  const as = (role: string | null) => ({
    user: role && { id: 1, collection: "users", role },
    searchParams: new URLSearchParams({ name: "Sofia" }),
  });
  const asked = async (role: string | null) =>
    citiesEndpoint.handler(as(role) as unknown as PayloadRequest);
  for (const role of [null, "author", "recruiter"]) expect((await asked(role)).status).toBe(403);
  const response = await asked("editor");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const { cities } = (await response.json()) as { cities: object[] };
  expect(cities[0]).toMatchObject({ name: "Sofia", country: "Bulgaria" });
});
