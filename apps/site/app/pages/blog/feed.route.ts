import { readPosts } from "#app/pages/blog/posts.server.ts";
import { postAddress } from "#app/pages/blog/read-blog.server.ts";
import { feedXml } from "#app/seo/feed.ts";
import { longDate } from "#app/text/long-date.ts";
import { renderContext } from "#app/render-context.server.ts";
import type { Route } from "./+types/feed.route";

/** Feed readers have seen older posts or do not miss them. */
const POSTS = 30;

/** BLOG-07: the newest posts as RSS, cached and purged like a page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site } = context.get(renderContext);
  const posts = await readPosts(content);
  const { title, text } = site.reading.blog;
  const items = posts.slice(0, POSTS).map((post) => ({
    title: post.title,
    link: url.origin + postAddress(post.post_name),
    description: post.description,
    category: post.category,
    day: longDate(post.date).day,
  }));
  const xml = feedXml({
    title: `${site.brand.name}: ${title}`,
    description: text ?? title,
    link: `${url.origin}/blog`,
    self: url.origin + url.pathname,
    items,
  });
  return new Response(xml, { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}
