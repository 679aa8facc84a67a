import { categoryPages } from "#app/pages/blog/term/page.server.ts";
import { shownAt } from "#app/pages/shown-at.server.ts";
import { listAddress } from "#app/pages/blog/list-address.ts";
import { postsFeed } from "#app/pages/blog/posts-feed.server.ts";
import { renderContext } from "#app/render-context.server.ts";
import type { Route } from "./+types/feed.route";

/** BLOG-09: the newest posts of a category or tag as RSS. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { site, language } = context.get(renderContext);
  // A tag's feed finds the same.
  const found = await shownAt(categoryPages.feed, context);
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
