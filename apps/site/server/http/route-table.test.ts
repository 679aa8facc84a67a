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

test("a path is known by its route's pattern", () => {
  expect(table.match("/")).toEqual({ pattern: "/", isFallback: false, isLiteral: true, query: [] });
  expect(table.match("/services/teams")).toMatchObject({
    pattern: "/services/:slug",
    isFallback: false,
    isLiteral: false,
  });
});

test("a route names the parameters its page reads", () => {
  expect(table.match("/vacancies").query).toEqual(["type"]);
});

test("what no route takes is the fallback's", () => {
  expect(table.match("/wp-login.php")).toMatchObject({ pattern: "/*", isFallback: true });
  expect(table.match("/services/a/b").isFallback).toBe(true);
});

test("[TECH-01] a route that says what its paths begin with has no others", () => {
  expect(table.match("/technologies-java")).toEqual({
    pattern: "/:page",
    isFallback: false,
    isLiteral: false,
    query: [],
  });
  expect(table.match("/technology-java")).toMatchObject({ pattern: "/*", isFallback: true });
  expect(table.match("/vacancies")).toMatchObject({ pattern: "/vacancies", isFallback: false });
});

test("it lists the paths that are named letter by letter", () => {
  expect(table.paths()).toEqual(["/", "/vacancies"]);
});
