import type { SiteConfig } from "#site-settings/site-config.ts";
import type { SettingsBreach } from "#site-settings/settings.ts";

/** References to missing regions and offices, which are omitted, with known names (OWN-40). */
export function unknownPlaces({
  geography: { offices, clientCities, regions },
  clients,
}: Pick<SiteConfig, "geography" | "clients">): SettingsBreach[] {
  const titles = regions.map(({ title }) => title);
  const cities = offices.map(({ city }) => city);
  return [
    ...offices.flatMap(({ city, region }, at) =>
      unknown(`geography.offices[${at}].region`, city, region, { what: "region", known: titles }),
    ),
    ...clientCities.flatMap(({ city, teams }, at) =>
      teams.flatMap((team) =>
        unknown(`geography.clientCities[${at}].teams`, city, team, OFFICE(cities)),
      ),
    ),
    ...clients.map.points.flatMap(({ country, team }, at) =>
      unknown(`clients.map.points[${at}].team`, country, team, OFFICE(cities)),
    ),
  ];
}

interface Names {
  what: string;
  known: readonly string[];
}
const OFFICE = (known: readonly string[]): Names => ({ what: "office", known });

function unknown(
  path: string,
  whose: string,
  name: string | undefined,
  { what, known }: Names,
): SettingsBreach[] {
  if (name === undefined || known.includes(name)) return [];
  const available = known.join(", ") || "none";
  return [{ path, problem: `${whose} has the unknown ${what} ${name}; available: ${available}` }];
}
