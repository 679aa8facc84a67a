import { optionalBand } from "#app/content/optional-band.server.ts";
import { pageSeo, type PageSeo, type SeoFallback } from "#app/seo/meta.ts";
import { pageTitle, type Titled } from "@meridian/contract/page-title";
import type { ContentSource } from "#app/render-context.server.ts";

/**
 * What search engines and social networks are told of the page at this address (SH-07). It is asked
 * for beside the page's own calls, so the words that fill what the host leaves open come last, as
 * an argument of the result.
 */
export async function readSeo(
  content: ContentSource,
  address: URL,
  site: Titled & { seo: { unlisted?: readonly string[] } },
): Promise<(fallback: SeoFallback) => PageSeo> {
  // As it is written, for the call escapes it itself.
  const path = decodeURIComponent(address.pathname.slice(1));
  const seo = await optionalBand(content, "page description", content.read("seo", { path }));
  // On the host it is the host's own page: this one, by whatever permalink.
  const said =
    seo && content.ownPath(seo.canonical) !== undefined ? { ...seo, canonical: "" } : seo;
  return (fallback) => {
    const told = pageSeo(said, address, fallback);
    return {
      ...told,
      title: pageTitle(told.title, site),
      ...(site.seo.unlisted?.includes(address.pathname) && { isUnlisted: true }),
    };
  };
}
