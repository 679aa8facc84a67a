import { postsFeed } from "#app/pages/blog/posts-feed.server.ts";
import { readPosts } from "#app/pages/blog/posts.server.ts";
import { renderContext } from "#app/render-context.server.ts";
import type { Route } from "./+types/feed.route";

/** BLOG-07: the newest posts as RSS. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, site, language } = context.get(renderContext);
  return postsFeed(
    await readPosts(content),
    { site, language },
    { url, page: "/blog", ...site.reading.blog },
  );
}
