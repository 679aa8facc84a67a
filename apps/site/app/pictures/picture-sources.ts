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
