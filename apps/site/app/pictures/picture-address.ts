/** Addresses of the picture route. The server accepts only these widths and formats. */

/** CSS pixels × density. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 800, 1080, 1440, 1920] as const;
export const PICTURE_FORMATS = ["avif", "webp"] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** `/pictures/800.avif/media/x.webp` for the host's `/media/x.webp`. */
export const pictureAddress = (src: string, width: PictureWidth, format: PictureFormat): string =>
  `/pictures/${width}.${format}${src}`;

/** The host's unchanged file: SVGs, videos and recordings. */
export const originalAddress = (src: string): string => `/pictures/original${src}`;

/** Twice the widest place of a logo, in pixels. */
const LOGO_WIDTH = 480;

/** A logo; the server adds a dark background to a light one. A bitmap has one width. */
export const logoAddress = (src: string, format: PictureFormat): string =>
  isDrawing(src) ? `/pictures/mark-original${src}` : `/pictures/mark-${LOGO_WIDTH}.${format}${src}`;

/** A video or a recording, which browsers play. */
export const isMedia = (path: string): boolean =>
  /\.(?:mp4|m4v|mov|ogv|webm|aac|flac|m4a|mp3|oga|ogg|wav)$/i.test(path);

/** Captions of a video, in the only format that browsers read. */
export const isTrack = (path: string): boolean => /\.vtt$/i.test(path);

export const isDrawing = (src: string): boolean => /\.svg(?:$|\?)/i.test(src);
