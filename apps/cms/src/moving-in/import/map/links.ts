/** Converts another host's addresses to this site's. */
import { siteAddress, type Permalinks } from "@meridian/contract";

type Rewrite = (address: string) => string | undefined;

const FILE = /^\/wp-(?:content|includes|admin)\//;

/**
 * A value for link fields: a path (`/pricing`) for the host's own pages, else a full address;
 * `undefined` if invalid. `own`: origins whose pages now belong to this site; files stay at the
 * first. `permalinks`: old to new addresses of records.
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

/** Removes WordPress's trailing slash. Files that only the old host can serve stay there. */
const pathOf = (path: string, host = ""): string =>
  (FILE.test(path) ? host + path : path.replace(/\/+(?=$|[?#])/, "") || "/").replace(
    /^(?=[?#])/,
    "/",
  );

/** In texts, phone numbers and anchors are links, too. */
export const textLink = (own: readonly string[], permalinks?: Permalinks): Rewrite => {
  const rewrite = siteLink(own, permalinks);
  return (address) => (/^(?:tel:\S+|#\S+)$/i.test(address) ? address : rewrite(address));
};
