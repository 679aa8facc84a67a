import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("clients", "routes/clients.tsx"),
  route("case-studies", "routes/case-studies.tsx"),
  route("case-studies/:slug", "routes/case-study.tsx"),
  route("services/:slug", "routes/service.tsx"),
  route("survey", "routes/survey.tsx"),
  route("career", "routes/career.tsx"),
  route("career/:id", "routes/career-post.tsx"),
  route("vacancies", "routes/vacancies.tsx"),
  route("vacancies/feed.xml", "routes/vacancies-feed.ts"),
  route("vacancies/feed.json", "routes/vacancies-json-feed.ts"),
  route("vacancies/jobs.xml", "routes/vacancies-job-feed.ts"),
  route("vacancies/:slug", "routes/vacancy.tsx"),
  route("privacy-policy", "routes/legal.tsx", { id: "privacy-policy" }),
  route("terms-of-use", "routes/legal.tsx", { id: "terms-of-use" }),
  route("article/article-it-outsourcing", "routes/article.tsx"),
  route("blog", "routes/blog.tsx"),
  route("blog/feed.xml", "routes/blog-feed.ts"),
  route("blog/:slug", "routes/blog-post.tsx"),
  route("dedicated-team-road-map", "routes/road-map.tsx"),
  route("sales", "routes/sales.tsx"),
  route("pricing", "routes/pricing.tsx"),
  // React Router has no partial segments: the one route decides by prefix what is a page (page-handle.ts).
  route(":page", "routes/field.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
