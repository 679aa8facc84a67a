/** What stands behind the addresses of files that change with the brand; nothing where it is empty. */
export interface Versions {
  /** The site's own drawings, in the brand's colours. */
  drawings: string;
  /** Made of the brand's mark. */
  icons: string;
}

/** Wherever in a page they stand. */
const DRAWING = /(["'(=\s])(\/(?:icons|map|road-map|home)\/[\w-]+\.svg)(?=["')\s&])/g;
const ICON = /(["'(=\s])(\/(?:brand\/[\w-]+\.(?:svg|png)|site\.webmanifest))(?=["')\s&])/g;

/** The page with the versions behind the addresses, so that no cache shows another brand's. */
export function versioned(html: string, { drawings, icons }: Versions): string {
  const drawn = drawings === "" ? html : html.replace(DRAWING, `$1$2?v=${drawings}`);
  return icons === "" ? drawn : drawn.replace(ICON, `$1$2?v=${icons}`);
}
