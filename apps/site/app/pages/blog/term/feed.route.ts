import { localPath } from "#app/content/local-path.server.ts";
import { data } from "react-router";
import { listAddress } from "#app/pages/blog/list-address.ts";
import { postsFeed } from "#app/pages/blog/posts-feed.server.ts";
import { readTermPosts } from "#app/pages/blog/read-list.server.ts";
import { kindAt } from "#app/pages/blog/term/kind-at.ts";
import { renderContext } from "#app/render-context.server.ts";
import type { Route } from "./+types/feed.route";

/** BLOG-09: the newest posts of a category or tag as RSS. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { content, site, language } = context.get(renderContext);
  const found = await readTermPosts(content, kindAt(localPath(content, url)), params.slug);
  if (!found) throw data(null, { status: 404 });
  const { kind, slug, name, description } = found.term;
  return postsFeed(
    found.posts,
    { site, language },
    {
      url,
      page: listAddress({ [kind]: slug }),
      title: language.t("blog.feedOfPart", { blog: site.reading.blog.title, part: name }),
      text: description,
    },
  );
}
