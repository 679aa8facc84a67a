import { postAddress, readPosts } from "#app/content/blog.server.ts";
import { feedXml } from "#app/lib/feed.ts";
import { longDate } from "#app/lib/long-date.ts";
import { renderContext } from "#app/render-context.server.ts";
import type { Route } from "./+types/blog-feed";

/** Posts a reader of feeds is told of; older ones he has, or does not miss. */
const TOLD = 30;

/** BLOG-07: the newest posts as RSS, kept and purged like a page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site } = context.get(renderContext);
  const posts = await readPosts(content);
  const { title, text } = site.reading.blog;
  const items = posts
    .slice(0, TOLD)
    .map((post) => ({
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
