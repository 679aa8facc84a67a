import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { PAGES } from "#app/pages/all-pages.server.ts";

export default PAGES.map(({ at, module, id }) =>
  at === "/" ? index(module) : route(at.slice(1), module, id ? { id } : {}),
) satisfies RouteConfig;
