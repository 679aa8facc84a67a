/** The admin's own; on a local machine both of its names. */
export function ownOrigins(url: string): string[] {
  const { protocol, hostname, port } = new URL(url);
  const names = ["localhost", "127.0.0.1"];
  return names.includes(hostname)
    ? names.map(
        (name) =>
          new URL(`${protocol}//${name}:${port || (protocol === "https:" ? 443 : 80)}`).origin,
      )
    : [url];
}

/**
 * Whether another site's page caused this request: a form there could log a visitor in as another
 * user, even without a cookie. Other clients than browsers send neither header and are allowed.
 */
export function isForeign(
  { origin, "sec-fetch-site": site }: { origin?: string; "sec-fetch-site"?: string | string[] },
  own: readonly string[],
): boolean {
  if (origin !== undefined) return !own.includes(origin);
  return site === "cross-site" || site === "same-site";
}
