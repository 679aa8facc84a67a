import type { ServerBuild } from "react-router";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { fakeContent } from "#app/content/testing/fake-content.ts";
import { readSiteConfig } from "#server/config/site-file.ts";
import { createSiteSettings } from "#server/config/site-settings.ts";
import type { RenderContent } from "#server/content/render-content.ts";
import type { Find } from "#app/pages/define-page.ts";
import { BANDS } from "@meridian/contract";
import { createInvalidations } from "#server/content/invalidations.ts";
import { createOpenPage } from "#server/page-cache/open-page.ts";
import { nowhere, type PageRequest } from "#server/page-cache/page-request.ts";
import { languagesOf } from "#server/config/site-language.ts";

const finds: Record<string, Find<unknown>> = {
  "/services/:slug": async (content, { params: { slug = "" } }) => ({
    of: await content.read("service", { slug }),
  }),
  "/jobs/:slug": async (_, { params: { slug = "" } }) => ({
    of: null,
    sharedAt: `/jobs/~${slug}`,
  }),
  "/list": async (_, { path, query }) => (query.size > 0 ? { of: 1, to: path } : { of: 1 }),
};
const pages = new Map(Object.entries(finds).map(([at, find]) => [at, { find }]));
const read = async (_: string, { slug }: { slug: string }): Promise<object | null> => {
  if (slug === "down") throw new Error("down");
  return slug === "zürich" ? { slug } : null;
};
const WORDS = { language: "en", messages: {} };
const openPage = createOpenPage({
  stage: {
    build: () => ({ entry: { module: { pages } } }) as unknown as ServerBuild,
  },
  content: { forRender: () => ({ read, leaveOut: () => undefined, in: () => ({}) }) as never },
  invalidations: createInvalidations(),
  siteSettings: {
    of: async () => ({ ...WORDS, pages: { off: ["pricing"] }, bands: BANDS }) as never,
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
const insteadOf = async (asked: PageRequest) => (await openPage(asked)).instead;

test("[OWN-13] a switched-off page is the cached not-found page, whatever its route's rule returns", async () => {
  expect(await insteadOf(request("/pricing", "/pricing", "team=x"))).toEqual({
    kind: "absent",
    page: nowhere,
  });
});

test("a page with a record is rendered; its address is parsed as React Router does", async () => {
  expect(await insteadOf(request("/services/z%C3%BCrich", "/services/:slug"))).toBeNull();
});

test("an address without a record is the cached not-found page, or its route's own one", async () => {
  expect(await insteadOf(request("/services/nothing", "/services/:slug"))).toEqual({
    kind: "absent",
    page: nowhere,
  });
  expect(await insteadOf(request("/jobs/a", "/jobs/:slug"))).toMatchObject({
    kind: "absent",
    page: { key: "404 /jobs/~a", path: "/jobs/~a", isFallback: true, readsQuery: false },
  });
});

test("a query in another spelling redirects", async () => {
  expect(await insteadOf(request("/list", "/list", "junk=1"))).toEqual({
    kind: "moved",
    location: "/list",
    status: 302,
  });
  expect(await insteadOf(request("/list", "/list"))).toBeNull();
});

test("the page itself is rendered where the host fails or there is no rule", async () => {
  expect(await insteadOf(request("/services/down", "/services/:slug"))).toBeNull();
  expect(await insteadOf(request("/about", "/about"))).toBeNull();
  expect(await insteadOf(nowhere)).toBeNull();
});

test("[OWN-13] a preview's draft settings apply to no other page, in any language", async () => {
  const file = await readSiteConfig(join(import.meta.dirname, "../../site.config.json"));
  const log = { warn: vi.fn<() => void>() };
  const siteSettings = createSiteSettings({
    file: { ...file, otherLanguages: ["de"] },
    log: log as never,
  });
  const content = (name: string) => {
    const reading = {
      ...fakeContent({ settings: { brand: { name } } }),
      leaveOut: () => undefined,
    };
    return { ...reading, in: () => reading } as unknown as RenderContent;
  };
  const open = createOpenPage({
    stage: { build: () => ({ entry: { module: { pages } } }) as unknown as ServerBuild },
    content: { forRender: () => content("Public") },
    invalidations: createInvalidations(),
    siteSettings,
  });
  const { site } = await open(request("/about", "/about"));
  const preview = await open(request("/about", "/about"), content("Draft"));
  await Promise.all(preview.languages.map(({ has }) => has("/about")));
  const latest = [siteSettings.latest, siteSettings.latestIn("de")];
  expect([site, preview.site, ...latest].map(({ brand }) => brand.name)).toEqual([
    "Public",
    "Draft",
    "Public",
    "Public",
  ]);
});
