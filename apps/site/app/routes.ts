import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("sales", "routes/sales.tsx"),
  // React Router has no partial segments: the one route decides by prefix what is a page (page-handle.ts).
  route(":page", "routes/field.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
