/**
 * By `Sec-Fetch-Site`, else `Origin` against SITE_URL. Not against the request's address: behind a
 * TLS proxy that has http and another host.
 */
export function isForeign(headers: Headers, siteUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site !== "same-origin" && site !== "none";
  const origin = headers.get("origin");
  return origin !== null && origin !== new URL(siteUrl).origin;
}
