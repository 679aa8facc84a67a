/** Addresses of the picture route. The server accepts these widths and formats and no others. */

/** Widths in CSS pixels × density a picture may be asked in. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 800, 1080, 1440, 1920] as const;
export const PICTURE_FORMATS = ["avif", "webp"] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** `/pictures/800.avif/media/x.webp` for the host's `/media/x.webp`. */
export const pictureAddress = (src: string, width: PictureWidth, format: PictureFormat): string =>
  `/pictures/${width}.${format}${src}`;

/** The file as the host has it: drawings (SVG) and videos, which need no resizing. */
export const originalAddress = (src: string): string => `/pictures/original${src}`;

/** Pixels of a logo: the widest place of one, about twice. */
const MARK_WIDTH = 480;

/**
 * A logo, which the server puts on a dark ground where it is too light for paper: drawn as it is
 * else, or in one width, so that a browser knows its own size.
 */
export const markAddress = (src: string, format: PictureFormat): string =>
  isDrawing(src) ? `/pictures/mark-original${src}` : `/pictures/mark-${MARK_WIDTH}.${format}${src}`;

/** Whether a picture is drawn, not painted: it scales by itself. */
export const isDrawing = (src: string): boolean => /\.svg(?:$|\?)/i.test(src);
