import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("career", "routes/career.tsx"),
  route("career/:id", "routes/career-post.tsx"),
  route("vacancies", "routes/vacancies.tsx"),
  route("vacancies/:slug", "routes/vacancy.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
