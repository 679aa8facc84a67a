/** Parts of the site's replies. */
const decoded = (text: string): string => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

/** Paths of links to the site itself, without fragments. */
export function linksIn(html: string, site: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/gi)].map(([, href = ""]) =>
    decoded(href),
  );
  const paths = hrefs.flatMap((href) => {
    const path = href.startsWith(site) ? href.slice(site.length) : href;
    return path.startsWith("/") ? [path.replace(/#.*/, "") || "/"] : [];
  });
  return [...new Set(paths)];
}

/** Addresses of pictures, one size of each. */
export function picturesIn(html: string): string[] {
  const sources = [...html.matchAll(/<img\b[^>]*?\ssrc="(\/pictures\/[^"]*)"/gi)];
  return [...new Set(sources.map(([, path = ""]) => decoded(path)))];
}

/** Addresses in other languages by code, from the head of a page. */
export function alternatesIn(html: string, site: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [link] of html.matchAll(/<link\b[^>]*rel="alternate"[^>]*>/gi)) {
    const code = /hreflang="([^"]*)"/i.exec(link)?.[1];
    const href = /href="([^"]*)"/.exec(link.replace(/hreflang="[^"]*"/i, ""))?.[1];
    if (code && href) found[code] = href.replace(site, "");
  }
  return found;
}

/** Paths of the site in a sitemap or `llms.txt`. */
export const pathsIn = (text: string, site: string): string[] =>
  [...text.matchAll(/(?:<loc>|\]\()([^<)\s]+)/g)].flatMap(([, address = ""]) =>
    address.startsWith(site) ? [address.slice(site.length) || "/"] : [],
  );

/** Records of a history; a host may have others. */
export const beginning = (paths: readonly string[], prefix: string): string[] =>
  paths.filter(
    (path) => path.startsWith(prefix) && /^(?:s-|zq)[\w-]*$/.test(path.slice(prefix.length)),
  );
