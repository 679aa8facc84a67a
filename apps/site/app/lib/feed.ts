/** An RSS 2.0 feed (BLOG-07). */

export interface FeedItem {
  title: string;
  link: string;
  description: string;
  category: string;
  /** YYYY-MM-DD, where it is known. */
  day?: string | undefined;
}

export interface Feed {
  title: string;
  description: string;
  /** The page the feed tells of. */
  link: string;
  /** The feed's own address. */
  self: string;
  items: readonly FeedItem[];
}

// What XML 1.0 cannot carry at all, escaped or not: control characters, lone surrogates, two non-characters.
// eslint-disable-next-line no-control-regex -- that is what is looked for
const UNFIT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

const escaped = (text: string): string => text.replace(UNFIT, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const element = (name: string, text: string | undefined): string => (text ? `<${name}>${escaped(text)}</${name}>` : "");
const mailDate = (day: string | undefined): string | undefined => (day === undefined ? undefined : new Date(day).toUTCString());

/** The feed as XML. Addresses must be absolute. */
export function feedXml({ title, description, link, self, items }: Feed): string {
  const newest = items.map(({ day }) => day ?? "").toSorted().at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    element("title", title),
    element("link", link),
    element("description", description),
    "<language>en</language>",
    `<atom:link href="${escaped(self)}" rel="self" type="application/rss+xml"/>`,
    element("lastBuildDate", mailDate(newest || undefined)),
    ...items.map(itemXml),
    "</channel>",
    "</rss>",
    "",
  ].filter((line, at, lines) => line !== "" || at === lines.length - 1).join("\n");
}

const itemXml = ({ title, link, description, category, day }: FeedItem): string =>
  `<item>${element("title", title)}${element("link", link)}<guid isPermaLink="true">${escaped(link)}</guid>${element("pubDate", mailDate(day))}${element("category", category)}${element("description", description)}</item>`;
