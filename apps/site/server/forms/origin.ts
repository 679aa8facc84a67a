/**
 * Whether a post came from another site's page. Uses `Sec-Fetch-Site`, else compares `Origin` with
 * SITE_URL, never with the request's address, which behind a TLS proxy has http and another host.
 */
export function isForeign(headers: Headers, siteUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site !== "same-origin" && site !== "none";
  const origin = headers.get("origin");
  return origin !== null && origin !== new URL(siteUrl).origin;
}
