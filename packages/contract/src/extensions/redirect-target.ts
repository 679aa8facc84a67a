/** Targets of a redirect: a path of the site, or a page of another site. */

const PATH = /^\/(?![/\\])[^\s\\]*$/;
const ELSEWHERE = /^https?:\/\/[^\s\\]+$/i;

export interface RedirectTarget {
  /** A path of this site, or a whole address in a form for a header. */
  to: string;
  isElsewhere: boolean;
}

/**
 * The target of an address for the site at `siteUrl`: its own, with either scheme, become paths.
 * `null` for anything that is neither a path nor a web address without name and password.
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
