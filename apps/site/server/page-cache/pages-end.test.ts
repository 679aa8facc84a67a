import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { OpenPage } from "#server/page-cache/open-page.ts";
import { broken, fixture, openedAt, page } from "#server/tests/pages-fixture.ts";

function later(ms: number) {
  vi.useFakeTimers({ now: Date.now() + ms, toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
}

describe("an address without a page", () => {
  /** `key`: of its not-found page. */
  const absent = (key: string): OpenPage => {
    return async (asked) =>
      asked.isFallback
        ? openedAt(asked)
        : openedAt(asked, { kind: "absent", page: { ...asked, key, isFallback: true } });
  };

  test("[SEC-07] is a 404 each time that its not-found page has expired, without rendering the page", async () => {
    const { get, render } = fixture({ openPage: absent("404 /gone") });
    render.mockResolvedValue(page("not found", { status: 404 }));
    for (let visit = 0; visit < 4; visit++) {
      expect(await get("/gone")).toMatchObject({ status: 404, text: "not found" });
      await vi.waitFor(async () => expect((await get("/gone")).state).toBe("hit"));
      expect(render).toHaveBeenCalledTimes(visit + 1);
      later(61_000 * (visit + 1));
    }
    expect(render.mock.calls.every(([{ request }]) => request.path === "/gone")).toBe(true);
  });

  test("[SEC-07] a page that is withdrawn is not rendered again, and does not return", async () => {
    const absence = absent("404 /");
    const state = { isGone: false };
    const { get, render, purge } = fixture({
      openPage: async (asked) => (state.isGone ? absence(asked) : openedAt(asked)),
    });
    expect(await get()).toMatchObject({ status: 200 });
    state.isGone = true;
    render.mockResolvedValue(page("not found", { status: 404 }));
    purge("home");
    expect(await get()).toMatchObject({ status: 404, text: "not found" });
    state.isGone = false;
    render.mockResolvedValue(broken());
    expect(await get()).toMatchObject({ status: 503 });
  });
});

describe("[ERR-04] a page that never comes", () => {
  function forEver() {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const all = fixture();
    all.render.mockReturnValue(new Promise(() => {}));
    return all;
  }

  test("is a 503 at its limit for all who wait, with a log line; the next request starts anew", async () => {
    const { get, render, log } = forEver();
    const both = Promise.all([get(), get()]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await both).map(({ status }) => status)).toEqual([503, 503]);
    expect(
      log.warn.mock.calls.filter(([facts]) => (facts as { key?: string }).key === "/"),
    ).toEqual([[{ key: "/", limitMs: 30_000 }, expect.stringContaining("pages")]]);
    render.mockResolvedValue(page("one"));
    expect(await get()).toMatchObject({ text: "one", status: 200 });
  });

  test("leaves no place in the queue: a page seen before is served, an unseen one is a 503", async () => {
    const { get, render, purge } = fixture();
    await get();
    purge("home");
    render.mockReturnValue(new Promise(() => {}));
    // Eight are rendered, two hundred wait.
    for (let at = 0; at < 208; at++) void get(`/${at}`);
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(9));
    expect(await get()).toMatchObject({ text: "one", status: 200, state: "stale" });
    expect(await get("/unseen")).toMatchObject({ status: 503 });
  });

  test("does not take the places of others", async () => {
    const { get, render } = forEver();
    const all = Promise.all(Array.from("12345678", (name) => get(`/${name}`)));
    await vi.advanceTimersByTimeAsync(30_000);
    await all;
    render.mockResolvedValue(page("one"));
    expect(await get()).toMatchObject({ text: "one", status: 200 });
  });
});
