/**
 * Marks on one line as large as one another to the eye (OWN-55): by their area, for in boxes that are the same a
 * wide wordmark and a square sign are not. Marks of one shape stay as they are.
 */
import type { Shown } from "#app/pictures/picture-sources.ts";
import { isDrawing } from "#app/pictures/picture-address.ts";

/** Pixels of the place that each has. */
export interface Place {
  width: number;
  height: number;
}

/** No mark is made smaller than this share of its place. */
const LEAST = 0.6;
/** Steps are so fine that no eye tells them apart, and so few that a page's policy can name them. */
const STEP = 0.05;

/** Pixels that it takes where it is held whole in its place; a painting is not enlarged. */
function areaOf({ src, width, height }: Shown, place: Place): number | undefined {
  if (!width || !height) return undefined;
  const fit = Math.min(place.width / width, place.height / height);
  return width * height * (isDrawing(src) ? fit : Math.min(fit, 1)) ** 2;
}

/**
 * For each mark the share of its own size that it is drawn in: 1 for the smallest of them, so that
 * none is cut; 1 for one whose size is not known, too.
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
