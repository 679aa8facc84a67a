/**
 * Whether a post came from another site's page. The browser's own word (`Sec-Fetch-Site`) first;
 * else `Origin` against SITE_URL, never against the request's address: behind a TLS proxy that one
 * says http and another host.
 */
export function isForeign(headers: Headers, siteUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site !== "same-origin" && site !== "none";
  const origin = headers.get("origin");
  return origin !== null && origin !== new URL(siteUrl).origin;
}
