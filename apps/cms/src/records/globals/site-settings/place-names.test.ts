import { expect, test } from "vitest";
import { withPlaceNames } from "#records/globals/site-settings/place-names.ts";

const settings = (names: Record<string, string> = {}) => ({
  geography: {
    regions: [
      { id: "r1", title: names.r1 ?? "Eastern Europe" },
      { id: "r2", title: names.r2 ?? "Middle East" },
    ],
    offices: [
      { id: "o1", city: names.o1 ?? "Kyiv", region: "Eastern Europe" },
      { id: "o2", city: names.o2 ?? "Dubai", region: "Middle East" },
    ],
    clientCities: [{ id: "c1", city: names.c1 ?? "London", teams: ["Kyiv", "Dubai"] }],
  },
  clients: { map: { points: [{ id: "p1", country: "France", team: "Kyiv" }] } },
});

test("[LANG-61] a translated name is used wherever another row refers to the place", () => {
  expect(
    withPlaceNames(settings(), settings({ r1: "Osteuropa", o1: "Kyjiw", c1: "Londres" })),
  ).toEqual({
    geography: {
      regions: [
        { id: "r1", title: "Osteuropa" },
        { id: "r2", title: "Middle East" },
      ],
      offices: [
        { id: "o1", city: "Kyjiw", region: "Osteuropa" },
        { id: "o2", city: "Dubai", region: "Middle East" },
      ],
      clientCities: [{ id: "c1", city: "Londres", teams: ["Kyjiw", "Dubai"] }],
    },
    clients: { map: { points: [{ id: "p1", country: "France", team: "Kyjiw" }] } },
  });
});

test("[LANG-61] a name that two places would share is the original's: the site drops a second place of one name", () => {
  const { geography } = withPlaceNames(settings(), settings({ r1: "Osten", r2: "osten" }));
  expect(geography.regions.map(({ title }) => title)).toEqual(["Eastern Europe", "Middle East"]);
  expect(geography.offices.map(({ region }) => region)).toEqual(["Eastern Europe", "Middle East"]);
});
