import { describe, expect, test, vi } from "vitest";
import type { Rendered } from "#server/page-cache/render.ts";
import { page, postProcessOf, broken, fixture } from "#server/tests/pages-fixture.ts";

describe("a purge", () => {
  test("the first visitor afterwards gets the fresh page; pages of other tags stay", async () => {
    const { get, render, purge } = fixture();
    await get();
    render.mockResolvedValueOnce(page("other", { tags: new Set(["about"]) }));
    await get("/other");
    render.mockResolvedValue(page("two"));
    purge("home");
    expect(await get()).toMatchObject({ text: "two", state: "miss" });
    expect(await get("/other")).toMatchObject({ text: "other", state: "hit" });
    purge("*");
    expect(await get("/other")).toMatchObject({ text: "two", state: "miss" });
  });

  test("with a slow host the visitor waits for the timeout, then gets the old page", async () => {
    const { get, render, purge } = fixture({ timeoutMs: 20 });
    await get();
    render.mockImplementation(() => new Promise(() => {}));
    purge("home");
    expect(await get()).toMatchObject({ text: "one", state: "stale" });
  });

  test("during a render repeats it", async () => {
    const { get, render, purge } = fixture();
    const { promise, resolve } = Promise.withResolvers<Rendered>();
    render.mockImplementationOnce(() => promise);
    const pending = get();
    await vi.waitFor(() => expect(render).toHaveBeenCalled());
    purge("home");
    render.mockResolvedValue(page("two"));
    resolve(page("one"));
    expect((await pending).text).toBe("two");
    expect((await get()).text).toBe("two");
  });

  test("between a page's render and its storing is not missed", async () => {
    const { get, render, purge } = fixture({
      postProcess: (rendered) => {
        if (String(rendered.body).includes("one")) purge("home");
        return postProcessOf()(rendered);
      },
    });
    render.mockResolvedValueOnce(page("one")).mockResolvedValue(page("two"));
    expect((await get()).text).toBe("two");
  });

  test("a withdrawn page is gone", async () => {
    const { get, render, purge, store } = fixture();
    await get();
    render.mockResolvedValue(page("not found", { status: 404 }));
    purge("home");
    expect(await get()).toMatchObject({ status: 404, state: "pass" });
    expect(store.count).toBe(0);
    render.mockResolvedValue(broken());
    expect(await get()).toMatchObject({ status: 503 });
  });
});
