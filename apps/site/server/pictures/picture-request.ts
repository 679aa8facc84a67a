import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
} from "#app/pictures/picture-address.ts";

/** `source`: path and query on the content host. */
export type PictureRequest =
  | { kind: "resized"; width: PictureWidth; format: PictureFormat; source: string }
  | { kind: "original" | "video"; source: string };

const ADDRESS = /^\/pictures\/(?:(\d+)\.(\w+)|original)(\/[^/].*)$/;
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
const VIDEO = /\.(?:mp4|webm)$/i;
const LONGEST = 600;

/**
 * Reads an address of the picture route (`app/pictures/picture-address.ts`). `null`: no picture can be
 * there.
 */
export function readPictureRequest(url: URL): PictureRequest | null {
  const [, width, format, path] = ADDRESS.exec(url.pathname) ?? [];
  if (path === undefined || path.length + url.search.length > LONGEST) return null;
  const source = path + url.search;
  if (width === undefined) {
    if (VIDEO.test(path)) return { kind: "video", source };
    return PICTURE.test(path) ? { kind: "original", source } : null;
  }
  const knownWidth = PICTURE_WIDTHS.find((known) => String(known) === width);
  const knownFormat = PICTURE_FORMATS.find((known) => known === format);
  return knownWidth && knownFormat && PICTURE.test(path)
    ? { kind: "resized", width: knownWidth, format: knownFormat, source }
    : null;
}
