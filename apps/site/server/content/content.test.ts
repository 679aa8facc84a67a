import { CallError, type GetCallName } from "@meridian/contract";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createContent, type ContentOptions } from "#server/content/content.ts";
import { createInvalidations } from "#server/content/invalidations.ts";

type Answer = () => Promise<unknown>;
type Read = (name: GetCallName, params?: Record<string, string>) => Promise<unknown>;

let directory: string;
const log = {
  warn: vi.fn<(details: object, message?: string) => void>(),
  error: vi.fn<(details: object, message?: string) => void>(),
};
const down: Answer = () =>
  Promise.reject(
    new CallError("about", "http://host/api", "could not be reached: ECONNREFUSED", {
      cause: new Error("refused"),
    }),
  );
const says =
  (value: unknown): Answer =>
  () =>
    Promise.resolve(value);

/**
 * A host whose answer the test sets, and the cache in front of it; `restart` is a new process on
 * the same disk.
 */
function stand(more: Partial<ContentOptions> = {}) {
  const host = { answer: says({ title: "old" }), asked: 0 };
  const start = () => {
    const invalidations = createInvalidations();
    const read: Read = () => (host.asked++, host.answer());
    const content = createContent({
      client: { read: read as never },
      host: "http://host",
      origins: new Set(["http://host"]),
      directory,
      ttl: 60_000,
      log: log as never,
      invalidations,
      // Long: a busy machine must not make an old reply of a new one.
      timeoutMs: 10_000,
      ...more,
    });
    const purge = async (...tags: string[]) => (invalidations.note(tags), content.purge(tags));
    return {
      content,
      purge,
      about: () => content.forRender().read("about") as Promise<unknown>,
      service: (slug: string) => content.forRender().read("service", { slug }) as Promise<unknown>,
    };
  };
  return { host, start };
}

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "site-content-"));
  log.warn.mockClear();
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe("freshness", () => {
  test("a reply is asked once while it is fresh, by however many at a time", async () => {
    const { host, start } = stand();
    const { about } = start();
    expect(await Promise.all([about(), about(), about()])).toEqual([
      { title: "old" },
      { title: "old" },
      { title: "old" },
    ]);
    expect(await about()).toEqual({ title: "old" });
    expect(host.asked).toBe(1);
  });

  test("while it is fresh it is read from memory, not from the disk; once it is purged it is asked anew", async () => {
    const { host, start } = stand();
    const { about, purge } = start();
    await about();
    rmSync(directory, { recursive: true, force: true });
    expect([await about(), host.asked]).toEqual([{ title: "old" }, 1]);
    host.answer = says({ title: "new" });
    await purge("about");
    expect([await about(), host.asked]).toEqual([{ title: "new" }, 2]);
  });

  test("after its time it is asked anew, and the reader gets the new one", async () => {
    const { host, start } = stand({ ttl: 5 });
    const { about } = start();
    await about();
    host.answer = says({ title: "new" });
    await vi.waitFor(async () => expect(await about()).toEqual({ title: "new" }));
  });

  test("calls with other parameters are other replies", async () => {
    const { host, start } = stand();
    const { service } = start();
    await service("one");
    host.answer = says({ title: "two" });
    expect(await service("two")).toEqual({ title: "two" });
    expect(await service("one")).toEqual({ title: "old" });
  });
});

test("a page reads its replies with their links leading to the site; what is kept is as the host wrote it", async () => {
  const { host, start } = stand({
    links: {
      origins: new Set(["http://host"]),
      routes: () => ({ match: (path) => ({ isFallback: path !== "/pricing", isLiteral: true }) }),
    },
  });
  host.answer = says({ description: '<a href="http://host/pricing/">a</a>' });
  const { about } = start();
  expect(await about()).toEqual({ description: '<a href="/pricing">a</a>' });
});

describe("[ERR-04] a host that is down", () => {
  test("a restart serves what was there, though it was never purged, or was", async () => {
    const { host, start } = stand();
    const before = start();
    await before.about();
    host.answer = down;
    expect(await start().about()).toEqual({ title: "old" });
    await before.purge("about");
    expect(await start().about()).toEqual({ title: "old" });
    expect(await start().about()).toEqual({ title: "old" });
  });

  test("a purge while it is down keeps the old, for as long as it is down, and gives the new when it is back", async () => {
    const { host, start } = stand();
    const site = start();
    await site.about();
    host.answer = down;
    await site.purge("about");
    expect(await site.about()).toEqual({ title: "old" });
    vi.useFakeTimers({ now: Date.now() + 40_000, toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    expect(await site.about()).toEqual({ title: "old" });
    host.answer = says({ title: "new" });
    vi.setSystemTime(Date.now() + 5000);
    expect(await site.about()).toEqual({ title: "new" });
  });

  test("a call that it serves no longer keeps its last good reply, and the log says how to be rid of it; one never served is absent", async () => {
    const { host, start } = stand();
    const site = start();
    await site.about();
    host.answer = () =>
      Promise.reject(new CallError("about", "http://host/api", "no route", { isUnserved: true }));
    await site.purge("about");
    expect(await site.about()).toEqual({ title: "old" });
    expect(await start().about()).toEqual({ title: "old" });
    expect(log.warn.mock.calls.map(([, message]) => message)).toContainEqual(
      expect.stringMatching(/no route\. What it said before stays; .* remove DATA_DIR/),
    );
    log.warn.mockClear();
    expect(await site.service("one")).toBeNull();
    expect(log.warn).not.toHaveBeenCalled();
  });

  test("a reply never had is a failure that names the call", async () => {
    const { host, start } = stand();
    host.answer = down;
    await expect(start().about()).rejects.toThrow(
      "content host, call about (http://host/api): could not be reached: ECONNREFUSED",
    );
  });

  test("a host that hangs is waited for only as long as the reader's timeout, when there is an old reply", async () => {
    const { host, start } = stand({ timeoutMs: 50 });
    const site = start();
    await site.about();
    host.answer = () => new Promise(() => {});
    await site.purge("about");
    expect(await site.about()).toEqual({ title: "old" });
  });

  test("a torn file is asked anew", async () => {
    const { host, start } = stand();
    await start().about();
    for (const name of readdirSync(directory))
      writeFileSync(join(directory, name), readFileSync(join(directory, name)).subarray(0, 20));
    host.answer = says({ title: "new" });
    expect(await start().about()).toEqual({ title: "new" });
  });
});

describe("purges", () => {
  test("the first reader afterwards has the new reply; other tags keep theirs", async () => {
    const { host, start } = stand();
    const site = start();
    await site.about();
    await site.service("one");
    host.answer = says({ title: "new" });
    await site.purge("about", "unknown");
    expect(await site.about()).toEqual({ title: "new" });
    expect(await site.service("one")).toEqual({ title: "old" });
    await site.purge("*");
    expect(await site.service("one")).toEqual({ title: "new" });
  });

  test("a purge while the host is answering makes it answer again", async () => {
    const { host, start } = stand();
    const site = start();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    host.answer = () => promise;
    const reading = site.about();
    await vi.waitFor(() => expect(host.asked).toBe(1));
    await site.purge("about");
    host.answer = says({ title: "new" });
    resolve({ title: "old" });
    expect(await reading).toEqual({ title: "new" });
    expect(await site.about()).toEqual({ title: "new" });
  });

  test("a withdrawn record is gone, and does not come back when the host fails", async () => {
    const { host, start } = stand();
    const site = start();
    await site.service("one");
    host.answer = says(null);
    await site.purge("service:one");
    expect(await site.service("one")).toBeNull();
    host.answer = down;
    await site.purge("service:one");
    await expect(site.service("one")).rejects.toThrow("ECONNREFUSED");
  });
});

describe("absent records", () => {
  test("are not asked for again at once, and leave nothing on the disk", async () => {
    const { host, start } = stand();
    host.answer = says(null);
    const site = start();
    expect(await site.service("made-up")).toBeNull();
    expect(await site.service("made-up")).toBeNull();
    expect(host.asked).toBe(1);
    expect(readdirSync(directory)).toEqual([]);
  });

  test("are there as soon as they are published", async () => {
    const { host, start } = stand();
    host.answer = says(null);
    const site = start();
    await site.service("new");
    host.answer = says({ title: "new" });
    await site.purge("services", "service:new");
    expect(await site.service("new")).toEqual({ title: "new" });
  });

  test("of a page that is there are kept for a restart with the host down", async () => {
    const { host, start } = stand();
    host.answer = says(null);
    const render = start().content.forRender();
    await render.read("seo", { path: "about" });
    await render.settle();
    host.answer = down;
    expect(await start().content.forRender().read("seo", { path: "about" })).toBeNull();
  });
});

describe("a render", () => {
  test("knows the tags of what it read, and reads each call once", async () => {
    const { host, start } = stand();
    const render = start().content.forRender();
    await Promise.all([
      render.read("about"),
      render.read("about"),
      render.read("service", { slug: "one" }),
    ]);
    expect([...render.tags]).toEqual(["about", "service:one"]);
    expect(host.asked).toBe(2);
    expect(render.isDegraded).toBe(false);
  });

  test("is degraded when a band was left out, which the log names", () => {
    const render = stand().start().content.forRender();
    render.report(
      "clients slider",
      new CallError("clients", "http://host/api/x", "[0].title: expected a text"),
    );
    expect(render.isDegraded).toBe(true);
    expect(log.warn.mock.calls[0]).toEqual([
      { band: "clients slider" },
      "band left out of the page: content host, call clients (http://host/api/x): [0].title: expected a text",
    ]);
  });

  test("is degraded when a reply is older than a purge", async () => {
    const { host, start } = stand();
    const site = start();
    await site.about();
    host.answer = down;
    await site.purge("about");
    const render = site.content.forRender();
    await render.read("about");
    expect(render.isDegraded).toBe(true);
  });

  test("gets pictures by their path on the host; one of another origin is left out and named once", async () => {
    const { host, start } = stand();
    const picture = (src: string) => ({
      src,
      alt: "",
      sizes: { large: "http://host/l.webp", far: "https://cdn.example.com/l.webp" },
    });
    host.answer = says({
      hero: picture("http://host/media/a.webp?v=2"),
      items: [
        { icon: picture("https://cdn.example.com/i.webp") },
        { icon: picture("https://cdn.example.com/i.webp") },
      ],
    });
    expect(await start().about()).toEqual({
      hero: { src: "/media/a.webp?v=2", alt: "", sizes: { large: "/l.webp" } },
      items: [{ icon: null }, { icon: null }],
    });
    expect(log.warn.mock.calls.filter(([details]) => "src" in details)).toHaveLength(1);
  });
});
