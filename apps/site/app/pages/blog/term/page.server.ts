import { ifFilled } from "#app/pages/address-rules.server.ts";
import { BLOG_SITEMAP } from "#app/pages/blog/page.server.ts";
import { readPosts } from "#app/pages/blog/posts.server.ts";
import { readTermPosts } from "#app/pages/blog/read-list.server.ts";
import { readTerms } from "#app/pages/blog/terms.server.ts";
import type { TermKind } from "#app/pages/blog/types.ts";
import { records } from "#app/pages/listings.server.ts";
import { always, defineFile, definePage, type PageDefinition } from "#app/pages/define-page.ts";

/** A category or tag, and its feed: without a post it has none (BLOG-09). */
function termPages(kind: TermKind, call: "categories" | "tags"): PageDefinition[] {
  const isFilled: PageDefinition["isFilled"] = async (content, { slug = "" }) =>
    (await readTermPosts(content, kind, slug)) !== null;
  const page = definePage({
    at: `/blog/${kind}/:slug`,
    module: "pages/blog/term/route.tsx",
    id: `blog-${kind}`,
    query: ["page"],
    calls: always("blog", "categories", "tags"),
    rule: ifFilled(isFilled),
    isFilled,
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
    rule: ifFilled(isFilled),
  });
  return [page, feed];
}

export const allTermPages = [...termPages("category", "categories"), ...termPages("tag", "tags")];
