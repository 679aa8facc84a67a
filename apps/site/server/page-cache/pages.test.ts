import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { FormOutcome, FormSupport } from "#app/forms/form-support.ts";
import { select, type PreparedResponse } from "#server/http/prepared-response.ts";
import {
  request,
  page,
  postProcessOf,
  textOf,
  broken,
  fixture,
} from "#server/tests/pages-fixture.ts";

function later(ms: number) {
  vi.useFakeTimers({ now: Date.now() + ms, toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
}

describe("a page", () => {
  test("is rendered once for parallel requests, and cached", async () => {
    const { get, render, pages } = fixture();
    expect(pages.peek("/")).toBeUndefined();
    expect((await Promise.all([get(), get(), get()])).map(({ state }) => state)).toEqual([
      "miss",
      "miss",
      "miss",
    ]);
    expect(await get()).toMatchObject({ text: "one", state: "hit" });
    expect(pages.peek("/")).toBeDefined();
    expect(render).toHaveBeenCalledTimes(1);
  });

  test("has fast compression first, and from its second request on better compression with another ETag", async () => {
    const { get, pages, store } = fixture({ render: async () => page("word ".repeat(2000)) });
    const { ready: once } = await get("/once");
    const { ready } = await get();
    const tagOf = (of: PreparedResponse) =>
      select(of, { acceptEncoding: "br", ifNoneMatch: undefined, isHead: false }).headers.find(
        (header) => header.startsWith('"'),
      );
    expect(gunzipSync(ready.variants.gzip?.body ?? Buffer.alloc(0))).toEqual(
      ready.variants.identity.body,
    );
    await vi.waitFor(() => expect(pages.peek("/")?.ready).not.toBe(ready));
    const small = pages.peek("/")?.ready as PreparedResponse;
    expect(brotliDecompressSync(small.variants.br?.body ?? Buffer.alloc(0))).toEqual(
      ready.variants.identity.body,
    );
    expect(small.variants.br?.body.length).toBeLessThanOrEqual(ready.variants.br?.body.length ?? 0);
    expect(tagOf(small)).not.toBe(tagOf(ready));
    expect(small.hash).toBe(ready.hash);
    // One after another: the page that was stored first would have been first.
    expect(store.get("/once")?.ready).toBe(once);
  });

  test("past its time is served at once while a fresh one is rendered", async () => {
    const { get, render } = fixture();
    await get();
    render.mockResolvedValue(page("two"));
    later(61_000);
    expect(await get()).toMatchObject({ text: "one", state: "stale" });
    await vi.waitFor(async () => expect(await get()).toMatchObject({ text: "two", state: "hit" }));
    expect(render).toHaveBeenCalledTimes(2);
  });

  test("long past its time is rendered before the response", async () => {
    const { get, render } = fixture();
    await get();
    render.mockResolvedValue(page("two"));
    later(60_000 + 11 * 60_000);
    expect(await get()).toMatchObject({ text: "two", state: "miss" });
  });

  test("that did not change keeps its bytes, and its text question until it is ten minutes old", async () => {
    const { get, render } = fixture({ ttl: 1000 });
    render.mockImplementation(async (_, support) => page(`${support.question.token}`));
    const { ready } = await get();
    later(2000);
    await get();
    await vi.waitFor(async () => expect((await get()).state).toBe("hit"));
    expect((await get()).ready.hash).toBe(ready.hash);
    later(11 * 60_000);
    await get();
    await vi.waitFor(async () => expect((await get()).text).toBe("1"));
  });

  test("[SEC-29] keeps its question, and not a consent text that the owner has changed", async () => {
    let text = "before";
    const support = (_?: string, question = { question: "?", token: "t" }): FormSupport => ({
      captcha: { provider: "altcha", challengeUrl: "/c" },
      question,
      consent: { text, mark: "m" },
    });
    const { get, render, purge } = fixture({ forms: { support } });
    render.mockImplementation(async (_, given) => page(`${given.consent?.text}`));
    await get();
    text = "after";
    purge("home");
    expect((await get()).text).toBe("after");
  });

  test("from an outdated reply is cached for three seconds", async () => {
    const { get, render } = fixture();
    render.mockResolvedValueOnce(page("outdated", { isDegraded: true }));
    await get();
    expect(await get()).toMatchObject({ text: "outdated", state: "hit" });
    later(3100);
    expect(await get()).toMatchObject({ text: "outdated", state: "stale" });
    await vi.waitFor(async () => expect((await get()).text).toBe("one"));
  });

  test("[ERR-04] without a band is not served past its three seconds if it can be rendered whole", async () => {
    const { get, render } = fixture();
    const partial = page("partial", { isDegraded: true, isIncomplete: true });
    render.mockResolvedValueOnce(partial);
    await get();
    expect(await get()).toMatchObject({ text: "partial", state: "hit" });
    later(3100);
    render.mockResolvedValueOnce(partial);
    expect(await get()).toMatchObject({ text: "partial", state: "miss" });
    later(60_000);
    expect(await get()).toMatchObject({ text: "one", state: "miss" });
  });

  test("[ERR-04] without a band is served past its time if nothing better comes soon", async () => {
    const { get, render } = fixture({ timeoutMs: 20 });
    render.mockResolvedValueOnce(page("partial", { isDegraded: true, isIncomplete: true }));
    await get();
    later(3100);
    render.mockResolvedValueOnce(broken());
    expect(await get()).toMatchObject({ text: "partial", state: "stale" });
    later(3100);
    render.mockReturnValueOnce(new Promise(() => {}));
    expect(await get()).toMatchObject({ text: "partial", state: "stale" });
  });

  test("with an end of validity is rendered again then, and the old one is never served", async () => {
    const { get, render } = fixture();
    render.mockResolvedValueOnce(page("open until midnight", { until: Date.now() + 5000 }));
    await get();
    expect(await get()).toMatchObject({ text: "open until midnight", state: "hit" });
    later(5001);
    expect(await get()).toMatchObject({ text: "one", state: "miss" });
  });

  test("stores the absence of the records it read", async () => {
    const settle = vi.fn<() => Promise<void>>(async () => {});
    const { get, render } = fixture();
    render
      .mockResolvedValueOnce(page("one", { settle }))
      .mockResolvedValueOnce(page("gone", { status: 404, settle }));
    await get();
    await get("/unknown");
    expect(settle).toHaveBeenCalledTimes(1);
  });
});

describe("[ERR-04] what fails", () => {
  test.each([500, 503])(
    "a page seen before is served for a %i, and retried three seconds later",
    async (status) => {
      const { get, render, purge } = fixture();
      await get();
      render.mockResolvedValue({ ...broken(), status });
      purge("home");
      for (const _ of "123")
        expect(await get()).toMatchObject({ text: "one", status: 200, state: "stale" });
      expect(render).toHaveBeenCalledTimes(2);
      later(3100);
      render.mockResolvedValue(page("two"));
      expect(await get()).toMatchObject({ text: "two" });
    },
  );

  test("an unseen page responds with 503, Retry-After and the site's own error page, and is not cached", async () => {
    const { get, render } = fixture();
    render.mockResolvedValue(broken());
    const { ready, state } = await get();
    expect({ status: ready.status, text: textOf(ready), state }).toEqual({
      status: 503,
      text: "failed",
      state: "pass",
    });
    expect(ready.variants.identity.headers).toEqual(
      expect.arrayContaining(["Retry-After", "no-store"]),
    );
    render.mockResolvedValue(page("one"));
    expect(await get()).toMatchObject({ status: 200 });
  });

  test("a page that cannot be rendered at all gets the fallback page, never blank", async () => {
    const { get, render, log } = fixture();
    render
      .mockResolvedValueOnce({ ...broken(), body: Buffer.alloc(0) })
      .mockRejectedValueOnce(new Error("bug"));
    expect(String((await get()).ready.variants.identity.body)).toContain(
      "Oooops, something went wrong",
    );
    expect(await get()).toMatchObject({ status: 500 });
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ path: "/" }),
      "page failed with an internal error",
    );
  });
});

test("an unexpected failure gets the fallback page and a log line", async () => {
  const { get, log } = fixture({
    forms: {
      support: () => {
        throw new Error("no questions left");
      },
    },
  });
  expect(await get()).toMatchObject({ status: 500, state: "pass" });
  expect(log.error).toHaveBeenCalledTimes(1);
});

test("404s and redirects are never cached; the page for all unknown addresses is", async () => {
  const { get, render, store } = fixture();
  render.mockResolvedValue(page("not found", { status: 404 }));
  await get("/services/unknown");
  render.mockResolvedValue(
    page("", { status: 302, headers: new Headers({ location: "/career" }) }),
  );
  expect((await get("/career/9")).ready.variants.identity.headers).toEqual(
    expect.arrayContaining(["location", "/career"]),
  );
  expect(store.count).toBe(0);
  render.mockResolvedValue(page("not found", { status: 404 }));
  await get("/404", { isFallback: true });
  expect(await get("/404", { isFallback: true })).toMatchObject({ status: 404, state: "hit" });
});

test("a response that sets a cookie or forbids storing is never cached", async () => {
  const { get, render, store } = fixture();
  render
    .mockResolvedValueOnce(page("", { headers: new Headers({ "set-cookie": "a=b" }) }))
    .mockResolvedValueOnce(page("", { headers: new Headers({ "cache-control": "no-store" }) }));
  await get();
  await get();
  expect(store.count).toBe(0);
});

test.each([
  [true, "no outcome 2"],
  [false, "no outcome 0"],
])(
  "the response to a form is rendered with its outcome, never cached; the cached page gets a new question when its question is spent: %s",
  async (isSpent, cached) => {
    const { pages, get, render } = fixture();
    render.mockImplementation(async (_, support) =>
      page(`${support.outcome?.status ?? "no outcome"} ${support.question.token}`),
    );
    expect((await get()).text).toBe("no outcome 0");
    const outcome: FormOutcome = {
      kind: "contact",
      variant: "main",
      status: "invalid",
      message: "",
      values: {},
      errors: {},
    };
    const answer = await pages.withOutcome(request(), outcome, isSpent);
    expect([
      answer.status,
      textOf(answer),
      answer.variants.identity.headers.includes("no-store"),
    ]).toEqual([422, "invalid 1", true]);
    expect((await get()).text).toBe(cached);
    expect(
      await pages.withOutcome(request(), { ...outcome, status: "sent" }, isSpent),
    ).toMatchObject({ status: 200 });
  },
);

test("[NODE-11] with a CDN a form's response has no CDN headers, and a stale page is flagged as uncacheable", async () => {
  const cdn = { maxAge: 1, cacheControl: "", pageHeaders: () => ["Surrogate-Key", "site"] };
  const { pages, get, purge, render } = fixture({
    postProcess: postProcessOf({ cdn }),
  });
  expect((await get()).ready.variants.identity.headers).toContain("Surrogate-Key");
  const answer = await pages.withOutcome(
    request(),
    { kind: "contact", variant: "main", status: "sent", message: "", values: {}, errors: {} },
    true,
  );
  expect(answer.variants.identity.headers).not.toContain("Surrogate-Key");
  render.mockResolvedValue(broken());
  purge("home");
  expect(await get()).toMatchObject({ text: "one", state: "stale" });
  expect(pages.peek("/")).toBeUndefined();
});
