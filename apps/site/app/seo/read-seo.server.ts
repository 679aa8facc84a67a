import { localPath } from "#app/content/local-path.server.ts";
import { optionalBand } from "#app/content/optional-band.server.ts";
import { pageSeo, type PageSeo, type SeoFallback } from "#app/seo/meta.ts";
import { pageTitle, type Titled } from "@meridian/contract/page-title";
import type { ContentSource } from "#app/render-context.server.ts";

/**
 * SEO data of the page at this address (SH-07). Read in parallel with the page's own calls, so the
 * fallbacks are an argument of the returned function.
 */
export async function readSeo(
  content: ContentSource,
  address: URL,
  site: Titled & { language?: string; seo: { unlisted?: readonly string[] } },
): Promise<(fallback: SeoFallback) => PageSeo> {
  // Decoded, because the call escapes it itself.
  const { prefix = "" } = content;
  const local = localPath(content, address);
  const path = decodeURIComponent(local.slice(1));
  const seo = await optionalBand(content, "page description", content.read("seo", { path }));
  // The host's own permalink of the page means this page.
  const hostSeo =
    seo && content.ownPath(seo.canonical) !== undefined ? { ...seo, canonical: "" } : seo;
  return (fallback) => {
    const merged = pageSeo(hostSeo, address, fallback);
    return {
      ...merged,
      ...(prefix && { prefix }),
      ...(site.language && { language: site.language }),
      title: pageTitle(merged.title, site),
      ...((seo?.noindex || site.seo.unlisted?.includes(local)) && { isUnlisted: true }),
    };
  };
}
