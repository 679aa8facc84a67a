/** The tags of a page's head (SH-07). */
import type { Seo } from "@meridian/contract";
import { isOwnPath } from "#app/lib/own-path.ts";
import { isDrawing, pictureAddress } from "#app/lib/picture-address.ts";

/** What is said of a page, ready for its tags: addresses are absolute and the site's own. */
export interface PageSeo {
  title: string;
  description: string;
  keywords: string;
  canonical: string;
  image: string;
}

/** What a page says of itself where the host says nothing. */
export interface SeoFallback {
  title: string;
  /** May hold markup, which is taken out, and any length: a search engine shows about 160 characters. */
  description?: string;
  image?: { src: string } | null;
  /** An article says when it was written, and is shared as one. */
  published?: string;
}

const DEFAULT_IMAGE = "/brand/og.jpg";
const SHARED_WIDTH = 1080;

/** Joins what the host says with the page's own words. `address` is the page's, on the site's origin. */
export function pageSeo(seo: Seo | null, address: URL, fallback: SeoFallback): PageSeo {
  return {
    title: seo?.title || fallback.title,
    description: seo?.description || fallback.description || "",
    keywords: seo?.keywords ?? "",
    canonical: address.origin + canonicalPath(seo?.canonical ?? "", address),
    image: imageAddress(seo?.image?.src, address.origin),
  };
}

/** The path of the host's canonical address, which may bear the host's own name; the page's own where there is none. */
function canonicalPath(canonical: string, address: URL): string {
  const url = canonical !== "" && URL.canParse(canonical, address.origin) ? new URL(canonical, address.origin) : address;
  return url.pathname === "/" ? "/" : url.pathname.replace(/\/+$/, "");
}

function imageAddress(src: string | undefined, origin: string): string {
  if (!src || isDrawing(src)) return origin + DEFAULT_IMAGE;
  return isOwnPath(src) ? origin + pictureAddress(src, SHARED_WIDTH, "webp") : src;
}

type MetaTag = { title: string } | { name: string; content: string } | { property: string; content: string } | { tagName: "link"; rel: string; href: string };

/** The tags of a page that is not there or cannot be had. */
export const ERROR_TAGS: MetaTag[] = [{ title: "Oooops, something went wrong" }, { name: "robots", content: "noindex" }];

/** The tags, for a route's `meta`. Nothing empty is said. */
export function metaTags(seo: PageSeo, siteName: string): MetaTag[] {
  const { title, description, keywords, canonical, image } = seo;
  const named = { description, keywords, "twitter:card": "summary_large_image", "twitter:title": title, "twitter:description": description, "twitter:image": image };
  const properties = { "og:type": "website", "og:site_name": siteName, "og:title": title, "og:description": description, "og:url": canonical, "og:image": image };
  return [
    { title },
    ...Object.entries(named).flatMap(([name, content]) => (content ? [{ name, content }] : [])),
    ...Object.entries(properties).flatMap(([property, content]) => (content ? [{ property, content }] : [])),
    { tagName: "link" as const, rel: "canonical", href: canonical },
  ];
}
