import { byRecord } from "#app/pages/address-rules.server.ts";
import { BLOG_SITEMAP } from "#app/pages/blog/page.server.ts";
import { readPosts } from "#app/pages/blog/posts.server.ts";
import { readPost } from "#app/pages/blog/read-blog.server.ts";
import { records } from "#app/pages/listings.server.ts";
import { definePage } from "#app/pages/define-page.ts";

export const postPage = definePage({
  at: "/blog/:slug",
  module: "pages/blog/post/route.tsx",
  query: [],
  calls: ({ params: { slug = "" } }) => [
    ["blogPost", { slug }],
    ["blog"],
    ["authors"],
    ["categories"],
    ["tags"],
  ],
  find: byRecord(
    "/blog/",
    (content, slug) => content.read("blogPost", { slug }),
    (content, slug, { t }) => readPost(content, slug, t),
  ),
  listing: records(BLOG_SITEMAP, "blog", readPosts),
  settings: null,
});
