/** Where a redirect may lead: a path of the site, or a page of another site. */

const PATH = /^\/(?![/\\])[^\s\\]*$/;
const ELSEWHERE = /^https?:\/\/[^\s\\]+$/i;

export interface RedirectTarget {
  /** A path of this site; or the whole address, as a header can carry it. */
  to: string;
  isElsewhere: boolean;
}

/**
 * What an address is to the site at `siteUrl`: its own, with either scheme, are paths. `null` for
 * anything that is neither a path nor an address of the web without name and password.
 */
export function redirectTarget(address: string, siteUrl: string): RedirectTarget | null {
  if (PATH.test(address)) return { to: address, isElsewhere: false };
  if (!ELSEWHERE.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username !== "" || url.password !== "") return null;
  if (url.host !== new URL(siteUrl).host)
    return /[^.]\.[^.]/.test(url.hostname) ? { to: url.href, isElsewhere: true } : null;
  const path = url.pathname + url.search + url.hash;
  return PATH.test(path) ? { to: path, isElsewhere: false } : null;
}
