import { DARK } from "#server/http/addresses.ts";

/** Version parameters of files that change with the brand; empty ones are omitted. */
export interface Versions {
  /** The site's own SVGs, in the brand's colours. */
  drawings: string;
  /** The pages have a dark theme. */
  dark?: boolean;
  /** Icons built from the brand's logo. */
  icons: string;
}

/** Not the footer's icons and the SVG of `home/`: they are drawn for a night background. */
const IMAGE = /<img\b[^>]*\ssrc="(\/(?!icons\/social-)(?:icons|map|road-map)\/[\w-]+\.svg)"[^>]*>/g;
const DRAWING = /(["'(=\s])(\/(?:dark\/)?(?:icons|map|road-map|home)\/[\w-]+\.svg)(?=["')\s&])/g;
const ICON = /(["'(=\s])(\/(?:brand\/[\w-]+\.(?:svg|png)|site\.webmanifest))(?=["')\s&])/g;

/**
 * The page with both files of each SVG: a media query in an SVG is not enough, because in an image
 * WebKit reports a light page or the system's theme, not the page's.
 */
const withDarkFiles = (html: string): string =>
  html.replace(
    IMAGE,
    (image, path: string) =>
      `<picture><source data-scheme="dark" media="screen and (prefers-color-scheme: dark)" srcset="${DARK}${path}">${image}</picture>`,
  );

/** The page with versions in these addresses, so that no cache shows another brand's files. */
export function versioned(html: string, { drawings, dark, icons }: Versions): string {
  const both = dark ? withDarkFiles(html) : html;
  const drawn = drawings === "" ? both : both.replace(DRAWING, `$1$2?v=${drawings}`);
  return icons === "" ? drawn : drawn.replace(ICON, `$1$2?v=${icons}`);
}
