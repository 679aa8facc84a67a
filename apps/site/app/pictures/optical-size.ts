/**
 * Equalizes logos of a row by area (OWN-55): in equal boxes a wide wordmark and a square sign look
 * different in size. Logos of one shape stay unchanged.
 */
import type { Shown } from "#app/pictures/picture-sources.ts";
import { isDrawing } from "#app/pictures/picture-address.ts";

/** Pixels of each logo's place. */
export interface Place {
  width: number;
  height: number;
}

const LEAST = 0.6;
/** Too fine to see, coarse enough for a small number of style hashes. */
const STEP = 0.05;

/** Area in pixels when fitted into its place; a bitmap is not enlarged. */
function areaOf({ src, width, height }: Shown, place: Place): number | undefined {
  if (!width || !height) return undefined;
  const fit = Math.min(place.width / width, place.height / height);
  return width * height * (isDrawing(src) ? fit : Math.min(fit, 1)) ** 2;
}

/** Scales: 1 for the smallest, so that none is cropped, and for logos of unknown size. */
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
