import { isOwnPath } from "#app/text/own-path.ts";
import {
  isDrawing,
  originalAddress,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  pictureAddress,
  type PictureFormat,
  type PictureWidth,
} from "#app/pictures/picture-address.ts";

/** What must be known of a picture to show it; the contract's `Image` has it. Sizes in pixels. */
export interface Shown {
  src: string;
  alt: string;
  width?: number;
  height?: number;
  focus?: { x: number; y: number };
}

/** The widths a picture is offered in: none wider than it is, in pixels, where that is known. */
export function widthsFor(width?: number): PictureWidth[] {
  const fitting = PICTURE_WIDTHS.filter((offered) => width === undefined || offered <= width);
  return fitting.length > 0 ? fitting : [PICTURE_WIDTHS[0]];
}

/** A `srcset` of the picture route. */
export const sourceSet = (src: string, format: PictureFormat, width?: number): string =>
  widthsFor(width)
    .map((offered) => `${pictureAddress(src, offered, format)} ${offered}w`)
    .join(", ");

/** What a `<picture>` offers, best format first. */
export const sourcesOf = (src: string, width?: number): { type: string; srcSet: string }[] =>
  PICTURE_FORMATS.map((format) => ({
    type: `image/${format}`,
    srcSet: sourceSet(src, format, width),
  }));

/** Pixels of a `rem`, of a `vw` on a wide screen, of a `px`. */
const PIXELS: Readonly<Record<string, number>> = { rem: 16, vw: 14.4, px: 1 };
/** Times a picture may be enlarged: beyond it is a blur. */
const MOST_ENLARGED = 2;

/** Pixels up to which a place is that of a sign or a portrait. */
const SMALL_PLACE = 160;

/** How wide a place is by what `sizes` says last, for wide screens; in pixels. */
function placeOf(sizes: string): number {
  const [, wide = sizes] = /^.*\)\s+[^,]*,\s*(.+)$/.exec(sizes) ?? [];
  const lengths = [...wide.matchAll(/([\d.]+)(rem|vw|px)/g)].map(
    ([, figure, unit = ""]) => Number(figure) * (PIXELS[unit] ?? 0),
  );
  return Math.max(0, ...lengths);
}

/**
 * How a picture that must not fill its place stands in it: one that is much too small in its own
 * size, a drawing whole, for there is a word or a figure at every edge of it.
 */
export function fitOf({ src, width }: Shown, sizes: string): "scale-down" | "contain" | undefined {
  const place = placeOf(sizes);
  if (isDrawing(src)) return place > SMALL_PLACE ? "contain" : undefined;
  return width !== undefined && width * MOST_ENLARGED < place ? "scale-down" : undefined;
}

/**
 * Where a picture that is cut to its place is held, as CSS says it. In steps of ten: each value that
 * stands on a page is a hash in its policy.
 */
export function positionOf({ focus }: Shown): string | undefined {
  if (!focus) return undefined;
  const [x, y] = [focus.x, focus.y].map((figure) => `${Math.round(figure / 10) * 10}%`);
  return `${x} ${y}`;
}

const FALLBACK_WIDTH = 800;

/** The one address for what understands no `srcset`: the offered width nearest to 800 pixels. */
export function fallbackAddress(src: string, width?: number): string {
  const nearest = widthsFor(width).reduce((best, offered) =>
    Math.abs(offered - FALLBACK_WIDTH) < Math.abs(best - FALLBACK_WIDTH) ? offered : best,
  );
  return pictureAddress(src, nearest, "webp");
}

/** The one address of a picture by itself, as large as it is offered: where a link to it leads. */
export const largestAddress = ({ src, width }: Shown): string => {
  if (!isOwnPath(src)) return src;
  return isDrawing(src)
    ? originalAddress(src)
    : pictureAddress(src, widthsFor(width).at(-1) ?? PICTURE_WIDTHS[0], "webp");
};
