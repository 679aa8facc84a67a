import type { BlogPost, SiteConfig } from "@meridian/contract";
import { postAddress } from "#app/pages/blog/read-blog.server.ts";
import { feedXml } from "#app/seo/feed.ts";
import { longDate } from "#app/text/long-date.ts";

/** Feed readers have seen older posts or do not miss them. */
const POSTS = 30;

interface About {
  /** The feed's own address. */
  url: URL;
  /** The page of the list. */
  page: string;
  title: string;
  text?: string | undefined;
}

/** The newest of these posts as RSS (BLOG-07), cached and purged like a page. */
export function postsFeed(
  posts: readonly BlogPost[],
  { brand }: Pick<SiteConfig, "brand">,
  { url, page, title, text }: About,
): Response {
  const items = posts.slice(0, POSTS).map((post) => ({
    title: post.title,
    link: url.origin + postAddress(post.post_name),
    description: post.description,
    category: post.category,
    day: longDate(post.date).day,
  }));
  const xml = feedXml({
    title: `${brand.name}: ${title}`,
    description: text || title,
    link: url.origin + page,
    self: url.origin + url.pathname,
    items,
  });
  return new Response(xml, { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}
