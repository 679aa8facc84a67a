import { pageNumber } from "#app/content/list-pages.ts";
import { BLOG_SITEMAP } from "#app/pages/blog/page.server.ts";
import { readPosts } from "#app/pages/blog/posts.server.ts";
import { readBlogList, readTermPosts } from "#app/pages/blog/read-list.server.ts";
import { readTerms } from "#app/pages/blog/terms.server.ts";
import type { TermKind } from "#app/pages/blog/types.ts";
import { records } from "#app/pages/listings.server.ts";
import { always, defineFile, definePage, type PageDefinition } from "#app/pages/define-page.ts";

/** A category or tag, and its feed: without a post it has none (BLOG-09). */
function termPages(kind: TermKind, call: "categories" | "tags") {
  const page = definePage({
    at: `/blog/${kind}/:slug`,
    module: "pages/blog/term/route.tsx",
    id: `blog-${kind}`,
    query: ["page"],
    calls: always("blog", "authors", "categories", "tags"),
    find: async (content, { params: { slug }, query, code }) => {
      const number = pageNumber(query.get("page"));
      const list =
        number === null
          ? null
          : await readBlogList(content, { [kind]: slug }, { page: number, code });
      const [term] = list?.terms ?? [];
      return { of: list && term ? { ...list, term } : null };
    },
    mayBeMissing: true,
    listing: records(BLOG_SITEMAP, call, async (content) =>
      readTerms(content, kind, await readPosts(content)),
    ),
    settings: null,
  });
  const feed = defineFile({
    at: `/blog/${kind}/:slug/feed.xml`,
    module: "pages/blog/term/feed.route.ts",
    id: `${kind}-feed`,
    query: [],
    calls: always("blog", call),
    find: async (content, { params: { slug = "" } }) => ({
      of: await readTermPosts(content, kind, slug),
    }),
  });
  return { page, feed };
}

export const categoryPages = termPages("category", "categories");
const tagPages = termPages("tag", "tags");

export const allTermPages: PageDefinition[] = [categoryPages, tagPages].flatMap(
  ({ page, feed }) => [page, feed],
);
