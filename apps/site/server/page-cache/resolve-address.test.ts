import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import type { AddressRule } from "#app/pages/define-page.ts";
import { createAddressResolver } from "#server/page-cache/resolve-address.ts";
import { nowhere, type PageRequest } from "#server/page-cache/page-request.ts";
import { languagesOf } from "#server/config/site-language.ts";

const rules: Record<string, AddressRule> = {
  "/services/:slug": async (content, { params: { slug = "" } }) =>
    (await content.read("service", { slug })) ? null : { kind: "absent" },
  "/jobs/:slug": async (_, { params: { slug = "" } }) => ({
    kind: "absent",
    path: `/jobs/~${slug}`,
  }),
  "/list": async (_, { path, query }) => (query.size > 0 ? { kind: "moved", to: path } : null),
};
const pages = new Map(Object.entries(rules).map(([at, rule]) => [at, { rule }]));
const read = async (_: string, { slug }: { slug: string }): Promise<object | null> => {
  if (slug === "down") throw new Error("down");
  return slug === "zürich" ? { slug } : null;
};
const resolveAddress = createAddressResolver({
  stage: {
    build: () => ({ entry: { module: { pages } } }) as unknown as ServerBuild,
  },
  content: { forRender: () => ({ read }) as never },
  siteSettings: {
    of: async () => ({ pages: { off: ["pricing"] } }) as never,
    languages: () => languagesOf({ language: "en", otherLanguages: [] }),
  },
});
const request = (path: string, route: string, query = ""): PageRequest => ({
  key: path,
  path,
  query,
  route,
  isFallback: false,
  readsQuery: true,
});

test("[OWN-13] a switched-off page is the cached not-found page, whatever its route's rule returns", async () => {
  expect(await resolveAddress(request("/pricing", "/pricing", "team=x"))).toEqual({
    kind: "absent",
    page: nowhere,
  });
});

test("a page with a record is rendered; its address is parsed as React Router does", async () => {
  expect(await resolveAddress(request("/services/z%C3%BCrich", "/services/:slug"))).toBeNull();
});

test("an address without a record is the cached not-found page, or its route's own one", async () => {
  expect(await resolveAddress(request("/services/nothing", "/services/:slug"))).toEqual({
    kind: "absent",
    page: nowhere,
  });
  expect(await resolveAddress(request("/jobs/a", "/jobs/:slug"))).toMatchObject({
    kind: "absent",
    page: { key: "404 /jobs/~a", path: "/jobs/~a", isFallback: true, readsQuery: false },
  });
});

test("a query in another spelling redirects", async () => {
  expect(await resolveAddress(request("/list", "/list", "junk=1"))).toEqual({
    kind: "moved",
    location: "/list",
    status: 302,
  });
  expect(await resolveAddress(request("/list", "/list"))).toBeNull();
});

test("the page itself is rendered where the host fails or there is no rule", async () => {
  expect(await resolveAddress(request("/services/down", "/services/:slug"))).toBeNull();
  expect(await resolveAddress(request("/about", "/about"))).toBeNull();
  expect(await resolveAddress(nowhere)).toBeNull();
});
