import { CallError, type GetCallName } from "@meridian/contract";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createContent, type ContentOptions } from "#server/content/content.ts";
import { createInvalidations } from "#server/content/invalidations.ts";
import { NO_LINKS } from "#server/tests/no-links.ts";

type Answer = () => Promise<unknown>;
type Read = (name: GetCallName, params?: Record<string, string>) => Promise<unknown>;

let directory: string;
const line = () => vi.fn<(details: object, message?: string) => void>();
const log = { info: line(), warn: line(), error: line() };
const down: Answer = () =>
  Promise.reject(
    new CallError("about", "http://host/api", "could not be reached: ECONNREFUSED", {
      cause: new Error("refused"),
    }),
  );
const responding =
  (value: unknown): Answer =>
  () =>
    Promise.resolve(value);

/** A host, and the cache in front of it; `restart`: a new process on the same disk. */
function fixture(more: Partial<ContentOptions> = {}) {
  const host = { answer: responding({ title: "old" }), calls: 0 };
  const start = () => {
    const invalidations = createInvalidations();
    const read: Read = () => (host.calls++, host.answer());
    const content = createContent({
      client: { read: read as never },
      host: "http://host",
      origins: new Set(["http://host"]),
      directory,
      ttl: 60_000,
      ...NO_LINKS,
      log: log as never,
      invalidations,
      // Long: on a busy machine a fresh reply must not count as late.
      timeoutMs: 10_000,
      ...more,
    });
    const purge = async (...tags: string[]) => (invalidations.note(tags), content.purged());
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
  test("requests a fresh reply once for any number of parallel readers", async () => {
    const { host, start } = fixture();
    const { about } = start();
    expect(await Promise.all([about(), about(), about()])).toEqual([
      { title: "old" },
      { title: "old" },
      { title: "old" },
    ]);
    expect(await about()).toEqual({ title: "old" });
    expect(host.calls).toBe(1);
  });

  test("reads a fresh reply from memory, not from disk; requests it again after a purge", async () => {
    const { host, start } = fixture();
    const { about, purge } = start();
    await about();
    rmSync(directory, { recursive: true, force: true });
    expect([await about(), host.calls]).toEqual([{ title: "old" }, 1]);
    host.answer = responding({ title: "new" });
    await purge("about");
    expect([await about(), host.calls]).toEqual([{ title: "new" }, 2]);
  });

  test("requests an expired reply again, and the reader gets the new one", async () => {
    const { host, start } = fixture({ ttl: 5 });
    const { about } = start();
    await about();
    host.answer = responding({ title: "new" });
    await vi.waitFor(async () => expect(await about()).toEqual({ title: "new" }));
  });

  test("calls with other parameters are other replies", async () => {
    const { host, start } = fixture();
    const { service } = start();
    await service("one");
    host.answer = responding({ title: "two" });
    expect(await service("two")).toEqual({ title: "two" });
    expect(await service("one")).toEqual({ title: "old" });
  });
});

test("a page reads replies with links to the site; the cache stores them as the host wrote them", async () => {
  const { host, start } = fixture({
    links: {
      origins: new Set(["http://host"]),
      routes: () => ({ match: (path) => ({ isFallback: path !== "/pricing", isLiteral: true }) }),
    },
  });
  host.answer = responding({ description: '<a href="http://host/pricing/">a</a>' });
  const { about } = start();
  expect(await about()).toEqual({ description: '<a href="/pricing">a</a>' });
});

describe("[ERR-04] a host that is down", () => {
  test("a restart serves stored replies, purged or not, until the host is back", async () => {
    const { host, start } = fixture();
    const before = start();
    await before.about();
    host.answer = down;
    expect(await start().about()).toEqual({ title: "old" });
    await before.purge("about");
    expect(await start().about()).toEqual({ title: "old" });
    expect(await start().about()).toEqual({ title: "old" });
    host.answer = responding({ title: "new" });
    expect(await start().about()).toEqual({ title: "new" });
  });

  test("a purge while the host is down keeps the old reply until the host is back", async () => {
    const { host, start } = fixture();
    const site = start();
    await site.about();
    host.answer = down;
    await site.purge("about");
    expect(await site.about()).toEqual({ title: "old" });
    vi.useFakeTimers({ now: Date.now() + 40_000, toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    expect(await site.about()).toEqual({ title: "old" });
    host.answer = responding({ title: "new" });
    vi.setSystemTime(Date.now() + 5000);
    expect(await site.about()).toEqual({ title: "new" });
  });

  test("a call that the host stops serving keeps its last good reply, and the log explains how to remove it; one never served is absent", async () => {
    const { host, start } = fixture();
    const site = start();
    await site.about();
    host.answer = () =>
      Promise.reject(new CallError("about", "http://host/api", "no route", { isUnserved: true }));
    await site.purge("about");
    expect(await site.about()).toEqual({ title: "old" });
    expect(await start().about()).toEqual({ title: "old" });
    expect(log.warn.mock.calls.map(([, message]) => message)).toContainEqual(
      expect.stringMatching(/no route\. Its earlier reply stays; .* delete DATA_DIR/),
    );
    log.warn.mockClear();
    expect(await site.service("one")).toBeNull();
    expect(log.warn).not.toHaveBeenCalled();
  });

  test("without a stored reply it throws an error that names the call", async () => {
    const { host, start } = fixture();
    host.answer = down;
    await expect(start().about()).rejects.toThrow(
      "content host, call about (http://host/api): could not be reached: ECONNREFUSED",
    );
  });

  test("waits for a hanging host only until the reader's timeout if there is an old reply", async () => {
    const { host, start } = fixture({ timeoutMs: 50 });
    const site = start();
    await site.about();
    host.answer = () => new Promise(() => {});
    await site.purge("about");
    expect(await site.about()).toEqual({ title: "old" });
  });

  test("requests a torn file's reply again", async () => {
    const { host, start } = fixture();
    await start().about();
    for (const name of readdirSync(directory))
      writeFileSync(join(directory, name), readFileSync(join(directory, name)).subarray(0, 20));
    host.answer = responding({ title: "new" });
    expect(await start().about()).toEqual({ title: "new" });
  });
});

describe("purges", () => {
  test("the first reader afterwards gets the new reply; other tags are unaffected", async () => {
    const { host, start } = fixture();
    const site = start();
    await site.about();
    await site.service("one");
    host.answer = responding({ title: "new" });
    await site.purge("about", "unknown");
    expect(await site.about()).toEqual({ title: "new" });
    expect(await site.service("one")).toEqual({ title: "old" });
    await site.purge("*");
    expect(await site.service("one")).toEqual({ title: "new" });
  });

  test("a purge during a response repeats the request", async () => {
    const { host, start } = fixture();
    const site = start();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    host.answer = () => promise;
    const reading = site.about();
    await vi.waitFor(() => expect(host.calls).toBe(1));
    await site.purge("about");
    host.answer = responding({ title: "new" });
    resolve({ title: "old" });
    expect(await reading).toEqual({ title: "new" });
    expect(await site.about()).toEqual({ title: "new" });
  });

  test("a withdrawn record is gone, and does not return when the host fails", async () => {
    const { host, start } = fixture();
    const site = start();
    await site.service("one");
    host.answer = responding(null);
    await site.purge("service:one");
    expect(await site.service("one")).toBeNull();
    host.answer = down;
    await site.purge("service:one");
    await expect(site.service("one")).rejects.toThrow("ECONNREFUSED");
  });
});

describe("absent records", () => {
  test("are not requested again at once, and leave nothing on disk", async () => {
    const { host, start } = fixture();
    host.answer = responding(null);
    const site = start();
    expect(await site.service("made-up")).toBeNull();
    expect(await site.service("made-up")).toBeNull();
    expect(host.calls).toBe(1);
    expect(readdirSync(directory)).toEqual([]);
  });

  test("appear as soon as they are published", async () => {
    const { host, start } = fixture();
    host.answer = responding(null);
    const site = start();
    await site.service("new");
    host.answer = responding({ title: "new" });
    await site.purge("services", "service:new");
    expect(await site.service("new")).toEqual({ title: "new" });
  });

  test("of an existing page are stored for a restart with the host down", async () => {
    const { host, start } = fixture();
    host.answer = responding(null);
    const render = start().content.forRender();
    await render.read("seo", { path: "about" });
    await render.settle();
    host.answer = down;
    expect(await start().content.forRender().read("seo", { path: "about" })).toBeNull();
  });
});

describe("a render", () => {
  test("has the tags of everything it read, and reads each call once", async () => {
    const { host, start } = fixture();
    const render = start().content.forRender();
    await Promise.all([
      render.read("about"),
      render.read("about"),
      render.read("service", { slug: "one" }),
    ]);
    expect([...render.tags]).toEqual(["about", "service:one"]);
    expect(host.calls).toBe(2);
    expect(render.isDegraded).toBe(false);
  });

  test("a host that is only starting is no warning", async () => {
    const { host, start } = fixture();
    const error = new CallError("about", "http://host/api", "not yet", { isStarting: true });
    host.answer = () => Promise.reject(error);
    await expect(start().about()).rejects.toThrow("not yet");
    start().content.forRender().report("about", error);
    expect([log.warn.mock.calls, log.info.mock.calls.length]).toEqual([[], 2]);
  });

  test("is degraded when a band is omitted, which is logged", () => {
    const render = fixture().start().content.forRender();
    render.report("clients slider", new CallError("clients", "http://host/x", "expected a text"));
    expect([render.isDegraded, render.isIncomplete]).toEqual([true, true]);
    expect(log.warn.mock.calls[0]).toEqual([
      { band: "clients slider" },
      "band omitted from the page: content host, call clients (http://host/x): expected a text",
    ]);
  });

  test("is degraded when a reply is older than a purge", async () => {
    const { host, start } = fixture();
    const site = start();
    await site.about();
    host.answer = down;
    await site.purge("about");
    const render = site.content.forRender();
    await render.read("about");
    expect([render.isDegraded, render.isIncomplete]).toEqual([true, false]);
  });

  test("gets pictures by their path on the host; drops one of another origin and logs it once", async () => {
    const { host, start } = fixture();
    const picture = (src: string) => ({
      src,
      alt: "",
      sizes: { large: "http://host/l.webp", far: "https://cdn.example.com/l.webp" },
    });
    host.answer = responding({
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
