import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import type { AddressRule } from "#app/content/address-rules.server.ts";
import { createLookUp } from "#server/look-up.ts";
import { nowhere, type PageRequest } from "#server/page-request.ts";

const rules: Record<string, AddressRule> = {
  "/services/:slug": async (content, { params: { slug = "" } }) =>
    (await content.read("service", { slug })) ? null : { kind: "absent" },
  "/jobs/:slug": async (_, { params: { slug = "" } }) => ({
    kind: "absent",
    path: `/jobs/~${slug}`,
  }),
  "/list": async (_, { path, query }) => (query.size > 0 ? { kind: "moved", to: path } : null),
};
const read = async (_: string, { slug }: { slug: string }): Promise<object | null> => {
  if (slug === "down") throw new Error("down");
  return slug === "zürich" ? { slug } : null;
};
const lookUp = createLookUp({
  build: () => ({ entry: { module: { addressRules: rules } } }) as unknown as ServerBuild,
  content: { forRender: () => ({ read }) as never },
});
const request = (path: string, route: string, query = ""): PageRequest => ({
  key: path,
  path,
  query,
  route,
  isFallback: false,
  readsQuery: true,
});

test("a page whose record is there is rendered; its address is read as React Router reads it", async () => {
  expect(await lookUp(request("/services/z%C3%BCrich", "/services/:slug"))).toBeNull();
});

test("an address without a record is the kept not-found page, its route's where that has one", async () => {
  expect(await lookUp(request("/services/nothing", "/services/:slug"))).toEqual({
    kind: "absent",
    page: nowhere,
  });
  expect(await lookUp(request("/jobs/a", "/jobs/:slug"))).toMatchObject({
    kind: "absent",
    page: { key: "/jobs/~a", path: "/jobs/~a", isFallback: true, readsQuery: false },
  });
});

test("a query in another spelling moves", async () => {
  expect(await lookUp(request("/list", "/list", "junk=1"))).toEqual({
    kind: "moved",
    location: "/list",
  });
  expect(await lookUp(request("/list", "/list"))).toBeNull();
});

test("where the host fails, and where there is no rule, the page itself is rendered", async () => {
  expect(await lookUp(request("/services/down", "/services/:slug"))).toBeNull();
  expect(await lookUp(request("/about", "/about"))).toBeNull();
  expect(await lookUp(nowhere)).toBeNull();
});
