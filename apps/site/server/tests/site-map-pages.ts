/** Every page's path in the site's own sitemaps. */
export async function sitemapPaths(siteUrl: string): Promise<string[]> {
  const locations = async (path: string): Promise<string[]> =>
    [...(await (await fetch(siteUrl + path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = ""]) => new URL(address.replaceAll("&amp;", "&")).pathname,
    );
  const sitemaps = await locations("/sitemap.xml");
  return (await Promise.all(sitemaps.map(locations))).flat();
}
