import { expect, test } from "vitest";
import { readAddress } from "#server/http/addresses.ts";
import { nowhere, pageRequest } from "#server/page-cache/page-request.ts";
import type { RouteTable } from "#server/http/route-table.ts";

const routes: RouteTable = {
  paths: () => [],
  match: (path) => ({
    pattern: path === "/blog" ? "/blog" : "/*",
    isFallback: !["/blog", "/rss.xml"].includes(path),
    isLiteral: ["/blog", "/rss.xml"].includes(path),
    query: path === "/blog" ? ["page"] : [],
  }),
};
const requestOf = (target: string) => {
  const address = readAddress(target);
  return address.kind === "page" ? pageRequest(address, routes) : undefined;
};

test("a page's key is its path and the parameters it reads", () => {
  expect(requestOf("/blog?utm_source=x&page=2")).toEqual({
    key: "/blog?page=2",
    path: "/blog",
    query: "page=2",
    route: "/blog",
    isFallback: false,
    readsQuery: true,
  });
});

test("[OWN-60] an address without a route may be a landing page's, with any query", () => {
  expect(requestOf("/nowhere/at/all?x=1")).toEqual({
    ...nowhere,
    key: "/nowhere/at/all",
    path: "/nowhere/at/all",
    isFallback: false,
  });
  expect(requestOf("/404/404")).toEqual(nowhere);
});

test("an address that looks like a file is no page, unless a route matches", () => {
  expect(requestOf("/wp-login.php")).toBeNull();
  expect(requestOf("/rss.xml")).toMatchObject({ key: "/rss.xml" });
});
