import { matchPath } from "react-router";
import { expect, test } from "vitest";
import { createRouteTable } from "#server/http/route-table.ts";

const table = createRouteTable([
  { at: "/", query: [] },
  { at: "/vacancies", query: ["type"] },
  { at: "/services/:slug", query: [] },
  { at: "/:page", prefixes: ["/technologies-"], query: [] },
  { at: "/*", query: [] },
]);

test("matches a path to its route's pattern", () => {
  expect(table.match("/")).toEqual({ pattern: "/", isFallback: false, isLiteral: true, query: [] });
  expect(table.match("/services/teams")).toMatchObject({
    pattern: "/services/:slug",
    isFallback: false,
    isLiteral: false,
  });
});

test("a page declares the parameters it reads", () => {
  expect(table.match("/vacancies").query).toEqual(["type"]);
});

test("a path without a route matches the fallback", () => {
  expect(table.match("/wp-login.php")).toMatchObject({ pattern: "/*", isFallback: true });
  expect(table.match("/services/a/b").isFallback).toBe(true);
});

test("[TECH-01] a page with prefixes matches only those", () => {
  expect(table.match("/technologies-java")).toEqual({
    pattern: "/:page",
    isFallback: false,
    isLiteral: false,
    query: [],
  });
  expect(table.match("/technology-java")).toMatchObject({ pattern: "/*", isFallback: true });
  expect(table.match("/vacancies")).toMatchObject({ pattern: "/vacancies", isFallback: false });
});

test("a path is at the pattern that React Router finds", () => {
  const patterns = ["/services/:slug", "/blog/authors/:slug", "/:page", "/*"];
  const own = createRouteTable(patterns.map((at) => ({ at, query: [] })));
  const paths = [
    "/services/a",
    "/services/a/",
    "/Services/A",
    "/services//",
    "/services/",
    "/services",
    "/services/a/b",
    "/services/%E4%B8%80",
    "/blog/authors/ada",
    "/blog/authors",
    "//a",
    "/a.b",
  ];
  for (const path of paths)
    expect(own.match(path).pattern, path).toBe(patterns.find((one) => matchPath(one, path)));
});

test("lists the literal paths", () => {
  expect(table.paths()).toEqual(["/", "/vacancies"]);
});
