import { expect, test, vi } from "vitest";
import { select } from "#server/http/prepared-response.ts";
import { createMarkdownPages } from "#server/markdown/markdown-pages.ts";
import type { PostProcess } from "#server/page-cache/post-process.ts";
import { createRouteTable } from "#server/http/route-table.ts";
import { openCdn } from "#server/cdn/cdn.ts";
import { fixture, page, postProcessOf } from "#server/tests/pages-fixture.ts";

const cdn = openCdn({ vendor: "varnish", urls: ["http://127.0.0.1:9"] } as never, {
  log: { warn: () => undefined, info: () => undefined } as never,
});
const routes = createRouteTable([
  { at: "/clients", query: ["page"] },
  { at: "/*", query: [] },
]);

function site(location?: string) {
  const pages = fixture({ postProcess: postProcessOf({ cdn }) });
  pages.render.mockImplementation(async () => page("<main><h1>One</h1></main>"));
  const made = vi.fn<PostProcess>(postProcessOf({ cdn }));
  const markdown = createMarkdownPages({
    pages: pages.pages,
    pageStore: pages.store,
    postProcess: made,
    movedAddresses: {
      beforeThePage: async () => (location === undefined ? null : { location, status: 301 }),
      insteadOfNothing: async () => null,
    },
    routes: async () => routes,
    siteSettings: { languages: () => ({ others: [] }) as never },
    settings: { siteUrl: "https://m.example" },
    ttl: 60_000,
    log: pages.log as never,
  });
  const at = async (target: string) => {
    const found = await markdown.at(target);
    if (!found || !("ready" in found)) throw new Error(`${target}: no page`);
    const { status, headers, body } = select(found.ready, {});
    return { status, headers: headers.join("\n"), text: String(body) };
  };
  return { ...pages, at, made, markdown };
}

test("[AI-04] is made once for a hundred parallel requests, sent from the page cache, and purged with its page", async () => {
  const { at, made, store, purge, pages, render } = site();
  const all = await Promise.all(Array.from({ length: 100 }, () => at("/clients")));
  expect(new Set(all.map(({ text }) => text)).size).toBe(1);
  expect([render.mock.calls.length, made.mock.calls.length]).toEqual([1, 1]);
  expect(pages.peek("/clients.md")?.tags).toEqual(pages.peek("/clients")?.tags);
  render.mockImplementation(async () => page("<main><h1>Two</h1></main>"));
  purge("vacancies");
  expect(pages.peek("/clients.md")).toBeDefined();
  purge("home");
  expect(pages.peek("/clients.md")).toBeUndefined();
  expect((await at("/clients")).text).toContain("# Two");
  expect(store.get("/clients.md")?.isPurged).toBe(false);
});

test("[AI-04] has the headers of a text that caches in front keep and purge as the page, and that search engines do not list", async () => {
  const { at, get } = site();
  const { status, headers, text } = await at("/clients");
  const { ready } = await get("/clients");
  const control = ready.variants.identity.headers.find((entry) => entry.startsWith("public,"));
  expect(status).toBe(200);
  expect(headers).toContain("Content-Type\ntext/markdown; charset=utf-8");
  expect(headers).toContain(`Cache-Control\n${control}`);
  expect(headers).toMatch(/Surrogate-Control\nmax-age=\d+/);
  expect(headers).toMatch(/(?:Surrogate-Key|xkey)\n[^\n]*\bhome\b/i);
  expect(headers).toContain("x-robots-tag\nnoindex");
  expect(headers).toContain("default-src 'none'; script-src 'self'");
  expect(text).toContain("# One");
});

test("[AI-04] has the page's no-store, as of a visitor's words in a search", async () => {
  const { at, render, pages } = site();
  const headers = new Headers({
    "content-type": "text/html",
    "cache-control": "private, no-store",
  });
  render.mockImplementation(async () => page("<main><h1>One</h1></main>", { headers }));
  const found = await at("/clients?page=2");
  expect([found.status, found.text]).toEqual([200, expect.stringContaining("# One")]);
  expect(found.headers).toContain("Cache-Control\nno-store");
  expect(found.headers).not.toMatch(/public|Surrogate/);
  expect(pages.peek("/clients.md?page=2")).toBeUndefined();
});

test("is not stored longer than its page: a page that changed meanwhile, or that is not cached", async () => {
  const { markdown, store, pages, render, purge } = site();
  const pending = markdown.at("/clients");
  await vi.waitFor(() => expect(store.get("/clients")).toBeDefined());
  render.mockImplementation(async () => page("<main><h1>Two</h1></main>"));
  purge("home");
  await pending;
  expect(pages.peek("/clients.md")).toBeUndefined();
});

test("each query that the page reads has its own; others share one", async () => {
  const { at, made } = site();
  for (const target of ["/clients", "/clients?utm=1", "/clients?preview=x", "/clients?page=2"])
    await at(target);
  expect(made).toHaveBeenCalledTimes(2);
});

test("[AI-05] has the page's status without its HTML: removed, failed and absent pages", async () => {
  const { at, render, markdown } = site();
  const html = (status: number) => page("<main><h1>Error</h1></main>", { status });
  render.mockImplementation(async () => html(410));
  expect(await at("/clients")).toMatchObject({ status: 410, text: "Gone.\n" });
  render.mockImplementation(async () => html(503));
  const failed = await at("/clients");
  expect(failed).toMatchObject({ status: 503, text: "Unavailable.\n" });
  expect(failed.headers).toContain("retry-after\n10");
  render.mockImplementation(async () => html(404));
  expect(await markdown.at("/clients")).toBeNull();
  render.mockImplementation(async () =>
    page("{}", { headers: new Headers({ "content-type": "application/json" }) }),
  );
  expect(await markdown.at("/clients?page=3")).toBeNull();
});

test.each([
  ["/clients?page=2", "/clients.md?page=2"],
  ["/media/price.list.pdf?v=1.0#page=2", "/media/price.list.pdf?v=1.0#page=2"],
  ["/clients?file=a.pdf", "/clients.md?file=a.pdf"],
  ["https://other.example/x", "https://other.example/x"],
])("[AI-05] a redirect to %s leads to %s: files have no Markdown", async (location, leadsTo) => {
  expect(await site(location).markdown.at("/old")).toEqual({ location: leadsTo, status: 301 });
  const { at, render } = site();
  render.mockImplementation(async () =>
    page("", { status: 302, headers: new Headers({ location }) }),
  );
  const { status, headers } = await at("/clients");
  expect([status, headers.split("\n").at(-1)]).toEqual([302, leadsTo]);
});
