import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { createRouteTable } from "#server/http/route-table.ts";

const route = (
  id: string,
  path: string | undefined,
  handle?: unknown,
  parentId: string | undefined = "root",
) => ({ id, parentId, path, index: path === undefined, module: { default: () => null, handle } });

const table = createRouteTable({
  root: { id: "root", parentId: undefined, path: "", module: { default: () => null } },
  home: route("home", undefined),
  vacancies: route("vacancies", "vacancies", { query: ["type", 7] }),
  service: route("service", "services/:slug"),
  field: route("field", ":page", { prefixes: ["/technologies-"] }),
  rest: route("rest", "*"),
} as unknown as ServerBuild["routes"]);

test("matches a path to its route's pattern", () => {
  expect(table.match("/")).toEqual({ pattern: "/", isFallback: false, isLiteral: true, query: [] });
  expect(table.match("/services/teams")).toMatchObject({
    pattern: "/services/:slug",
    isFallback: false,
    isLiteral: false,
  });
});

test("a route declares the parameters its page reads", () => {
  expect(table.match("/vacancies").query).toEqual(["type"]);
});

test("a path without a route matches the fallback", () => {
  expect(table.match("/wp-login.php")).toMatchObject({ pattern: "/*", isFallback: true });
  expect(table.match("/services/a/b").isFallback).toBe(true);
});

test("[TECH-01] a route with prefixes matches only those", () => {
  expect(table.match("/technologies-java")).toEqual({
    pattern: "/:page",
    isFallback: false,
    isLiteral: false,
    query: [],
  });
  expect(table.match("/technology-java")).toMatchObject({ pattern: "/*", isFallback: true });
  expect(table.match("/vacancies")).toMatchObject({ pattern: "/vacancies", isFallback: false });
});

test("lists the literal paths", () => {
  expect(table.paths()).toEqual(["/", "/vacancies"]);
});
