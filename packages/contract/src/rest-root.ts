/** Where a host's REST begins. Section 7 uses `/api`, which may differ on a WordPress. */

export const REST_ROOT = "/api";
/** A WordPress with plain permalinks has its routes in this parameter. */
export const PLAIN_ROOT = "?rest_route=";

/**
 * The whole address of a call. `address`: the contract's, such as `/api/wp/v2/posts?slug=x`;
 * `root`: replaces `/api` on this host, such as `/wp-json` or `?rest_route=`.
 */
export function restAddress(host: string, address: string, root: string = REST_ROOT): string {
  const rest = address.slice(REST_ROOT.length);
  return host + (root === PLAIN_ROOT ? `/${root}${rest.replace("?", "&")}` : root + rest);
}
