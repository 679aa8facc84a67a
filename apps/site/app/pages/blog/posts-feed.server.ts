import { linkIn } from "@meridian/contract/language-prefix";
import type { BlogPost } from "@meridian/contract";
import { postAddress } from "#app/pages/blog/read-blog.server.ts";
import { feedXml } from "#app/seo/feed.ts";
import { dayOf } from "#app/text/long-date.ts";
import type { RenderContext } from "#app/render-context.server.ts";

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
  { site, language }: Pick<RenderContext, "site" | "language">,
  { url, page, title, text }: About,
): Response {
  const items = posts.slice(0, POSTS).map((post) => ({
    title: post.title,
    link: url.origin + linkIn(language, postAddress(post.post_name)),
    description: post.description,
    category: post.category,
    day: dayOf(post.date),
  }));
  const xml = feedXml({
    language: language.code,
    title: language.t("pages.feedTitle", { brand: site.brand.name, title }),
    description: text || title,
    link: url.origin + linkIn(language, page),
    self: url.origin + url.pathname,
    items,
  });
  return new Response(xml, { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}
