import type { TrustedProxies } from "@meridian/http/client-address";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * The warning for a public https address without TRUST_PROXY: the site does not speak TLS, so a
 * proxy is in front, and rate limits count its address as every visitor's. `null`: no conflict.
 */
export function unnamedProxyWarning(siteUrl: string, trust: TrustedProxies): string | null {
  const { protocol, hostname } = new URL(siteUrl);
  const trustsNone = "hops" in trust && trust.hops === 0;
  return protocol === "https:" && !LOOPBACK.has(hostname) && trustsNone
    ? `TRUST_PROXY is none and SITE_URL (${siteUrl}) is https, so a proxy is in front of this site: all visitors have the proxy's address and share one form limit (FORM_RATE_ADDRESS). Set TRUST_PROXY to the number of proxies, 1 for one nginx`
    : null;
}
