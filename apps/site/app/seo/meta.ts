/** The tags of a page's head (SH-07). */
import type { Seo } from "@meridian/contract";
import { english } from "@meridian/messages/language";
import { isOwnPath } from "#app/text/own-path.ts";
import { openGraphLocale } from "#app/language/open-graph-locale.ts";
import { markdownAddress } from "#app/seo/markdown-address.ts";
import { OG_SIZE, ogAddress } from "#app/seo/og-address.ts";
import { isDrawing, pictureAddress } from "#app/pictures/picture-address.ts";
import type { SafeHtml } from "#app/text/html.ts";
import { plainText, shortened, withoutSoftHyphens } from "#app/text/plain-text.ts";
import type { StructuredData } from "#app/seo/structured-data.ts";

/** SEO data of a page, ready for its tags: addresses are absolute and on the site. */
export interface PageSeo {
  title: string;
  description: string;
  keywords: string;
  canonical: string;
  /** The page as Markdown (AI-01). */
  markdown?: string;
  image: string;
  /** Pixels of `image`, if known. */
  size: { width: number; height: number } | null;
  /** ISO date of an article. */
  published: string;
  /** ISO date of its last change worth mentioning, if later. */
  modified?: string;
  /** `noindex`. */
  isUnlisted?: boolean;
  /** Of the page's language, if it is not the site's first: `/de`. */
  prefix?: string;
  /** BCP 47, of the page. */
  language?: string;
}

/** The page's own values for what the host leaves empty. */
export interface SeoFallback {
  title: string;
  /** Plain text of any length: search engines show about 160 characters. */
  description?: string | undefined;
  /** The same as markup, which is stripped. */
  markup?: SafeHtml | undefined;
  image?: Pictured | null;
  /** ISO date of an article; also sets its type. */
  published?: string;
  /** ISO date of its last change, if later. */
  modified?: string | undefined;
}

/** A picture of a record, in pixels. */
interface Pictured {
  src: string;
  width?: number;
  height?: number;
}

const SHARED_WIDTH = 1080;
/** Characters of a description that search engines show. */
const LONGEST_DESCRIPTION = 160;

/** Merges the host's values with the page's own. `address` is the page's, on the site's origin. */
export function pageSeo(
  seo: Omit<Seo, "noindex"> | null,
  address: URL,
  fallback: SeoFallback,
): PageSeo {
  const image =
    sharedPicture(seo?.image, address.origin) ?? sharedPicture(fallback.image, address.origin);
  return {
    title: seo?.title || fallback.title,
    description: seo?.description || shortened(wordsOf(fallback), LONGEST_DESCRIPTION),
    keywords: seo?.keywords ?? "",
    canonical: canonicalOf(seo?.canonical ?? "", address),
    markdown: address.origin + markdownAddress(pathOf(address)),
    image: image?.address ?? address.origin + ogAddress(pathOf(address)),
    size: image ? image.size : OG_SIZE,
    published: isoDate(fallback.published ?? ""),
    ...(fallback.modified && { modified: isoDate(fallback.modified) }),
  };
}

const wordsOf = ({ description, markup }: SeoFallback): string =>
  description?.replace(/\s+/g, " ").trim() || plainText(markup ?? "");

/**
 * The host's canonical address: a path gets the site's origin, another site's address is unchanged.
 * Without one it is the page's own address without query.
 */
function canonicalOf(canonical: string, address: URL): string {
  const url =
    canonical !== "" && URL.canParse(canonical, address.origin)
      ? new URL(canonical, address.origin)
      : address;
  if (url.origin === address.origin) return address.origin + pathOf(url);
  return /^https?:$/.test(url.protocol) ? url.href : address.origin + pathOf(address);
}

const pathOf = ({ pathname }: URL): string => pathname.replace(/\/+$/, "") || "/";

/** Social networks do not show SVGs. */
function sharedPicture(picture: Pictured | null | undefined, origin: string) {
  const { src = "", width = 0, height = 0 } = picture ?? {};
  if (src === "" || isDrawing(src)) return null;
  const isOwn = isOwnPath(src);
  const shown = isOwn ? Math.min(width, SHARED_WIDTH) : width;
  const size =
    width > 0 && height > 0
      ? { width: shown, height: Math.max(1, Math.round((height * shown) / width)) }
      : null;
  return { address: isOwn ? origin + pictureAddress(src, SHARED_WIDTH, "webp") : src, size };
}

/** `""` for free text. */
const isoDate = (date: string): string =>
  /^\d{4}-\d{2}-\d{2}/.test(date) && !Number.isNaN(Date.parse(date)) ? date : "";

type MetaTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: "link"; rel: string; href: string; type?: string }
  | { "script:ld+json": StructuredData };

/** `<link>`s to pages and feeds of the site, in the page's language. `href`: without prefix. */
export const linkTags = <T extends { href: string }>(
  { prefix = "" }: Pick<PageSeo, "prefix">,
  tags: readonly T[],
): T[] => tags.map((tag) => ({ ...tag, href: prefix + tag.href }));

/** Titles of missing, failed and closed pages, in the page's language. */
export interface ErrorTitles {
  failed: string;
  closed: string;
}

/** `matches` of a route's `meta`: the root's loader has the titles; it may have failed, too. */
export function errorTags(
  [root]: readonly [{ loaderData?: { errorTitles: ErrorTitles } | undefined }, ...unknown[]],
  kind: keyof ErrorTitles = "failed",
): MetaTag[] {
  const title = root.loaderData?.errorTitles[kind] ?? english("error.title");
  return [{ title }, { name: "robots", content: "noindex" }];
}

/** The tags for a route's `meta`, without empty ones. `data`: from structured-data.ts. */
export const metaTags = (seo: PageSeo, siteName: string, data: StructuredData[] = []): MetaTag[] =>
  withoutSoftHyphens(tagsOf(seo, siteName, data));

const markdownLink = (href: string) =>
  ({ tagName: "link", rel: "alternate", type: "text/markdown", href }) as const;

/** Open Graph's default needs no tag. */
const DEFAULT_LOCALE = "en_US";

function tagsOf(seo: PageSeo, siteName: string, data: StructuredData[]): MetaTag[] {
  const {
    title,
    description,
    keywords,
    canonical,
    markdown,
    image,
    size,
    published,
    modified = "",
    isUnlisted,
    language,
  } = seo;
  const locale = language === undefined ? "" : openGraphLocale(language);
  const named = {
    description,
    keywords,
    "twitter:card": "summary_large_image",
    "twitter:title": title,
    "twitter:description": description,
    "twitter:image": image,
  };
  const sizes = size && {
    "og:image:width": String(size.width),
    "og:image:height": String(size.height),
  };
  const properties = {
    "og:type": published ? "article" : "website",
    "og:locale": locale === DEFAULT_LOCALE ? "" : locale,
    "og:site_name": siteName,
    "og:title": title,
    "og:description": description,
    "og:url": canonical,
    "og:image": image,
    ...sizes,
    "article:published_time": published,
    "article:modified_time": modified,
  };
  return [
    { title },
    ...(isUnlisted ? [{ name: "robots", content: "noindex" }] : []),
    ...Object.entries(named).flatMap(([name, content]) => (content ? [{ name, content }] : [])),
    ...Object.entries(properties).flatMap(([property, content]) =>
      content ? [{ property, content }] : [],
    ),
    { tagName: "link" as const, rel: "canonical", href: canonical },
    ...(markdown && !isUnlisted ? [markdownLink(markdown)] : []),
    ...data.map((thing) => ({ "script:ld+json": thing })),
  ];
}
