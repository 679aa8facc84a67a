import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("pages/home/route.tsx"),
  route("clients", "pages/clients/route.tsx"),
  route("case-studies", "pages/case-studies/route.tsx"),
  route("case-studies/:slug", "pages/case-study/route.tsx"),
  route("services/:slug", "pages/service/route.tsx"),
  route("survey", "pages/survey/route.tsx"),
  route("career", "pages/career/route.tsx"),
  route("career/:id", "pages/career/post/route.tsx"),
  route("vacancies", "pages/vacancies/route.tsx"),
  route("vacancies/feed.xml", "pages/vacancies/feeds/rss.route.ts"),
  route("vacancies/feed.json", "pages/vacancies/feeds/json-feed.route.ts"),
  route("vacancies/jobs.xml", "pages/vacancies/feeds/jobs.route.ts"),
  route("vacancies/:slug", "pages/vacancies/vacancy/route.tsx"),
  route("privacy-policy", "pages/legal/route.tsx", { id: "privacy-policy" }),
  route("terms-of-use", "pages/legal/route.tsx", { id: "terms-of-use" }),
  route("article/article-it-outsourcing", "pages/article/route.tsx"),
  route("blog", "pages/blog/route.tsx"),
  route("blog/feed.xml", "pages/blog/feed.route.ts"),
  route("blog/:slug", "pages/blog/post/route.tsx"),
  route("dedicated-team-road-map", "pages/road-map/route.tsx"),
  route("sales", "pages/sales/route.tsx"),
  route("pricing", "pages/pricing/route.tsx"),
  // React Router has no partial segments: this route accepts paths by prefix (page-handle.ts).
  route(":page", "pages/field/route.tsx"),
  route("*", "pages/landing/route.tsx"),
] satisfies RouteConfig;
