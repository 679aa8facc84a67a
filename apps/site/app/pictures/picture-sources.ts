import { isOwnPath } from "#app/text/own-path.ts";
import {
  isDrawing,
  originalAddress,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  pictureAddress,
  type PictureWidth,
} from "#app/pictures/picture-address.ts";

/** Properties for showing a picture; the contract's `Image` has them. Sizes in pixels. */
export interface Shown {
  src: string;
  alt: string;
  width?: number;
  height?: number;
  focus?: { x: number; y: number };
}

/** Pixels per unit on a wide screen. */
const PIXELS: Readonly<Record<string, number>> = { rem: 16, vw: 14.4, px: 1 };

/** The longest length of each place in `sizes`, in pixels; the last is for wide screens. */
const placesOf = (sizes: string, pixels = PIXELS): number[] =>
  sizes.split(/,\s*(?![^(]*\))/).map((place) => {
    const lengths = [...place.replace(/^\(.*?\)\s+/, "").matchAll(/([\d.]+)(rem|vw|px)/g)];
    return Math.max(
      0,
      ...lengths.map(([, figure, unit = ""]) => Number(figure) * (pixels[unit] ?? 0)),
    );
  });

/** Pixels of the units on the narrowest phone and the widest screen. */
const [NARROWEST, WIDEST] = [
  { ...PIXELS, vw: 3.2 },
  { ...PIXELS, vw: 25.6 },
];
const DENSEST = 4;

/** The offered widths: not beyond the picture's, and none that no screen would choose. */
export function widthsFor(width?: number, sizes?: string): PictureWidth[] {
  const least = sizes === undefined ? 0 : Math.min(...placesOf(sizes, NARROWEST));
  const most = sizes === undefined ? Infinity : Math.max(...placesOf(sizes, WIDEST)) * DENSEST;
  const enough = PICTURE_WIDTHS.find((offered) => offered >= most) ?? Infinity;
  const own = PICTURE_WIDTHS.filter((offered) => width === undefined || offered <= width);
  const fitting = own.filter((offered) => offered >= least && offered <= enough);
  return fitting.length > 0 ? fitting : [own.at(-1) ?? PICTURE_WIDTHS[0]];
}

/** Browsers without AVIF get every second width and use the next larger one. */
const isEverySecond = (_: PictureWidth, at: number, all: readonly PictureWidth[]): boolean =>
  (all.length - 1 - at) % 2 === 0;

/** The sources of a `<picture>`, best format first. */
export function sourcesOf(
  src: string,
  { width, sizes }: { width?: number | undefined; sizes: string },
): { type: string; srcSet: string }[] {
  const widths = widthsFor(width, sizes);
  return PICTURE_FORMATS.map((format) => ({
    type: `image/${format}`,
    srcSet: (format === "avif" ? widths : widths.filter(isEverySecond))
      .map((offered) => `${pictureAddress(src, offered, format)} ${offered}w`)
      .join(", "),
  }));
}

/** Pictures enlarged more than this are blurred. */
const MOST_ENLARGED = 2;

/** Pixels up to which a place is an icon or a portrait. */
const SMALL_PLACE = 160;

/** A much too small picture is not enlarged; an SVG is shown whole, for text at its edges. */
export function fitOf({ src, width }: Shown, sizes: string): "scale-down" | "contain" | undefined {
  const place = placesOf(sizes).at(-1) ?? 0;
  if (isDrawing(src)) return place > SMALL_PLACE ? "contain" : undefined;
  return width !== undefined && width * MOST_ENLARGED < place ? "scale-down" : undefined;
}

/** `object-position` in steps of ten percent: each value is a hash in the page's policy. */
export function positionOf({ focus }: Shown): string | undefined {
  if (!focus) return undefined;
  const [x, y] = [focus.x, focus.y].map((figure) => `${Math.round(figure / 10) * 10}%`);
  return `${x} ${y}`;
}

const FALLBACK_WIDTH = 800;

/** The address for clients without `srcset`: the offered width nearest to 800 pixels. */
export function fallbackAddress(src: string, width?: number): string {
  const nearest = widthsFor(width).reduce((best, offered) =>
    Math.abs(offered - FALLBACK_WIDTH) < Math.abs(best - FALLBACK_WIDTH) ? offered : best,
  );
  return pictureAddress(src, nearest, "webp");
}

/** The address of a picture in its largest offered width, for links. */
export const largestAddress = ({ src, width }: Shown): string => {
  if (!isOwnPath(src)) return src;
  return isDrawing(src)
    ? originalAddress(src)
    : pictureAddress(src, widthsFor(width).at(-1) ?? PICTURE_WIDTHS[0], "webp");
};
