import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import type { AddressRule } from "#app/address-rules.server.ts";
import { createAddressResolver } from "#server/page-cache/resolve-address.ts";
import { nowhere, type PageRequest } from "#server/page-cache/page-request.ts";

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
const resolveAddress = createAddressResolver({
  build: () => ({ entry: { module: { addressRules: rules } } }) as unknown as ServerBuild,
  content: { forRender: () => ({ read }) as never },
  settings: { of: async () => ({ pages: { off: ["pricing"] } }) as never },
});
const request = (path: string, route: string, query = ""): PageRequest => ({
  key: path,
  path,
  query,
  route,
  isFallback: false,
  readsQuery: true,
});

test("[OWN-13] a page that is off is the kept not-found page, whatever its route's rule would say", async () => {
  expect(await resolveAddress(request("/pricing", "/pricing", "team=x"))).toEqual({
    kind: "absent",
    page: nowhere,
  });
});

test("a page whose record is there is rendered; its address is read as React Router reads it", async () => {
  expect(await resolveAddress(request("/services/z%C3%BCrich", "/services/:slug"))).toBeNull();
});

test("an address without a record is the kept not-found page, its route's where that has one", async () => {
  expect(await resolveAddress(request("/services/nothing", "/services/:slug"))).toEqual({
    kind: "absent",
    page: nowhere,
  });
  expect(await resolveAddress(request("/jobs/a", "/jobs/:slug"))).toMatchObject({
    kind: "absent",
    page: { key: "/jobs/~a", path: "/jobs/~a", isFallback: true, readsQuery: false },
  });
});

test("a query in another spelling moves", async () => {
  expect(await resolveAddress(request("/list", "/list", "junk=1"))).toEqual({
    kind: "moved",
    location: "/list",
    status: 302,
  });
  expect(await resolveAddress(request("/list", "/list"))).toBeNull();
});

test("where the host fails, and where there is no rule, the page itself is rendered", async () => {
  expect(await resolveAddress(request("/services/down", "/services/:slug"))).toBeNull();
  expect(await resolveAddress(request("/about", "/about"))).toBeNull();
  expect(await resolveAddress(nowhere)).toBeNull();
});
