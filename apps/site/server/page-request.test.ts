import { expect, test } from "vitest";
import { readAddress } from "#server/addresses.ts";
import { nowhere, pageRequest } from "#server/page-request.ts";
import type { RouteTable } from "#server/route-table.ts";

const routes: RouteTable = {
  paths: () => [],
  has: (id) => ["root", "routes/blog"].includes(id),
  match: (path) => ({ pattern: path === "/blog" ? "/blog" : "/*", isFallback: !["/blog", "/rss.xml"].includes(path), isLiteral: ["/blog", "/rss.xml"].includes(path), query: path === "/blog" ? ["page"] : [] }),
};
const requestOf = (target: string) => {
  const address = readAddress(target);
  return address.kind === "page" ? pageRequest(address, routes) : undefined;
};

test("a page is kept by its path and the parameters it reads", () => {
  expect(requestOf("/blog?utm_source=x&page=2")).toEqual({ key: "/blog?page=2", path: "/blog", isData: false, query: "page=2", route: "/blog", isFallback: false, readsQuery: true });
});

test("React Router's data is kept by the routes it is wanted of, of which made-up ones are none", () => {
  expect(requestOf("/blog.data?_routes=routes/blog,root,nonsense")).toMatchObject({ key: "/blog data?_routes=root%2Croutes%2Fblog", isData: true, query: "_routes=root%2Croutes%2Fblog" });
  expect(requestOf("/blog.data?_routes=nonsense")).toMatchObject({ key: "/blog data", query: "" });
});

test("[ERR-01] all addresses that no page has share one not-found page, those of one segment another: each is matched in the browser as on the server", () => {
  expect(requestOf("/nowhere/at/all?x=1")).toEqual(requestOf("/not/there"));
  expect(requestOf("/not/there")).toEqual(nowhere("/a/%E0%A4%A"));
  expect(requestOf("/else")).toEqual(nowhere("/%E0%A4%A"));
  expect(requestOf("/else.data")).toMatchObject({ key: "/404 data", isData: true });
});

test("an address that looks like a file's is no page, unless a route names it", () => {
  expect(requestOf("/wp-login.php")).toBeNull();
  expect(requestOf("/rss.xml")).toMatchObject({ key: "/rss.xml" });
});
