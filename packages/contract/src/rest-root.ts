/** Section 7's beginning of REST; a WordPress may use another. */

export const REST_ROOT = "/api";
/** With plain permalinks WordPress has its routes in this parameter. */
export const PLAIN_ROOT = "?rest_route=";

/**
 * The absolute address of a call. `address`: the contract's, such as `/api/wp/v2/posts?slug=x`;
 * `root` replaces `/api`, for example by `/wp-json` or `?rest_route=`.
 */
export function restAddress(host: string, address: string, root: string = REST_ROOT): string {
  const rest = address.slice(REST_ROOT.length);
  return host + (root === PLAIN_ROOT ? `/${root}${rest.replace("?", "&")}` : root + rest);
}
