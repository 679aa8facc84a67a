/** Which pages may speak to the admin's API in an editor's name. */

/** The admin's own origin; by either name where it is this machine. */
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
 * Whether another site's page made the browser send this. A form of theirs could log a visitor in
 * as somebody else, so the cookie's absence is no proof of harmlessness. What is no browser sends
 * neither header and is let through.
 */
export function isForeign(
  { origin, "sec-fetch-site": site }: { origin?: string; "sec-fetch-site"?: string | string[] },
  own: readonly string[],
): boolean {
  if (origin !== undefined) return !own.includes(origin);
  return site === "cross-site" || site === "same-site";
}
