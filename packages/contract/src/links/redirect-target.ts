const PATH = /^\/(?![/\\])[^\s\\]*$/;
const ELSEWHERE = /^https?:\/\/[^\s\\]+$/i;

export interface RedirectTarget {
  /** A path of this site, or an absolute address that is safe in a header. */
  to: string;
  isElsewhere: boolean;
}

/**
 * The target of an address; with the origin of `siteUrl` (either scheme) it becomes a path. `null`
 * for anything that is neither a path nor a web address without credentials.
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
