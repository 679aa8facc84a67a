/** Content of the regions' map, from the settings' list of places (OWN-41). */
import { placeLabels, phoneView, type Placed } from "#app/bands/regions-map/place-labels.ts";
import { mapAddress } from "#app/bands/regions-map/routes.ts";
import {
  frameOf,
  onMap,
  type MapFrame,
  type MapPoint,
  type Place,
} from "#app/bands/regions-map/world-map.ts";
import type { SiteConfig } from "#app/site-config.ts";

type Geography = SiteConfig["geography"];
type Region = Geography["regions"][number];

/** A region with a pin. Without `label` the name does not fit, and the pin has a number. */
export interface RegionPin {
  title: string;
  text: string | undefined;
  at: MapPoint;
  label: Placed | null;
}

export interface MapContent {
  title: string;
  text: string | undefined;
  drawing: string;
  size: Pick<MapFrame, "width" | "height">;
  hasRoutes: boolean;
  cities: MapPoint[];
  pins: RegionPin[];
  unplaced: Pick<Region, "title" | "text">[];
  view: { from: number; zoom: number };
}

/** Enlargement on phones, as in regions-map.module.css. */
const TIMES = 2.5;
const STYLE = { size: 15, height: 29.5, padding: 23, away: 18 };

export function regionsOnMap(
  { title, text }: SiteConfig["home"]["map"],
  geography: Geography,
): MapContent {
  const { regions, offices, clientCities } = geography;
  const located = regions.flatMap((region) => {
    const place = placeOf(region, offices);
    return place ? [{ region, place }] : [];
  });
  const frame = frameOf([...offices, ...clientCities, ...located.map(({ place }) => place)]);
  const placed = located.map(({ region, place }) => ({ region, at: onMap(place, frame) }));
  const view = phoneView(
    placed.map(({ at }) => at),
    TIMES,
  );
  const labels = placeLabels(
    placed.map(({ region, at }) => ({ ...at, label: region.title, side: region.side })),
    widths(view),
    { ...STYLE, ratio: frame.height / frame.width },
  );
  const drawing = mapAddress(geography, frame);
  return {
    title,
    text,
    drawing,
    size: { width: frame.width, height: frame.height },
    hasRoutes: drawing !== frame.drawing,
    cities: clientCities.map((city) => onMap(city, frame)),
    pins: placed.map(({ region, at }, which) => ({
      title: region.title,
      text: region.text,
      at,
      label: labels[which] ?? null,
    })),
    unplaced: regions.filter((region) => placeOf(region, offices) === null),
    view,
  };
}

/** The map's widths in pixels: widest, medium, and on phones, where a part is visible. */
function widths({ from, zoom }: MapContent["view"]) {
  const seen = { from, to: from + 100 / zoom, isNarrow: true };
  return [
    { width: 907 },
    { width: 1600 },
    { width: 690, isNarrow: true },
    { width: 960, isNarrow: true },
    { width: 285 * zoom, ...seen },
    { width: 720 * zoom, ...seen },
  ];
}

function placeOf(
  { title, longitude, latitude }: Region,
  offices: Geography["offices"],
): Place | null {
  if (longitude !== undefined && latitude !== undefined) return { longitude, latitude };
  const own = offices.filter(({ region }) => region === title);
  return own.length === 0 ? null : middleOf(own);
}

/** On the sphere, so that the middle of places on both sides of the date line is between them. */
function middleOf(places: readonly Place[]): Place {
  const radians = Math.PI / 180;
  const sum = { x: 0, y: 0, z: 0 };
  for (const { longitude, latitude } of places) {
    const flat = Math.cos(latitude * radians);
    sum.x += flat * Math.cos(longitude * radians);
    sum.y += flat * Math.sin(longitude * radians);
    sum.z += Math.sin(latitude * radians);
  }
  return {
    longitude: Math.atan2(sum.y, sum.x) / radians,
    latitude: Math.min(85, Math.max(-56, Math.atan2(sum.z, Math.hypot(sum.x, sum.y)) / radians)),
  };
}
