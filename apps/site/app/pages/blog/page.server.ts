import { ABSENT } from "#app/pages/address-rules.server.ts";
import { listAddress } from "#app/pages/blog/list-address.ts";
import { readTermPosts } from "#app/pages/blog/read-list.server.ts";
import { alone } from "#app/pages/listings.server.ts";
import {
  always,
  defineFile,
  definePage,
  type AddressRule,
  type Sitemap,
} from "#app/pages/define-page.ts";

export const BLOG_SITEMAP: Sitemap = { name: "blog", title: (t) => t("sitemap.blog") };

/** One address for each choice of terms, which the form of the list may spell otherwise. */
const rule: AddressRule = async (content, { path, query }) => {
  const choice = {
    category: query.get("category") ?? undefined,
    tag: query.get("tag") ?? undefined,
  };
  if (choice.category === undefined && choice.tag === undefined) return null;
  for (const kind of ["category", "tag"] as const)
    if (choice[kind] && !(await readTermPosts(content, kind, choice[kind]))) return ABSENT;
  const to = listAddress(choice, query.get("page") ?? 1);
  return `${path}?${query.toString()}` === to ? null : { kind: "moved", to };
};

export const blogPage = definePage({
  at: "/blog",
  module: "pages/blog/route.tsx",
  query: ["category", "page", "tag"],
  calls: always("blog", "categories", "tags"),
  rule,
  listing: alone({ record: "blog" }),
  settings: ({ reading: { blog } }) => blog,
});

export const blogFeed = defineFile({
  at: "/blog/feed.xml",
  module: "pages/blog/feed.route.ts",
  query: [],
  calls: always("blog"),
  rule: null,
});
