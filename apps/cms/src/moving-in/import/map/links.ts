/** Converts another host's addresses into this site's. */
import { siteAddress, type Permalinks } from "@meridian/contract";

type Rewrite = (address: string) => string | undefined;

const FILE = /^\/wp-(?:content|includes|admin)\//;

/**
 * A value for the link fields: a path of the site (`/pricing`) for the host's own pages, otherwise
 * a full address; `undefined` for an invalid one. `own`: origins whose pages belong to this site
 * from now on; files stay at the first one. `permalinks`: the records' old addresses with their
 * new ones.
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
 * WordPress ends its paths with a slash, this site does not. Files that only the old host can
 * serve stay there.
 */
const pathOf = (path: string, host = ""): string =>
  (FILE.test(path) ? host + path : path.replace(/\/+(?=$|[?#])/, "") || "/").replace(
    /^(?=[?#])/,
    "/",
  );

/** The same for a text, in which a phone number and an anchor are links too. */
export const textLink = (own: readonly string[], permalinks?: Permalinks): Rewrite => {
  const rewrite = siteLink(own, permalinks);
  return (address) => (/^(?:tel:\S+|#\S+)$/i.test(address) ? address : rewrite(address));
};
