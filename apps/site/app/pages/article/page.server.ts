import { readArticle } from "#app/pages/article/read-article.server.ts";
import { alone } from "#app/pages/listings.server.ts";
import { always, definePage } from "#app/pages/define-page.ts";

export const articlePage = definePage({
  at: "/article/article-it-outsourcing",
  module: "pages/article/route.tsx",
  query: [],
  calls: always("article"),
  find: async (content, { t }) => ({ of: await readArticle(content, t) }),
  mayBeMissing: true,
  listing: alone("article"),
  settings: null,
});
