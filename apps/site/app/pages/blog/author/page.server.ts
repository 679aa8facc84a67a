import { pageNumber } from "#app/content/list-pages.ts";
import { byRecord } from "#app/pages/address-rules.server.ts";
import { findAuthor, isBy, readAuthorPage } from "#app/pages/blog/authors.server.ts";
import { BLOG_SITEMAP } from "#app/pages/blog/page.server.ts";
import { readPosts } from "#app/pages/blog/posts.server.ts";
import { records } from "#app/pages/listings.server.ts";
import { always, definePage } from "#app/pages/define-page.ts";

export const authorPage = definePage({
  at: "/blog/authors/:slug",
  module: "pages/blog/author/route.tsx",
  query: ["page"],
  calls: always("blog", "authors"),
  find: byRecord("/blog/authors/", findAuthor, async (content, slug, { query }) => {
    const number = pageNumber(query.get("page"));
    return number === null ? null : readAuthorPage(content, slug, number);
  }),
  listing: records(BLOG_SITEMAP, "authors", async (content) => {
    const posts = await readPosts(content);
    return ((await content.read("authors")) ?? []).filter((author) => posts.some(isBy(author)));
  }),
  settings: null,
});
