import { pageNumber } from "#app/content/list-pages.ts";
import { ABSENT } from "#app/pages/address-rules.server.ts";
import { listAddress } from "#app/pages/blog/list-address.ts";
import { readBlogList, type BlogList } from "#app/pages/blog/read-list.server.ts";
import { alone } from "#app/pages/listings.server.ts";
import { always, defineFile, definePage, type Find, type Sitemap } from "#app/pages/define-page.ts";

export const BLOG_SITEMAP: Sitemap = { name: "blog", title: (t) => t("sitemap.blog") };

/** One address for each choice of terms, which the form of the list may spell otherwise. */
const find: Find<BlogList> = async (content, { path, query, code }) => {
  const page = pageNumber(query.get("page"));
  const choice = {
    category: query.get("category") ?? undefined,
    tag: query.get("tag") ?? undefined,
  };
  const of = page === null ? null : await readBlogList(content, choice, { page, code });
  if (page === null || !of) return ABSENT;
  if (choice.category === undefined && choice.tag === undefined) return { of };
  const to = listAddress(choice, page);
  return `${path}?${query.toString()}` === to ? { of } : { of, to };
};

export const blogPage = definePage({
  at: "/blog",
  module: "pages/blog/route.tsx",
  query: ["category", "page", "tag"],
  calls: always("blog", "authors", "categories", "tags"),
  find,
  listing: alone("blog"),
  settings: ({ reading: { blog } }) => blog,
});

export const blogFeed = defineFile({
  at: "/blog/feed.xml",
  module: "pages/blog/feed.route.ts",
  query: [],
  calls: always("blog"),
  find: null,
});
