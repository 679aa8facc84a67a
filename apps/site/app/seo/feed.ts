/** An RSS 2.0 feed (BLOG-07). */
import { escapeHtml, escapeText } from "@meridian/contract/escape";
import { element } from "#app/seo/xml.ts";

export interface FeedItem {
  title: string;
  link: string;
  /** Plain text; RSS expects HTML here, so it is escaped twice. */
  description: string;
  category: string | readonly string[];
  /** YYYY-MM-DD, if known. */
  day?: string | undefined;
}

export interface Feed {
  /** BCP 47. */
  language: string;
  title: string;
  description: string;
  /** The page of the feed. */
  link: string;
  /** The feed's own address. */
  self: string;
  items: readonly FeedItem[];
}

const mailDate = (day: string | undefined): string | undefined =>
  day === undefined ? undefined : new Date(day).toUTCString();

/** The feed as XML. Addresses must be absolute. */
export function feedXml({ language, title, description, link, self, items }: Feed): string {
  const newest = items
    .map(({ day }) => day ?? "")
    .toSorted()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    element("title", title),
    element("link", link),
    element("description", escapeText(description)),
    element("language", language),
    `<atom:link href="${escapeHtml(self)}" rel="self" type="application/rss+xml"/>`,
    element("lastBuildDate", mailDate(newest || undefined)),
    ...items.map(itemXml),
    "</channel>",
    "</rss>",
    "",
  ]
    .filter((line, at, lines) => line !== "" || at === lines.length - 1)
    .join("\n");
}

const itemXml = ({ title, link, description, category, day }: FeedItem): string =>
  `<item>${element("title", title)}${element("link", link)}<guid isPermaLink="true">${escapeHtml(link)}</guid>${element("pubDate", mailDate(day))}${[
    category,
  ]
    .flat()
    .map((name) => element("category", name))
    .join("")}${element("description", escapeText(description))}</item>`;
