/** Version parameters of files that change with the brand; empty ones are omitted. */
export interface Versions {
  /** The site's own SVGs, in the brand's colours. */
  drawings: string;
  /** Icons built from the brand's logo. */
  icons: string;
}

const DRAWING = /(["'(=\s])(\/(?:icons|map|road-map|home)\/[\w-]+\.svg)(?=["')\s&])/g;
const ICON = /(["'(=\s])(\/(?:brand\/[\w-]+\.(?:svg|png)|site\.webmanifest))(?=["')\s&])/g;

/** The page with versions in these addresses, so that no cache shows another brand's files. */
export function versioned(html: string, { drawings, icons }: Versions): string {
  const drawn = drawings === "" ? html : html.replace(DRAWING, `$1$2?v=${drawings}`);
  return icons === "" ? drawn : drawn.replace(ICON, `$1$2?v=${icons}`);
}
