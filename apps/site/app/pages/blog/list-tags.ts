/** BLOG-07, BLOG-09: feed discovery. */
export const feedLink = (title: string, href: string) => ({
  tagName: "link" as const,
  rel: "alternate",
  type: "application/rss+xml",
  title,
  href,
});
