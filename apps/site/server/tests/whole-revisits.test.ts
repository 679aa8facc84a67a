/** Revalidation: a 304's headers replace those cached with the page (RFC 9111, 4.3.4). */
import { expect, test, vi } from "vitest";
import { oneSite } from "#server/tests/one-site.ts";

vi.setConfig({ testTimeout: 30_000 });
const running = oneSite();

/** Headers about the body, which a 304 may omit. */
const OF_THE_BODY = new Set([
  "content-type",
  "content-length",
  "content-encoding",
  "transfer-encoding",
  "date",
  "connection",
  "keep-alive",
]);
const headersOf = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => !OF_THE_BODY.has(name)));

async function comeBack(path: string): Promise<{ first: Response; second: Response }> {
  const init: RequestInit = { redirect: "manual", headers: { "accept-encoding": "gzip" } };
  const first = await fetch(running.site.url + path, init);
  await first.arrayBuffer();
  const second = await fetch(running.site.url + path, {
    ...init,
    headers: { ...init.headers, "if-none-match": first.headers.get("etag") ?? "none" },
  });
  return { first, second };
}

const PAGES = [
  "/",
  "/blog",
  "/vacancies",
  "/vacancies?work_type=Remote",
  "/pricing",
  "/article/article-it-outsourcing",
];

test.each(PAGES)("a 304 for %s has the page's own headers, including its policy", async (path) => {
  const { first, second } = await comeBack(path);
  expect([first.status, second.status]).toEqual([200, 304]);
  expect(headersOf(second.headers)).toEqual(headersOf(first.headers));
  expect(second.headers.get("content-security-policy")).toMatch(
    /style-src 'self' 'sha256-.*form-action 'self'/,
  );
});

test.each(PAGES)("a 304 for %s has them after a purge that changed nothing", async (path) => {
  const { first } = await comeBack(path);
  await running.site.purge([
    "home",
    "about",
    "vacancies",
    "blog-posts",
    "article",
    "specialisation-costs",
  ]);
  const second = await fetch(running.site.url + path, {
    headers: { "accept-encoding": "gzip", "if-none-match": first.headers.get("etag") ?? "none" },
  });
  expect(second.status).toBe(304);
  expect(headersOf(second.headers)).toEqual(headersOf(first.headers));
});

test("other files get their own headers with a 304, too: assets, SVGs, pictures, sitemap, feed", async () => {
  const html = await (await fetch(`${running.site.url}/`)).text();
  const picture = /\/pictures\/\d+\.(?:avif|webp)\/[^" ]+/.exec(html)?.[0] ?? "none";
  const drawing = /\/pictures\/[^" ]+\.svg[^" ]*/.exec(html)?.[0] ?? "none";
  const asset = /\/assets\/browser[^" ]+\.js/.exec(html)?.[0] ?? "none";
  for (const path of [
    asset,
    "/favicon.ico",
    picture,
    drawing,
    "/sitemap.xml",
    "/robots.txt",
    "/vacancies/feed.xml",
  ]) {
    const { first, second } = await comeBack(path);
    expect([first.status, second.status], path).toEqual([200, 304]);
    // Headers missing in a 304 stay as cached.
    expect(headersOf(first.headers), path).toMatchObject(headersOf(second.headers));
  }
});
