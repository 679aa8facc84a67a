/** Addresses of another host as this site writes them. */
import { siteAddress, type Permalinks } from "@meridian/contract";

type Rewrite = (address: string) => string | undefined;

const FILE = /^\/wp-(?:content|includes|admin)\//;

/**
 * A link for the link fields: a path of the site (`/pricing`) where it led to the host's own pages,
 * else a full address.
 * `undefined` for what is neither. `own`: origins whose pages are this site's from now on; the
 * first is where files stay. `permalinks`: where its records were, and are from now on.
 */
export const siteLink =
  (own: readonly string[], permalinks?: Permalinks): Rewrite =>
  (written) => {
    const moved =
      permalinks &&
      siteAddress(written, { origins: new Set(own), permalinks, isPage: () => false });
    if (moved !== undefined) return moved;
    const address = written.trim().replace(/^\/\//, "https://");
    if (/\s/.test(address) || address === "" || address === "#") return undefined;
    if (/^mailto:./i.test(address)) return address;
    if (address.startsWith("#")) return `/${address}`;
    const full = /^https?:\/\//i.test(address)
      ? address
      : /^www\./i.test(address)
        ? `https://${address}`
        : undefined;
    if (full === undefined)
      return /^[a-z][a-z0-9+.-]*:/i.test(address)
        ? undefined
        : pathOf(`/${address.replace(/^\/+/, "")}`, own[0]);
    if (!URL.canParse(full)) return undefined;
    const { origin, pathname, search, hash } = new URL(full);
    return own.includes(origin) ? pathOf(pathname + search + hash, origin) : full;
  };

/**
 * WordPress ends its paths with a slash, this site does not. What only the old host can serve stays
 * there.
 */
const pathOf = (path: string, host = ""): string =>
  (FILE.test(path) ? host + path : path.replace(/\/+(?=$|[?#])/, "") || "/").replace(
    /^(?=[?#])/,
    "/",
  );

/** The same in a text, where a telephone number and a place on the page are links too. */
export const textLink = (own: readonly string[], permalinks?: Permalinks): Rewrite => {
  const rewrite = siteLink(own, permalinks);
  return (address) => (/^(?:tel:\S+|#\S+)$/i.test(address) ? address : rewrite(address));
};
