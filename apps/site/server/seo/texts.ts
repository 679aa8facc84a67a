/**
 * Machine-readable texts: sitemaps (sitemaps.org), robots.txt (RFC 9309) and llms.txt
 * (llmstxt.org).
 */
import { escapeHtml, withoutControls } from "@meridian/contract/escape";
import { markdownAddress } from "#app/seo/markdown-address.ts";
import { shortened, withoutSoftHyphens } from "#app/text/plain-text.ts";
import { CRAWLER_RULES, type CrawlerRules } from "#server/seo/crawlers.ts";
import type { SitePage } from "#server/seo/site-pages.ts";

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';

export interface Located {
  address: string;
  /** `YYYY-MM-DD` */
  day: string;
  /** The page in all its languages. */
  versions?: readonly { code: string; address: string }[];
}

const located = (tag: "url" | "sitemap", { address, day, versions = [] }: Located): string =>
  `<${tag}><loc>${escapeHtml(address)}</loc>${day && `<lastmod>${day}</lastmod>`}${versions.map(linked).join("")}</${tag}>`;
const linked = ({ code, address }: { code: string; address: string }): string =>
  `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(address)}"/>`;

export const sitemapIndex = (sitemaps: Located[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${NAMESPACE}>\n${sitemaps.map((one) => located("sitemap", one)).join("\n")}\n</sitemapindex>\n`;
export const sitemap = (pages: Located[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACE}${pages.some(({ versions = [] }) => versions.length > 0) ? XHTML : ""}>\n${pages.map((one) => located("url", one)).join("\n")}\n</urlset>\n`;

/**
 * Allows everything except non-pages, and results of the search: there is no end of them. Crawlers
 * that are refused have a group of their own.
 */
export function robots(
  siteUrl: string,
  prefixes: readonly string[] = [""],
  { refused, signal }: CrawlerRules = CRAWLER_RULES.all,
): string {
  const searches = prefixes.flatMap((prefix) => [`${prefix}/search?`, `${prefix}/search.md?`]);
  const closed = ["/captcha/", "/metrics", "/purge", ...searches];
  return [
    "User-agent: *",
    ...(signal ? [`Content-Signal: ${signal}`] : []),
    ...closed.map((path) => `Disallow: ${path}`),
    ...(refused.length > 0
      ? ["", ...refused.map((name) => `User-agent: ${name}`), "Disallow: /"]
      : []),
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");
}

/** Validity of security.txt in days, from the day of the request. */
const HOLDS_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/** RFC 9116. */
export function securityText(siteUrl: string, contact: string, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS);
  const expires = new Date((today + HOLDS_DAYS) * DAY_MS).toISOString();
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${siteUrl}/.well-known/security.txt\n`;
}

const LONGEST_NOTE = 200;

/** Escapes plain text for Markdown: no tags, entities or links. */
const markdown = (text: string): string =>
  withoutControls(withoutSoftHyphens(text)).replace(/[[\]\\<]|&(?=#?\w+;)/g, "\\$&");

const entry = (siteUrl: string, brand: string, { path, title, text }: SitePage): string =>
  `- [${markdown(withoutBrand(title, brand))}](${siteUrl}${markdownAddress(path)})${text && `: ${markdown(shortened(text.replace(/\s+/g, " "), LONGEST_NOTE))}`}`;

/** Removes the site's name from the end of a page's title. */
export function withoutBrand(title: string, brand: string): string {
  const ending = title.lastIndexOf(" | ");
  return ending > 0 && title.slice(ending).includes(brand) ? title.slice(0, ending) : title;
}

export interface Overview {
  siteUrl: string;
  brand: string;
  /** The company in one sentence. */
  summary: string;
  kinds: { title: string; pages: SitePage[] }[];
  /** The overviews in other languages (LANG-21). */
  others?: { title: string; files: { name: string; address: string }[] };
}

export const llms = ({ siteUrl, brand, summary, kinds, others }: Overview): string =>
  [
    `# ${markdown(brand)}`,
    ...(summary ? [`> ${markdown(summary)}`] : []),
    ...kinds
      .filter(({ pages }) => pages.length > 0)
      .map(
        ({ title, pages }) =>
          `## ${title}\n\n${pages.map((page) => entry(siteUrl, brand, page)).join("\n")}`,
      ),
    ...(others && others.files.length > 0
      ? [
          `## ${others.title}\n\n${others.files.map(({ name, address }) => `- [${markdown(name)}](${address})`).join("\n")}`,
        ]
      : []),
  ].join("\n\n") + "\n";
