import {
  isMedia,
  isTrack,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
} from "#app/pictures/picture-address.ts";

/** `source`: path and query on the host. `isLogo`: must be visible on paper in any colour. */
export type PictureRequest =
  | { kind: "resized"; width: PictureWidth; format: PictureFormat; source: string; isLogo?: true }
  | { kind: "original"; source: string; isLogo?: true }
  | { kind: "media"; source: string }
  | { kind: "track"; source: string }
  /** A PDF: of the bundled host's library at its own address, of another host's as an original. */
  | { kind: "document"; source: string };

const ADDRESS = /^\/pictures\/(mark-)?(?:(\d+)\.(\w+)|original)(\/[^/].*)$/;
const DOCUMENT = /^\/media\/[^/]+\.pdf$/i;
const PDF = /\.pdf$/i;
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
const LONGEST = 600;

/** Parses an address of the picture route (`app/pictures/picture-address.ts`). `null`: invalid. */
export function readPictureRequest(url: URL): PictureRequest | null {
  if (DOCUMENT.test(url.pathname) && url.pathname.length + url.search.length <= LONGEST)
    return { kind: "document", source: url.pathname + url.search };
  const [, mark, width, format, path] = ADDRESS.exec(url.pathname) ?? [];
  if (path === undefined || path.length + url.search.length > LONGEST) return null;
  const source = path + url.search;
  const how = mark ? { isLogo: true as const } : {};
  if (width === undefined) {
    if (isMedia(path)) return { kind: "media", source };
    if (isTrack(path)) return { kind: "track", source };
    if (PDF.test(path) && !path.startsWith("/media/")) return { kind: "document", source };
    return PICTURE.test(path) ? { kind: "original", source, ...how } : null;
  }
  const knownWidth = PICTURE_WIDTHS.find((known) => String(known) === width);
  const knownFormat = PICTURE_FORMATS.find((known) => known === format);
  return knownWidth && knownFormat && PICTURE.test(path)
    ? { kind: "resized", width: knownWidth, format: knownFormat, source, ...how }
    : null;
}
