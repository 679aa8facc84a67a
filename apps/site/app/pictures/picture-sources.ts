import { isOwnPath } from "#app/text/own-path.ts";
import {
  isDrawing,
  originalAddress,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  pictureAddress,
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

/** Pixels of a `rem`, of a `vw` on a wide screen, of a `px`. */
const PIXELS: Readonly<Record<string, number>> = { rem: 16, vw: 14.4, px: 1 };

/** The longest length of each place that `sizes` names, the last for wide screens; in pixels. */
const placesOf = (sizes: string, pixels = PIXELS): number[] =>
  sizes.split(/,\s*(?![^(]*\))/).map((place) => {
    const lengths = [...place.replace(/^\(.*?\)\s+/, "").matchAll(/([\d.]+)(rem|vw|px)/g)];
    return Math.max(
      0,
      ...lengths.map(([, figure, unit = ""]) => Number(figure) * (pixels[unit] ?? 0)),
    );
  });

/** On the narrowest phone, and on the widest screen. */
const [NARROWEST, WIDEST] = [
  { ...PIXELS, vw: 3.2 },
  { ...PIXELS, vw: 25.6 },
];
/** Pixels of a screen in one of CSS, at most. */
const DENSEST = 4;

/**
 * The widths a picture is offered in: none wider than it is, in pixels, where that is known; none that
 * no screen would choose for a place so wide.
 */
export function widthsFor(width?: number, sizes?: string): PictureWidth[] {
  const least = sizes === undefined ? 0 : Math.min(...placesOf(sizes, NARROWEST));
  const most = sizes === undefined ? Infinity : Math.max(...placesOf(sizes, WIDEST)) * DENSEST;
  const enough = PICTURE_WIDTHS.find((offered) => offered >= most) ?? Infinity;
  const own = PICTURE_WIDTHS.filter((offered) => width === undefined || offered <= width);
  const fitting = own.filter((offered) => offered >= least && offered <= enough);
  return fitting.length > 0 ? fitting : [own.at(-1) ?? PICTURE_WIDTHS[0]];
}

/** Of what browsers older than AVIF are offered, every second width: they take the next larger one. */
const isEverySecond = (_: PictureWidth, at: number, all: readonly PictureWidth[]): boolean =>
  (all.length - 1 - at) % 2 === 0;

/** What a `<picture>` offers, best format first. */
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

/** Times a picture may be enlarged: beyond it is a blur. */
const MOST_ENLARGED = 2;

/** Pixels up to which a place is that of a sign or a portrait. */
const SMALL_PLACE = 160;

/**
 * How a picture that must not fill its place stands in it: one that is much too small in its own
 * size, a drawing whole, for there is a word or a figure at every edge of it.
 */
export function fitOf({ src, width }: Shown, sizes: string): "scale-down" | "contain" | undefined {
  const place = placesOf(sizes).at(-1) ?? 0;
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
