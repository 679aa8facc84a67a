/**
 * Where the server draws the picture that a page without one is shared with
 * (server/seo/og-pictures.ts).
 */
const FOLDER = "/og";
const ENDING = ".png";
const HOME = "/index";

/** Pixels. */
export const OG_SIZE = { width: 1200, height: 630 };

/** `/og/clients.png` for `/clients`. */
export const ogAddress = (path: string): string =>
  `${FOLDER}${path === "/" ? HOME : path}${ENDING}`;

/** The page a picture is of, or `null` when the address is none of a picture. */
export function ogPage(address: string): string | null {
  if (!address.startsWith(`${FOLDER}/`) || !address.endsWith(ENDING)) return null;
  const path = address.slice(FOLDER.length, -ENDING.length);
  return path === HOME ? "/" : path.length > 1 ? path : null;
}
