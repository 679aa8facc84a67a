import { expect, test } from "vitest";
import { once, thoroughly } from "#server/page-cache/post-process.ts";
import { postProcessOf } from "#server/tests/pages-fixture.ts";
import { select } from "#server/http/prepared-response.ts";

const html =
  '<html><head><link rel="stylesheet" href="/assets/a.css"/></head><body><script>1</script></body></html>';
const rendered = (more: object = {}) => ({
  status: 200,
  headers: new Headers({
    "content-type": "text/html; charset=utf-8",
    "x-own": "1",
    "cache-control": "max-age=9",
  }),
  body: Buffer.from(html),
  ...more,
});
const postProcess = postProcessOf({ isHttps: true });
const valueOf = (flat: readonly string[], name: string) => flat[flat.indexOf(name) + 1];

test("a page is hashed, revalidated each time, and keeps its route's own headers", async () => {
  const processed = postProcess(rendered());
  expect(String(processed.bytes)).toBe(html);
  const { headers } = select(await once(processed), {
    acceptEncoding: "identity",
    ifNoneMatch: undefined,
    isHead: false,
  });
  expect(valueOf(headers, "Cache-Control")).toBe("public, max-age=0, stale-if-error=86400");
  expect(valueOf(headers, "x-own")).toBe("1");
  expect(headers).not.toContain("Retry-After");
  expect(valueOf(headers, "Content-Security-Policy")).toMatch(/script-src 'self' 'sha256-/);
  expect(headers.filter((header) => header.toLowerCase() === "cache-control")).toHaveLength(1);
});

test("in development no policy blocks Vite's scripts", () => {
  const processed = postProcessOf({ isHttps: true, stage: { mode: "development" } })(rendered());
  expect(String(processed.bytes)).toBe(html);
  expect(processed.headers).not.toContain("Content-Security-Policy");
  expect(processed.headers).toContain("nosniff");
});

test("a route's response for one visitor is cached by no one", () => {
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "private, no-store",
  });
  expect(postProcess(rendered({ headers })).cacheControl).toBe("no-store");
});

test("a failure is cached by no one, and has a Retry-After", () => {
  const processed = postProcess(rendered({ status: 503 }));
  expect([processed.cacheControl, valueOf(processed.headers, "Retry-After")]).toEqual([
    "no-store",
    "10",
  ]);
});

test("other responses are unchanged, and compressed if that helps", async () => {
  const data = postProcess(
    rendered({
      headers: new Headers({ "content-type": "text/x-script" }),
      body: Buffer.from("[1]".repeat(200)),
    }),
  );
  expect(Object.keys((await thoroughly(data)).variants)).toEqual(["identity", "br", "gzip"]);
  const picture = postProcess(rendered({ headers: new Headers({ "content-type": "image/png" }) }));
  expect(Object.keys((await thoroughly(picture)).variants)).toEqual(["identity"]);
  expect(valueOf(picture.headers, "Content-Security-Policy")).toContain(
    "default-src 'none'; script-src 'self'",
  );
});

test("[NODE-11] the identity of each kind of response has the CDN's tags", () => {
  const forCdn = postProcessOf({
    cdn: { maxAge: 0, cacheControl: "", pageHeaders: (tags) => ["Cache-Tag", [...tags].join()] },
  });
  for (const type of ["text/html", "text/markdown", "text/x-script"]) {
    const headers = new Headers({ "content-type": type });
    const hashes = ["home", "other", "home"].map(
      (tag) => forCdn(rendered({ headers, tags: new Set([tag]) })).hash,
    );
    expect(new Set(hashes).size, type).toBe(2);
  }
});

test("[NODE-11] a CDN may cache only complete pages that are not private and not about to expire", async () => {
  const forCdn = postProcessOf({
    isHttps: true,
    cdn: {
      maxAge: 3_600_000,
      cacheControl: ", s-maxage=3600",
      pageHeaders: (tags) => ["Cache-Tag", [...tags].join()],
    },
  });
  const own = new Headers({ "content-type": "text/html" });
  const page = { ...rendered({ headers: own }), tags: new Set(["home"]) };
  const cached = forCdn(page);
  expect([cached.shared, cached.cacheControl]).toEqual([
    ["Cache-Tag", "home"],
    "public, max-age=0, stale-if-error=86400, s-maxage=3600",
  ]);
  const flat = select(await once(cached), {
    acceptEncoding: "gzip",
    ifNoneMatch: `"${cached.hash}-gzip"`,
    isHead: false,
  });
  expect([flat.status, valueOf(flat.headers, "Cache-Tag")]).toEqual([304, "home"]);
  expect(forCdn({ ...page, tags: new Set(["other"]) }).hash).not.toBe(cached.hash);
  const not = [
    forCdn({ ...page, isDegraded: true }),
    forCdn({ ...page, until: Date.now() + 3_700_000 }),
    forCdn({ ...page, status: 404 }),
    forCdn(page, "https://cms.test"),
    forCdn(rendered({ headers: new Headers({ "cache-control": "private" }) })),
  ];
  for (const { shared, cacheControl } of not)
    expect([shared, cacheControl]).toEqual([[], expect.not.stringContaining("s-maxage")]);
});
