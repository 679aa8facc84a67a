import { expect, test, vi } from "vitest";
import { createPostProcess, once, thoroughly } from "#server/page-cache/post-process.ts";
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
const stand = (styleSheets?: (href: string) => string | undefined) => {
  const onStyleError = vi.fn<(error: Error) => void>();
  return {
    postProcess: createPostProcess({ isHttps: true, styleSheets, onStyleError }),
    onStyleError,
  };
};
const valueOf = (flat: readonly string[], name: string) => flat[flat.indexOf(name) + 1];

test("a page has its styles inside, is hashed and asked for each time, with what its route said besides", async () => {
  const { postProcess, onStyleError } = stand(() => "a{}");
  const processed = postProcess(rendered());
  expect(String(processed.bytes)).toContain("<head><style>a{}</style></head>");
  const { headers } = select(await once(processed), {
    acceptEncoding: "identity",
    ifNoneMatch: undefined,
    isHead: false,
  });
  expect(valueOf(headers, "Cache-Control")).toBe("public, max-age=0, stale-if-error=86400");
  expect(valueOf(headers, "x-own")).toBe("1");
  expect(valueOf(headers, "Content-Security-Policy")).toMatch(/style-src 'self' 'sha256-/);
  expect(headers.filter((header) => header.toLowerCase() === "cache-control")).toHaveLength(1);
  expect(onStyleError).not.toHaveBeenCalled();
});

test("a page that cannot have its styles inside is told of, and sent as it is, with a policy under which it works", () => {
  const { postProcess, onStyleError } = stand(() => undefined);
  const processed = postProcess(rendered());
  expect(String(processed.bytes)).toBe(html);
  expect(onStyleError.mock.calls[0]?.[0].message).toContain(
    "inline-styles.ts: the page links the stylesheet /assets/a.css",
  );
  expect(valueOf(processed.headers, "Content-Security-Policy")).toMatch(
    /script-src 'self' 'sha256-/,
  );
});

test("in development nothing is inlined, and no policy stands in Vite's way", () => {
  const processed = stand().postProcess(rendered());
  expect(String(processed.bytes)).toBe(html);
  expect(processed.headers).not.toContain("Content-Security-Policy");
  expect(processed.headers).toContain("nosniff");
});

test("what a route made for one visitor is kept by nobody", () => {
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "private, no-store",
  });
  expect(stand(() => "a{}").postProcess(rendered({ headers })).cacheControl).toBe("no-store");
});

test("what failed is not kept by anyone, and says when to come again", () => {
  const processed = stand(() => "").postProcess(rendered({ status: 503 }));
  expect([processed.cacheControl, valueOf(processed.headers, "Retry-After")]).toEqual([
    "no-store",
    "10",
  ]);
});

test("what is no page is left alone, and compressed if that helps", async () => {
  const { postProcess } = stand(() => "");
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

test("[NODE-11] a CDN is told to keep a page that is whole, and nothing that is one visitor's, lacks a part or is soon wrong", async () => {
  const postProcess = createPostProcess({
    isHttps: true,
    styleSheets: () => "a{}",
    onStyleError: vi.fn<(error: Error) => void>(),
    cdn: {
      maxAge: 3_600_000,
      cacheControl: ", s-maxage=3600",
      pageHeaders: (tags) => ["Cache-Tag", [...tags].join()],
    },
  });
  const own = new Headers({ "content-type": "text/html" });
  const page = { ...rendered({ headers: own }), tags: new Set(["home"]) };
  const kept = postProcess(page);
  expect([kept.shared, kept.cacheControl]).toEqual([
    ["Cache-Tag", "home"],
    "public, max-age=0, stale-if-error=86400, s-maxage=3600",
  ]);
  const flat = select(await once(kept), {
    acceptEncoding: "gzip",
    ifNoneMatch: `"${kept.hash}-gzip"`,
    isHead: false,
  });
  expect([flat.status, valueOf(flat.headers, "Cache-Tag")]).toEqual([304, "home"]);
  expect(postProcess({ ...page, tags: new Set(["other"]) }).hash).not.toBe(kept.hash);
  const not = [
    postProcess({ ...page, isDegraded: true }),
    postProcess({ ...page, until: Date.now() + 3_700_000 }),
    postProcess({ ...page, status: 404 }),
    postProcess(page, "https://cms.test"),
    postProcess(rendered({ headers: new Headers({ "cache-control": "private" }) })),
  ];
  for (const { shared, cacheControl } of not)
    expect([shared, cacheControl]).toEqual([[], expect.not.stringContaining("s-maxage")]);
});
