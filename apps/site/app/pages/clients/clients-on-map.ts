/** The countries of clients with their places on the map (CLI-01, OWN-41). */
import { placeLabels, phoneView } from "#app/bands/regions-map/place-labels.ts";
import {
  frameOf,
  onMap,
  routeOnMap,
  type MapFrame,
  type MapPoint,
} from "#app/bands/regions-map/world-map.ts";
import type { ClientEntry } from "#app/pages/clients/read-clients.server.ts";
import type { SiteConfig } from "#app/site-config.ts";

type MapConfig = SiteConfig["clients"]["map"];
type Side = NonNullable<MapConfig["points"][number]["side"]>;

export interface CountryPin {
  country: string;
  label: string;
  /** The clients' cities, without the country itself. */
  cities: string;
  at: MapPoint;
  /** Side of the label; `null`: no space, and only the row under the map names the country. */
  side: Side | null;
  /** Empty for countries without clients, which the settings can show as well. */
  entries: ClientEntry[];
  isOpen: boolean;
  /** Route to its team, as an SVG path. */
  route: { city: string; at: MapPoint; path: string } | null;
}

export interface ClientsMapContent {
  countries: CountryPin[];
  frame: MapFrame;
  view: { from: number; zoom: number };
}

/** Enlargement of map and labels on phones, as in clients-map.module.css. */
const TIMES = 1.55;
const STYLE = { size: 14, height: 25, padding: 19, away: 10 };
/** On narrower maps labels are hidden. */
const WIDTHS = [{ width: 1070 }, { width: 1600 }];

export function clientsOnMap(
  { points, shows = "withClients" }: Pick<MapConfig, "points"> & Partial<Pick<MapConfig, "shows">>,
  offices: SiteConfig["geography"]["offices"],
  entries: readonly ClientEntry[],
): ClientsMapContent {
  const known = new Set(entries.map(({ country }) => country));
  const shown = points.filter(({ country }) => shows === "all" || known.has(country));
  const teams = offices.filter(({ city }) => shown.some(({ team }) => team === city));
  const frame = frameOf([...shown, ...teams]);
  const labels = placeLabels(
    shown.map((point) => ({ ...onMap(point, frame), label: point.label, side: point.side })),
    WIDTHS,
    { ...STYLE, ratio: frame.height / frame.width },
  );
  const countries = shown.map((point, which): CountryPin => {
    const own = entries.filter(({ country }) => country === point.country);
    const team = teams.find(({ city }) => city === point.team);
    const cities = new Set(own.map(({ city }) => city).filter((city) => city !== point.label));
    return {
      country: point.country,
      label: point.label,
      cities: [...cities].join(", "),
      at: onMap(point, frame),
      side: labels[which]?.side ?? null,
      entries: own,
      isOpen: point.country === entries[0]?.country,
      route: team
        ? { city: team.city, at: onMap(team, frame), path: routeOnMap(point, team, frame) }
        : null,
    };
  });
  return {
    countries,
    frame,
    view: phoneView(
      countries.map(({ at }) => at),
      TIMES,
    ),
  };
}
