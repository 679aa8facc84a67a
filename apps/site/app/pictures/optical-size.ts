/**
 * Equalizes the visual size of logos in a row (OWN-55) by area: in equal boxes a wide wordmark and
 * a square sign look different in size. Logos of one shape keep their size.
 */
import type { Shown } from "#app/pictures/picture-sources.ts";
import { isDrawing } from "#app/pictures/picture-address.ts";

/** Pixels of each logo's place. */
export interface Place {
  width: number;
  height: number;
}

/** Minimum scale. */
const LEAST = 0.6;
/** Fine enough to be invisible, coarse enough to keep the number of style hashes small. */
const STEP = 0.05;

/** Area in pixels when fitted into its place; a bitmap is not enlarged. */
function areaOf({ src, width, height }: Shown, place: Place): number | undefined {
  if (!width || !height) return undefined;
  const fit = Math.min(place.width / width, place.height / height);
  return width * height * (isDrawing(src) ? fit : Math.min(fit, 1)) ** 2;
}

/**
 * The scale of each logo: 1 for the smallest, so that none is cropped, and 1 for logos of unknown
 * size.
 */
export function opticalScales(marks: readonly Shown[], place: Place): number[] {
  const areas = marks.map((mark) => areaOf(mark, place));
  const known = areas.flatMap((area) => area ?? []);
  const even = Math.max(Math.min(...known), Math.max(...known) * LEAST ** 2);
  return areas.map((area) =>
    area === undefined || area <= even
      ? 1
      : Number((Math.round(Math.sqrt(even / area) / STEP) * STEP).toFixed(2)),
  );
}
