/**
 * Limits for upload and resizing, so that the site can show what the content host accepts. Memory
 * while resizing (libvips 8.18), bytes per pixel: 0.5 for baseline JPEG, PNG and WebP, 3.3 for
 * progressive JPEG, 18 for AVIF.
 */

/** Of a picture or video. */
export const LARGEST_FILE = 50 * 1024 * 1024;

const MEGAPIXEL = 1_000_000;
/** The largest phone sensors have 200 megapixels (16,320 × 12,240). */
const STREAMED = 200 * MEGAPIXEL;
const PROGRESSIVE = 100 * MEGAPIXEL;
const WHOLE = 25 * MEGAPIXEL;
const FRAMES = 100 * MEGAPIXEL;

/** For libvips' own check, which is the same for all kinds. */
export const MOST_PIXELS = STREAMED;

/** As in sharp's metadata; width and height of one frame. */
export interface Measured {
  format: string;
  width: number;
  height: number;
  pages?: number | undefined;
  isProgressive?: boolean | undefined;
}

/** Limit for this kind of picture. */
export function mostPixels({ format, isProgressive = false, pages = 1 }: Measured): number {
  if (pages > 1) return FRAMES;
  if (format === "heif" || format === "avif") return WHOLE;
  return isProgressive ? PROGRESSIVE : STREAMED;
}

/** Whether the memory limit suffices for resizing. */
export const isWithinLimits = (measured: Measured): boolean =>
  measured.width * measured.height * (measured.pages ?? 1) <= mostPixels(measured);
