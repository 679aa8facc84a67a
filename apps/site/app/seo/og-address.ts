/** The server draws link previews for pages without a picture here (server/seo/og-pictures.ts). */
const FOLDER = "/og";
const ENDING = ".png";
const HOME = "/index";

export const OG_SIZE = { width: 1200, height: 630 };

/** `/og/clients.png` for `/clients`. */
export const ogAddress = (path: string): string =>
  `${FOLDER}${path === "/" ? HOME : path}${ENDING}`;

/** The page of a preview picture; `null` for other addresses. */
export function ogPage(address: string): string | null {
  if (!address.startsWith(`${FOLDER}/`) || !address.endsWith(ENDING)) return null;
  const path = address.slice(FOLDER.length, -ENDING.length);
  return path === HOME ? "/" : path.length > 1 ? path : null;
}
