/** An address of a drawing of the site's own, wherever in a page it stands. */
const ADDRESS = /(["'(=\s])(\/(?:icons|map|road-map)\/[\w-]+\.svg)(?=["')\s&])/g;

/** The page with the brand's version behind the address of each drawing that is drawn in its colours. */
export const versionedDrawings = (html: string, version: string): string =>
  version === "" ? html : html.replace(ADDRESS, `$1$2?v=${version}`);
