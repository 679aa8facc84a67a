/** A second brand, for tests that no text or colour of the first remains. */
import type { WireSettings } from "#site-settings/settings.ts";
import type { Role } from "#theme/palette.ts";

export const NORTHWIND = {
  name: "Northwind Engineering",
  colors: {
    ink: "#1c1b2e",
    paper: "#fdfdff",
    sea: "#e8eaf8",
    land: "#ffe9d6",
    flat: "#dff0ea",
    action: "#0b5fce",
    night: "#171433",
    error: "#a3002d",
    success: "#0a6b3d",
  } satisfies Record<Role, string>,
  survey: {
    regions: ["Patagonia", "Fjords (Bergen, Ålesund)"],
    currencies: ["NOK"],
    rates: { forSeniorFullStack: "600-1400", forMiddleBackend: "400-900" },
    teamSize: "3-45",
    technologies: ["Fortran", "C++", "Erlang/OTP"],
  },
  market: { currency: "NOK", own: "Patagonia", compared: "Bergen" },
  geography: {
    offices: [
      {
        city: "Ushuaia",
        longitude: -68.3,
        latitude: -54.8,
        region: "Patagonia",
        timeZone: "America/Argentina/Ushuaia",
      },
    ],
    clientCities: [
      { city: "Wellington", longitude: 174.8, latitude: -41.3, timeZone: "Pacific/Auckland" },
      {
        city: "Bergen",
        longitude: 5.3,
        latitude: 60.4,
        teams: ["Ushuaia"],
        timeZone: "Europe/Oslo",
      },
    ],
    regions: [{ title: "Patagonia", text: "Wind." }],
  },
};

const FIRST_NAME = "Meridian";

/** A host's settings for this company: names, colours, places, currency, survey. No logo. */
export function asNorthwind<Content extends { siteSettings: WireSettings }>(
  content: Content,
): Content {
  const theirs: Content = JSON.parse(
    JSON.stringify(content).replaceAll(FIRST_NAME, NORTHWIND.name),
  );
  const { siteSettings } = theirs;
  return Object.assign(theirs, {
    siteSettings: {
      ...siteSettings,
      brand: { name: siteSettings.brand?.name },
      theme: { colors: NORTHWIND.colors },
      geography: NORTHWIND.geography,
      survey: { ...siteSettings.survey, offers: NORTHWIND.survey },
      pricing: { ...siteSettings.pricing, calculator: NORTHWIND.market },
    },
  });
}
