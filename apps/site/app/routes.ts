import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("clients", "routes/clients.tsx"),
  route("case-studies", "routes/case-studies.tsx"),
  route("case-studies/:slug", "routes/case-study.tsx"),
  route("services/:slug", "routes/service.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
